import { z } from 'zod';
import type { DeskState } from './desk-state.ts';

const texts = z.record(z.string(), z.string());
const position = z.object({ line: z.number().int().min(1), column: z.number().int().min(0) });
const action = z.union([z.string(), z.number()]);
const walk = z.object({
  action,
  answers: z.record(z.string(), z.unknown()),
  order: z.record(z.string(), z.unknown()),
  steps: z.array(z.string()).max(1000),
  ends: z.string(),
});
const language = z.enum(['zh', 'en']);
const atText = z.object({ texts, file: z.string(), at: position });

const names = z.array(z.string()).max(50);
const value = z.union([
  z.string(),
  z.null(),
  z.array(z.string()),
  z.object({ zh: z.string().optional(), en: z.string().optional() }),
]);
const change = z.union([
  z.object({ path: names, value }),
  z.object({ path: names, exchange: z.literal('below') }),
]);

/** The requests the page may send to the desk, each with its body. */
export const bodies = {
  check: z.object({ texts, funder: z.string(), version: z.string().optional() }),
  findings: z.object({ texts, atOnce: z.boolean().optional() }),
  completions: atText.extend({ language }),
  hover: atText.extend({ language }),
  origin: atText,
  renameable: atText,
  rename: atText.extend({ to: z.string() }),
  form: atText.extend({ language, funder: z.string(), flow: z.string().optional() }),
  formEdit: z.object({ texts, file: z.string(), change }),
  place: z.object({ texts, funder: z.string(), flow: z.string(), step: z.string().optional() }),
  changes: z.object({ texts, funder: z.string().optional() }),
  versions: z.object({ texts, funder: z.string(), before: z.string(), after: z.string() }),
  drawing: z.object({ funder: z.string(), flow: z.string(), language }),
  record: z.object({ texts, funder: z.string(), name: z.string().trim().min(1), walk }),
  list: z.object({ name: z.string(), language }),
  words: z.object({ texts, funder: z.string() }),
  spreadsheet: z.object({ texts, funder: z.string(), language, isOwn: z.boolean().optional() }),
  importWords: z.object({ texts, table: z.string() }),
  cases: z.object({ texts, funder: z.string() }),
  importCases: z.object({ texts, text: z.string(), mayReplace: z.boolean() }),
  generate: z.object({}),
};

export type DeskRequest = keyof typeof bodies | 'reread';

export type DeskHandlers = {
  [Name in keyof typeof bodies]: (
    desk: DeskState,
    body: z.output<(typeof bodies)[Name]>,
  ) => unknown;
};

/** DeskHandlers of some requests: the functions of one subject, their parameters typed by the bodies. */
export function handlers<const Some extends Partial<DeskHandlers>>(some: Some): Some {
  return some;
}
