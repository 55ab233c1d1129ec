import { fetchedFrom, publishedDefinitions } from './definitions.ts';

/** Those of this deployment; asked for before the app has arrived, and by the app itself. */
export const definitions = publishedDefinitions(fetchedFrom(import.meta.env.BASE_URL));
