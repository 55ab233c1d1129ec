import type { SensitiveStash } from '../../machine/sensitive-stash.ts';
import { onPersonChange } from './customer.ts';

/** Ends with the page, and with the customer. */
export const sensitiveStash: SensitiveStash = new Map();

onPersonChange(() => sensitiveStash.clear());
