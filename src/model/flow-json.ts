import type { Flow } from './definition.ts';
import { oncePer } from './once-per.ts';

/** Flows with the same text are the same in all they do. */
export const flowJson = oncePer((flow: Flow): string => JSON.stringify(flow));
