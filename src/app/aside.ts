import type { Aside } from '../machine/aside.ts';
import { onPersonChange } from './customer.ts';

/** Ends with the page, and with the customer. */
export const aside: Aside = new Map();

onPersonChange(() => aside.clear());
