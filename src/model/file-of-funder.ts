import { platformId } from './action-id.ts';

/** The file of a funder, or of the platform's own flows. */
export const fileOfFunder = (funder: string): string =>
  funder === platformId ? 'flows/order-pages.yaml' : `funders/${funder}.yaml`;
