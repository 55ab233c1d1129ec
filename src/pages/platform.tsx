import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import type { Language, Text, Words } from '../definition/definition.ts';
import type { Dispatch } from '../machine/dispatch.ts';
import type { CallResult } from '../machine/effects.ts';
import type { FixedWords } from '../steps/contract.ts';

/** What pages may ask of the app. */
export interface Platform {
  call: (
    endpoint: string,
    request: Record<string, unknown>,
    signal: AbortSignal,
  ) => Promise<CallResult>;
  dispatch: (funder: string, action: number) => Dispatch;
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

/** An answer that is not there, with the words to show for it. */
export class NotAnswered extends Error {
  readonly words: FixedWords;

  constructor(words: FixedWords) {
    super(words.en);
    this.words = words;
  }
}

/** What an endpoint says, asked again on demand only. `T` is the contract's response, which the caller has checked. */
export function useAnswer<T>(
  endpoint: string,
  request: Record<string, unknown>,
): UseQueryResult<T, NotAnswered> {
  const { call } = usePlatform();
  return useQuery<T, NotAnswered>({
    queryKey: [endpoint, request],
    queryFn: async ({ signal }) => {
      const answer = await call(endpoint, request, signal);
      // The caller validated the answer against the contract's schema of this endpoint.
      if (answer.type === 'ok') return answer.result as T;
      if (answer.type === 'unreachable') throw new NotAnswered(plain(answer.words));
      throw new NotAnswered({ zh: answer.result.msg, en: answer.result.msg });
    },
  });
}

function plain(words: Words): FixedWords {
  const text = (written: Text) =>
    typeof written === 'string'
      ? written
      : written.filter((part) => typeof part === 'string').join('');
  return { zh: text(words.zh), en: text(words.en) };
}
