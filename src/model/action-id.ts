/** What starts a flow: an action code of the order, or the page code of a flow that has none (`orderSignfor`). */
export type ActionId = number | string;

/** Takes the place of a funder's code for flows with page codes: they are the platform's own. */
export const platformId = 'PLATFORM';
