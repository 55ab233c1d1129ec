import type { ComponentType } from 'react';
import type { TitledMarkup } from '../ui/page/markup.ts';

export type Load = () => Promise<ComponentType>;

/** A request known before the page is loaded; undefined where it depends on more than the address. */
export type FirstRequestOf = (
  address: { pathname: string; search: string },
  storage: Pick<Storage, 'getItem'>,
) => FirstRequest | undefined;

export interface FirstRequest {
  path: string;
  /** In the query; of a `POST` as JSON. */
  request: Record<string, string>;
  method?: 'POST';
  /** With the customer's token: `customer` is not sent without one, `anyone` is. Public where it is absent. */
  as?: 'customer' | 'anyone';
  /** Sent as soon as this one has succeeded. */
  next?: (data: unknown) => FirstRequest | undefined;
  /** The photograph that its page shows first. */
  photo?: (data: unknown) => FirstPhoto | undefined;
}

export interface FirstPhoto {
  url?: string | undefined;
  small?: string | undefined;
  /** As `sizes` of the image that shows it. */
  sizes: string;
}

/** Of what was answered, or of the first of this list in it. `sizes` as where it is shown. */
export function photoOf(sizes: string, list?: 'orders' | 'cars'): FirstRequest['photo'] {
  return (data) => {
    const response = data as Partial<Record<string, Photographed[]>> & Photographed;
    const { focusImage, focusImageSmall } = (list ? response[list]?.[0] : response) ?? {};
    return { url: focusImage, small: focusImageSmall, sizes };
  };
}

interface Photographed {
  focusImage?: string;
  focusImageSmall?: string;
}

/** Of a response that has not been checked. May throw. */
export type MarkupOf = (response: unknown) => string | TitledMarkup;

/** All that the app knows of a page that is not a flow. */
export interface PageRoute {
  /** Undefined where the build does not have it. */
  load: Load | undefined;
  /** About the customer: a visitor signs in first, and what is shared is not this page. */
  members?: true;
  firstRequest?: FirstRequestOf;
  /** Draws the response of that request before React is there (ui/page/FirstMarkup.tsx). */
  firstMarkup?: () => Promise<MarkupOf>;
  /** The next visit shows it until there is a new one: where the response is the same for every customer and address. */
  keepsFirstMarkup?: true;
  /**
   * Its first screen is the same for whoever reads Chinese, so that it is drawn when the app is built: with this question in
   * its address, which another one may answer differently.
   */
  prerenderQuery?: string;
}

/** By address. */
export type Pages = Readonly<Record<string, PageRoute>>;

/** Where orders' actions start; the first screen of the flow takes its place in the history. */
export const startPath = '/orderAction';

/** Where a visit without an address begins. */
export const homePath = '/testIndex';
