import { z } from 'zod';
import type { LocalizedText } from '../../src/model/step-kind.ts';

const version = 1;

const exported = z.object({
  version: z.literal(version),
  cases: z.array(
    z.object({
      /** Where it is written: `funders/BOC.yaml`, or a template's file. */
      file: z
        .string()
        .regex(/^(?:funders|flows)\/[\w./-]+\.ya?ml$/, 'no file of a funder or a flow'),
      name: z.string().min(1),
      /** Of a template's example: one who uses it. */
      funder: z.string(),
      action: z.union([z.number(), z.string()]),
      /** As it is written in YAML, amounts in yuan. */
      example: z.record(z.string(), z.unknown()),
      /** The pages it comes to, titles in Chinese: for those who read the file. */
      pages: z.array(z.object({ step: z.string(), title: z.string() })),
    }),
  ),
});

/** An example as a file of its own. */
export type Case = z.infer<typeof exported>['cases'][number];

/** A file without cases, or nothing that can be written; the words say why. */
export class NoCases extends Error {
  readonly words: LocalizedText;

  constructor(words: LocalizedText) {
    super(words.en);
    this.words = words;
  }
}

export function printCases(cases: readonly Case[]): string {
  return `${JSON.stringify({ version, cases }, null, 2)}\n`;
}

/** @throws NoCases */
export function readCases(text: string): Case[] {
  const read = exported.safeParse(json(text));
  if (read.success) return read.data.cases;
  const reasons = z.prettifyError(read.error);
  throw new NoCases({
    zh: `这不是 npm run cases 写出的用例。\n${reasons}`,
    en: `No cases as npm run cases writes them.\n${reasons}`,
  });
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new NoCases({ zh: `不是 JSON：${reason}`, en: `No JSON: ${reason}` });
  }
}
