import type { Aside } from '../machine/aside.ts';
import { onSigned } from './customer.ts';

/** Ends with the page, and with the customer. */
export const aside: Aside = new Map();

onSigned(() => aside.clear());
