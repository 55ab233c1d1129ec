/** Funders and kinds of payment that were not there before. */
import { parse } from 'yaml';
import type { Definition, Language } from '../../../src/model/definition.ts';
import { fileOfFunder } from '../../../src/model/file-of-funder.ts';
import { asWritten } from '../../../src/verify/diff/words-of.ts';
import type { ShownChange } from '../wire.ts';

type Texts = ReadonlyMap<string, string>;

export function newFunders(before: Texts, definitions: readonly Definition[]): ShownChange[] {
  return definitions.flatMap(({ funder, name }) => {
    const file = fileOfFunder(funder);
    if (before.has(file)) return [];
    const called = (language: Language) => asWritten(name[language]);
    return {
      class: 'changed' as const,
      sentence: { zh: `新增资方“${called('zh')}”。`, en: `"${called('en')}" is a new funder.` },
      details: [],
      funders: [funder],
      at: { file, from: { line: 1, column: 0 } },
    };
  });
}

const feesFile = 'flows/fees.yaml';

interface Fees {
  fees?: Record<string, { name?: { zh?: string; en?: string }; amount?: number }>;
}

/** Whoever takes it, it reaches every funder. */
export function newFees(before: Texts, now: Texts): ShownChange[] {
  const text = now.get(feesFile) ?? '';
  const [old, fees] = [feesIn(before.get(feesFile)), feesIn(text)];
  return Object.entries(fees).flatMap(([code, fee]) => {
    if (Object.hasOwn(old, code)) return [];
    const { name: { zh = code, en = code } = {}, amount } = fee;
    const line = text.split('\n').findIndex((one) => one.trim().startsWith(`${code}:`)) + 1;
    const [sum, costs] = amount === undefined ? ['', ''] : [`，${amount} 元`, `, ${amount} yuan`];
    return {
      class: 'changed' as const,
      sentence: {
        zh: `新增费用“${zh}”${sum}。`,
        en: `"${en}" is a new kind of payment${costs}.`,
      },
      details: [],
      funders: [],
      at: { file: feesFile, from: { line: Math.max(line, 1), column: 0 } },
    };
  });
}

function feesIn(text: string | undefined): NonNullable<Fees['fees']> {
  try {
    return (parse(text ?? '') as Fees | null)?.fees ?? {};
  } catch {
    return {};
  }
}
