import type { Setting } from '../../model/step-kind.ts';
import type { TextProblem } from '../text/problem.ts';
import { sentenceProblem, withoutMarkup, wrongLanguage } from '../text/customer-sentence.ts';
import { fullWidthInText } from '../text/full-width.ts';
import { fixedBy, inQuotes, removable, replaced } from '../text/fixes.ts';
import type { MapEntry, MapNode, ScalarNode } from '../yaml/node.ts';
import {
  label,
  placeIn,
  quote,
  report,
  start,
  written,
  type SchemaContext,
  type Where,
} from './context.ts';
import { checkEntry } from './maps.ts';
import { scalarProblem } from './scalars/scalar-problem.ts';
import { straysIn } from './strays.ts';

const languages = { zh: 'Chinese', en: 'English' } as const;
const sentence: Setting & { type: 'text' } = {
  type: 'text',
  about: 'The sentence in this language.',
};

/** A sentence in both languages. */
export function checkMessage(
  context: SchemaContext,
  node: MapNode | ScalarNode,
  where: Where,
): void {
  if (node.type === 'scalar') {
    oneLanguage(context, node, where);
    return;
  }
  if (isSwapped(node)) {
    report(context, node, {
      rule: 'words-language',
      message: 'The Chinese and the English text have changed places.',
      hint: 'Write the Chinese one behind "zh:" and the English one behind "en:".',
      ...swapped(node),
    });
    return;
  }
  const missing = (['zh', 'en'] as const).filter((name) => !node.entries.has(name));
  const strays = straysIn(node, where, (name) => Object.hasOwn(languages, name));
  for (const [name, entry] of node.entries) {
    const stray = strays.get(name);
    if (stray?.problem) report(context, entry.key, stray.problem);
    if (stray) continue;
    if (name === 'zh' || name === 'en') checkSentence(context, entry, where);
    else checkLanguage(context, node, entry, missing);
  }
  if (node.reported) return;
  for (const name of missing) {
    if (where.elsewhere?.has(name)) continue;
    report(context, where.place, {
      rule: 'text-missing-language',
      message: `${start(where.label)} has no ${languages[name]} text.`,
      hint: `Add ${quote(name)}.`,
    });
  }
}

function swapped({ entries }: MapNode) {
  const [zh, en] = [entries.get('zh')?.value, entries.get('en')?.value];
  if (zh?.type !== 'scalar' || en?.type !== 'scalar') return {};
  const source = ({ file, start, end }: ScalarNode) => file.text.slice(start, end);
  return fixedBy({ replace: zh, by: source(en) }, { replace: en, by: source(zh) });
}

function oneLanguage(context: SchemaContext, node: ScalarNode, where: Where): void {
  const text = written(node);
  const wide = fullWidthInText(text, node.quoted);
  if (wide) {
    report(context, placeIn(node, wide), wide);
    return;
  }
  if (text.startsWith('=')) {
    report(context, node, {
      rule: 'formula-looks-literal',
      message: `${label(where)} takes a sentence; a formula cannot stand here alone.`,
      hint: /^=\s*settings?\./.test(text)
        ? `Did you mean ${text.replace(/^=\s*settings?\./, '=settings.')}?`
        : `Write zh: and en:, with the formula in braces: "{${text.slice(1)}}".`,
    });
    return;
  }
  const isEmpty = node.value === null || text.trim() === '';
  report(context, node.end > node.start ? node : where.place, {
    rule: 'text-missing-language',
    message: isEmpty ? `${label(where)} has no text.` : `${label(where)} is in one language only.`,
    hint: 'Write it in both: zh: and en:, each on a line of its own below.',
  });
}

function checkSentence(context: SchemaContext, entry: MapEntry, where: Where): void {
  const { key, value } = entry;
  if (
    value.type === 'scalar' &&
    !value.reported &&
    (value.value === null || written(value).trim() === '')
  ) {
    const language = languages[key.raw as 'zh' | 'en']; // the caller has checked it
    report(context, key, {
      rule: 'text-missing-language',
      message: `${start(where.label)} has no ${language} text.`,
      hint: `Write it after ${quote(`${key.raw}:`)}.`,
    });
    return;
  }
  if (value.type === 'scalar' && !value.reported && written(value).startsWith('=')) {
    const problem = scalarProblem(value, sentence, { name: key.raw, label: key.raw, place: key });
    const correction = `{${written(value).slice(1)}}`;
    const hint = `In a text a formula stands in braces: "${correction}".`;
    if (problem) report(context, value, { ...problem, hint, write: inQuotes(correction) });
    return;
  }
  const before = context.findings.length;
  checkEntry(context, entry, sentence);
  if (value.type !== 'scalar' || value.reported || context.findings.length > before) return;
  const language = key.raw === 'zh' ? 'zh' : 'en';
  const problem = sentenceProblem({ text: written(value), language, setting: where.name });
  if (!problem) return;
  const source = value.file.text.slice(value.start, value.end);
  const fixes = problem.rule === 'words-markup' && replaced(value, withoutMarkup(source));
  report(context, placeIn(value, problem), {
    ...problem,
    ...fixes,
    ...inQuotesWhereBare(value, problem),
  });
}

/** A text that begins with a brace is a map to YAML where it has no quotes. */
function inQuotesWhereBare(value: ScalarNode, { write, at }: TextProblem): Partial<TextProblem> {
  if (value.quoted || at?.start !== 0 || !write?.startsWith('{')) return {};
  return {
    write: undefined,
    ...replaced(value, inQuotes(write + written(value).slice(at.end))),
  };
}

/** Each language under the other's key: one mistake. */
function isSwapped({ entries }: MapNode): boolean {
  return (['zh', 'en'] as const).every((language) => {
    const value = entries.get(language)?.value;
    return value?.type === 'scalar' && wrongLanguage(written(value), language) !== undefined;
  });
}

function checkLanguage(
  context: SchemaContext,
  node: MapNode,
  entry: MapEntry,
  missing: ('zh' | 'en')[],
): void {
  const { key } = entry;
  const isOneLine = node.file.text[node.start] === '{';
  if (isOneLine && missing.length === 0) {
    report(context, key, {
      rule: 'comma-in-text',
      message: `${quote(key.raw)} is not a language; the text before it ends at the comma.`,
      hint: 'Write the whole text in quotes.',
    });
    return;
  }
  const [correction] = missing.splice(0, 1);
  report(context, key, {
    rule: 'unknown-key',
    message: `${quote(key.raw)} is not a language.`,
    hint: correction
      ? `Write ${quote(correction)} for ${languages[correction]}.`
      : 'The languages are zh and en.',
    ...(correction ? { write: correction } : removable(key)),
  });
}
