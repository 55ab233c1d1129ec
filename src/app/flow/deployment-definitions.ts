import { fetchedFrom, publishedDefinitions } from './definitions.ts';

/** The definitions of this deployment; requested before the app is loaded, and by the app itself. */
export const definitions = publishedDefinitions(fetchedFrom(import.meta.env.BASE_URL));
