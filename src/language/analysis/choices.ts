import type { LinkedFlow } from '../link/linked.ts';
import { fieldsIn, type FieldSyntax } from '../schema/field-syntax.ts';
import type { Finding } from '../../model/finding.ts';
import type { SourceSpan } from '../../model/source.ts';
import { inQuotes, oneOf, renamed } from '../text/fixes.ts';
import { nameHint } from '../text/nearest.ts';
import { entriesOf, placeOf, textOf } from '../yaml/node-access.ts';
import { textIn } from '../schema/step-syntax.ts';
import type { Dictionary, Symbols } from '../schema/symbols.ts';
import { oncePer } from '../../model/once-per.ts';

/** What can be chosen, in the order shown. */
export interface Choices {
  /** Code → what customers read. */
  words: ReadonlyMap<string, { zh?: string | undefined; en?: string | undefined }>;
  /** What `npm run check -- --list` prints them by, where they are not written out: `dictionary.house`. */
  listedAs?: string;
}

/** Answers, dotted → their choices; those that an endpoint lists are unknown. */
export function choicesIn(
  linked: LinkedFlow,
  { kinds, dictionaries }: Symbols,
): ReadonlyMap<string, Choices> {
  const all = new Map<string, Choices>();
  for (const { syntax, kind, context } of linked.steps.values())
    for (const field of fieldsIn(syntax.settings, kinds[kind]?.answersFrom)) {
      const choices = choicesOf(field, dictionaries);
      if (choices) all.set([...context.scope, field.name].join('.'), choices);
    }
  for (const step of linked.steps.values()) {
    const { pressedAs = '', outcomesFrom } = kinds[step.kind] ?? {};
    const name = textOf(step.syntax.setting(pressedAs));
    const buttons = outcomesFrom === undefined ? [] : entriesOf(step.syntax.setting(outcomesFrom));
    const choices = namedChoices(buttons.map(([button]) => button));
    if (name !== undefined && choices) all.set([...step.context.scope, name].join('.'), choices);
  }
  return all;
}

function choicesOf(
  { options, dictionary }: FieldSyntax,
  dictionaries: Symbols['dictionaries'],
): Choices | undefined {
  if (dictionary !== undefined) return dictionaryChoices(dictionary, dictionaries);
  if (!options) return undefined;
  const words = [...options.entries].map(([code, { value }]) => {
    const [zh, en] = [textIn(value, 'zh')?.text, textIn(value, 'en')?.text];
    return [code, { zh, en }] as const;
  });
  return { words: new Map(words) };
}

/** Undefined for a dictionary there is not. */
export function dictionaryChoices(
  dictionary: string,
  dictionaries: Symbols['dictionaries'],
): Choices | undefined {
  const known = Object.hasOwn(dictionaries, dictionary) ? dictionaries[dictionary] : undefined;
  return known && { ...ofDictionary(known), listedAs: `dictionary.${dictionary}` };
}

/** Codes that customers never read. */
export const namedChoices = (
  codes: readonly string[] | undefined,
  listedAs?: string,
): Choices | undefined =>
  codes && {
    words: new Map(codes.map((code) => [code, {}])),
    ...(listedAs !== undefined && { listedAs }),
  };

const ofDictionary = oncePer((dictionary: Dictionary): Choices => ({
  words: new Map(dictionary.map(({ value, zh, en }) => [value, { zh, en }])),
}));

/** What is said of a value that is none of them. */
export function notAChoice(
  value: string,
  name: string,
  place: SourceSpan,
  { words, listedAs }: Choices,
): Omit<Finding, 'rule'> {
  const codes = [...words.keys()];
  const code = [...words].find(([, { zh, en }]) => value === zh || value === en)?.[0];
  const list =
    listedAs === undefined
      ? `The choices are: ${codes.join(', ')}.`
      : `"npm run check -- --list ${/ /.test(listedAs) ? `'${listedAs}'` : listedAs}" lists them.`;
  const hint =
    code === undefined
      ? nameHint(value, codes, list)
      : `Customers read "${value}"; its code is "${code}".`;
  return {
    place: placeOf(place),
    message: `"${value}" is not a choice of "${name}".`,
    ...(hint !== undefined && { hint }),
    ...(isWritten(place, value) &&
      (code === undefined ? renamed(place, value, codes) : oneOf(place, [inQuotes(code)]))),
  };
}

/** A row of a table names several values at once. */
const isWritten = ({ file, start, end }: SourceSpan, value: string): boolean =>
  file.text.slice(start, end).replace(/^(["'])(.*)\1$/, '$2') === value;
