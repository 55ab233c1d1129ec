import { createContext, type ReactNode, useContext } from 'react';
import type { Language, LocalizedTemplate } from '../model/definition.ts';
import type { ActionId } from '../model/action-id.ts';
import type { Dispatch } from '../machine/dispatch.ts';
import type { Host } from '../model/effects.ts';
import type { EndpointId, RequestOf, ResultOfCall } from '../api/typed.ts';

/** What a deployment sets at build time (app/platform/environment.ts). */
export interface Environment {
  /** Origin of the public site. */
  siteHost: string;
  /** Where shared cards lead: an address up to the path, `/` at its end or not. */
  sharePage: string;
  /** Folder of the pictures on shared cards, `/` at its end. */
  shareImages: string;
  /** Origin of the campaigns' endpoints; empty where it is the app's own. */
  marketingApi: string;
  /** Origin of the channel's endpoints; empty where it is the app's own. */
  channelApi: string;
  /** Origins files of the platform lie on, beside the app's own. */
  fileHosts: readonly string[];
  /** Address of the online service. */
  onlineService: string;
}

/** The card a page is shared as. */
export interface ShareCard {
  title: string;
  description: string;
  /** Absolute; the present page where absent. Carries neither token nor phone. */
  url?: string;
  /** Absolute. */
  image?: string;
}

/**
 * What became of sharing. `menu`: the card is set up, the customer shares it with the host's own menu. `copied`: the
 * host cannot share, the link is in the clipboard.
 */
export type Shared = 'shared' | 'menu' | 'copied' | 'cancelled' | 'failed';

/** What pages may ask of the app. */
export interface PagePlatform {
  /** `showsErrors`: the page shows what went wrong, so the shell adds no toast. */
  call: <Id extends EndpointId>(
    endpoint: Id,
    request: RequestOf<Id>,
    signal: AbortSignal,
    options?: { showsErrors: boolean },
  ) => Promise<ResultOfCall<Id>>;
  /** Where the app runs. */
  host: Host;
  environment: Environment;
  signedIn: () => boolean;
  /** Calls back on every sign-in and sign-out. Returns the function to unsubscribe. */
  onSignInChange: (listener: () => void) => () => void;
  /** In the native app its login, elsewhere /login; afterwards the address `back` of ours, the present one unless given. */
  signIn: (back?: string) => Promise<'signed-in' | 'leaving' | 'not-signed-in'>;
  /** Ends the token here and on the platform, and says so. */
  logout: () => Promise<void>;
  /** Sets the card up that the host's own share menu sends from this page. */
  offerCard: (card: ShareCard, signal: AbortSignal) => Promise<void>;
  share: (card: ShareCard) => Promise<Shared>;
  /** Undefined until the index of funders is loaded. */
  dispatch: (funder: string, action: ActionId) => Dispatch | undefined;
  /** Fetches the flows behind these actions of an order, so that none of them has to be waited for. */
  prepare: (funder: string, actions: readonly ActionId[]) => void;
  /** The funder's name for customers. */
  funderName: (funder: string) => LocalizedTemplate | undefined;
  /** Named times: 2 s, 3.5 s, 4 s; without one as long as it takes to read. `next`: said on the page that comes. */
  toast: (words: string, time?: 'short' | 'long' | 'custom', on?: 'here' | 'next') => void;
  setLanguage: (language: Language) => void;
}

const PlatformContext = createContext<PagePlatform | undefined>(undefined);

export function PlatformProvider(props: { platform: PagePlatform; children: ReactNode }) {
  return <PlatformContext value={props.platform}>{props.children}</PlatformContext>;
}

export function usePlatform(): PagePlatform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('Bug: usePlatform outside of PlatformProvider.');
  return platform;
}
