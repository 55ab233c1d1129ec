import { createContext, type ReactNode, useContext } from 'react';
import type { ActionId, Language, Words } from '../definition/definition.ts';
import type { Dispatch } from '../machine/dispatch.ts';
import type { CallResult } from '../machine/effects.ts';

/** What pages may ask of the app. */
export interface Platform {
  call: (
    endpoint: string,
    request: Record<string, unknown>,
    signal: AbortSignal,
  ) => Promise<CallResult>;
  dispatch: (funder: string, action: ActionId) => Dispatch;
  /** The funder's name for customers. */
  funderName: (funder: string) => Words | undefined;
  toast: (words: string) => void;
  setLanguage: (language: Language) => void;
}

const PlatformContext = createContext<Platform | undefined>(undefined);

export function PlatformProvider(props: { platform: Platform; children: ReactNode }) {
  return <PlatformContext value={props.platform}>{props.children}</PlatformContext>;
}

export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('Bug: usePlatform outside of PlatformProvider.');
  return platform;
}
