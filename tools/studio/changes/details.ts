/** What a setting was and is, in both languages. */
import { documents } from '../../../src/api/documents.ts';
import type { LocalizedText } from '../../../src/model/step-kind.ts';
import { isFormula, isLocalizedTemplate } from '../../../src/verify/diff/content.ts';
import type { Difference } from '../../../src/verify/diff/difference.ts';
import { asWritten, valueInLine } from '../../../src/verify/diff/words-of.ts';
import type { ChangeDetail } from '../wire.ts';
import type { ChangedSetting } from './changed-settings.ts';

export function detailsOf({ path, values, after }: Difference): ChangeDetail[] {
  if (!path || !values || after?.outcome !== undefined) return [];
  return detailsOfValues(path.join('.'), ...values);
}

export const detailsOfSetting = ({ name, before, after }: ChangedSetting): ChangeDetail[] =>
  detailsOfValues(name, before, after);

/** It reads the same before and after: what it reads is set otherwise. */
export const readsTheSame = ({ before, after }: ChangeDetail): boolean =>
  before.zh === after.zh && before.en === after.en;

function detailsOfValues(setting: string, before: unknown, now: unknown): ChangeDetail[] {
  if (Array.isArray(before) && Array.isArray(now)) return detailsOfLists(setting, before, now);
  if (!isLocalizedTemplate(before) || !isLocalizedTemplate(now))
    return [{ setting, before: shown(before), after: shown(now) }];
  return (['zh', 'en'] as const).flatMap((language) => {
    const [old, written] = [asWritten(before[language]), asWritten(now[language])];
    return old === written ? [] : [{ setting, before: alike(old), after: alike(written) }];
  });
}

/** Only what came and went, where something did. */
function detailsOfLists(setting: string, before: unknown[], now: unknown[]): ChangeDetail[] {
  const [old, written] = [before, now].map((all) => new Set(all.map((one) => JSON.stringify(one))));
  const gone = before.filter((one) => !written?.has(JSON.stringify(one)));
  const added = now.filter((one) => !old?.has(JSON.stringify(one)));
  const isReordered = gone.length === 0 && added.length === 0;
  const [first, second] = isReordered ? [before, now] : [gone, added];
  return [{ setting, before: listed(first), after: listed(second) }];
}

const listed = (all: readonly unknown[]): LocalizedText => ({
  zh: all.map((one) => shown(one).zh).join('、'),
  en: all.map((one) => shown(one).en).join(', '),
});

/** A document by its name. */
function shown(value: unknown): LocalizedText {
  if (typeof value === 'string' && Object.hasOwn(documents, value))
    return documents[value as keyof typeof documents];
  if (typeof value === 'boolean') return value ? { zh: '是', en: 'yes' } : { zh: '否', en: 'no' };
  if (Array.isArray(value) && !isFormula(value)) return listed(value);
  if (value === undefined) return { zh: '未写', en: 'nothing' };
  return alike(typeof value === 'string' ? value : valueInLine(value));
}

const alike = (text: string): LocalizedText => ({ zh: text, en: text });
