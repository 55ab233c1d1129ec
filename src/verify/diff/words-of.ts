/** A change as a sentence, for a terminal and for a pull request. */
import { quotedNames } from '../../language/text/quoted-names.ts';
import type { Formula, Language, LocalizedTemplate, TextTemplate } from '../../model/definition.ts';
import type { Target } from './behaviour.ts';
import { isFormula, isLocalizedTemplate } from './content.ts';
import type { ChangeRule, Difference, WalkStep } from './difference.ts';
import type { FlowChange } from './repositories.ts';

/** One sentence, and a line for each setting or message that changed. */
export function sentenceOf(change: FlowChange): { sentence: string; details: string[] } {
  const [first] = change.differences;
  if (!first) return { sentence: '', details: [] };
  return {
    sentence: sentences[change.rule](first, change),
    details: change.differences.flatMap(detail),
  };
}

type Sentence = (difference: Difference, change: FlowChange) => string;

const sentences: Record<ChangeRule, Sentence> = {
  'flow-gone': (_, { flows }) => `Nothing starts "${flows.before?.id}" any more.`,
  'flow-new': (_, { flows }) => `"${flows.after?.id}" is started where nothing was.`,
  'end-gone': ({ before }) =>
    `Nobody comes to "${before?.step}" any more, nor to another end like it.`,
  'outcome-gone': ({ before }) =>
    `"${before?.outcome}" of "${before?.step}" leads nowhere any more.`,
  'outcome-new': ({ after }) => `"${after?.step}" can be left by "${after?.outcome}" now.`,
  'write-lost': (one) => `${thatAre(one)} no longer written${afterThat(one)}.`,
  'write-changed': (one) => `"${one.after?.step}" writes another thing.`,
  'write-added': (one) => `${thatAre(one)} written${afterThat(one)} now.`,
  'proof-lost': (one) =>
    `${thatAre(one)} no longer asked${afterThat(one)}, and it proves something.`,
  'secret-kept': (one) => `What "${one.after?.step}" collects may be stored now.`,
  'asked-more': (one) =>
    one.through ? `${thatAre(one)} gone through${afterThat(one)} now.` : setting(one),
  'asked-less': (one) =>
    one.through ? `${thatAre(one)} passed by${afterThat(one)}.` : setting(one),
  rerouted: (one) =>
    `${left(one)} leads to ${target(one.after?.to)} now, and led to ${target(one.before?.to)}.`,
  'order-changed': (one) => `"${one.after?.step}" shows the same in another order.`,
  'request-changed': (one) => `"${one.after?.step}" sends something else.`,
  'screen-changed': (one) => setting(one),
  'message-changed': (one) =>
    `${left(one)} says something else on the way to ${target(one.after?.to)}.`,
  'resume-changed': (one) => `A session killed at "${one.after?.step}" comes back in elsewhere.`,
  'step-renamed': (one) =>
    `"${one.before?.step}" is called "${one.after?.step}" now, and what was answered there is lost to saved sessions. Declare it under "moved:".`,
  'funder-changed': () => 'Links may lead elsewhere.',
  words: (one) =>
    one.after?.outcome === undefined ? setting(one) : `${left(one)} says it in other words.`,
};

function setting({ after }: Difference): string {
  return after && after.step !== ''
    ? `"${after.step}" is not as it was.`
    : 'The flow is not as it was.';
}

/** `"a", "b" are` */
const thatAre = ({ through = [] }: Difference) =>
  `${quotedNames(through)} ${through.length > 1 ? 'are' : 'is'}`;

function afterThat({ after, before }: Difference): string {
  const at = after ?? before;
  if (!at || at.outcome === undefined) return '';
  return ` after "${at.step}" (${at.label ?? at.outcome})`;
}

function left({ after, before }: Difference): string {
  const at = after ?? before;
  if (!at || at.step === '') return 'The start';
  return `"${at.step}" (${at.label ?? at.outcome})`;
}

function target(to: Target | undefined): string {
  if (!to) return 'nothing';
  return 'step' in to ? `"${to.step}"` : outs[to.out];
}

const outs = {
  back: 'the screen before',
  reload: 'the screen before, with the order read again',
  leave: 'the way out',
  nowhere: 'nothing',
};

function detail({ path, values, after }: Difference): string[] {
  if (!path || !values || after?.outcome !== undefined) return [];
  return [`${path.join('.')}: ${valueInLine(values[1])}, was ${valueInLine(values[0])}`];
}

const longest = 70;

/** A value in a line. */
export function valueInLine(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = isText(value)
    ? inWords(value)
    : JSON.stringify(value, (_, one: unknown) => (isText(one) ? inWords(one) : one));
  const line = text.replace(/\s+/g, ' ');
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}

type Text = Formula | LocalizedTemplate;

function isText(value: unknown): value is Text {
  return isFormula(value) || isLocalizedTemplate(value);
}

function inWords(value: Text): string {
  return isFormula(value) ? `=${value.formula}` : plainText(value);
}

function plainText({ zh, en }: LocalizedTemplate): string {
  return `「${asWritten(zh)}」 ${asWritten(en)}`;
}

/** With its formulas in braces. */
export function asWritten(template: TextTemplate): string {
  if (typeof template === 'string') return template;
  return template.map((one) => (typeof one === 'string' ? one : `{${one.formula}}`)).join('');
}

const walkWords = {
  zh: {
    start: '开始',
    when: '当',
    not: '非 ',
    and: ' 且 ',
    comma: '，',
    inBrackets: (how: string) => `（${how}）`,
  },
  en: {
    start: 'start',
    when: 'when',
    not: 'not ',
    and: ' and ',
    comma: ', ',
    inBrackets: (how: string) => ` (${how})`,
  },
} as const satisfies Record<Language, unknown>;

/**
 * `ask (ok) → cashier (paid, when not tooOld) → confirm`. On the way what holds, at its end all that must hold and must not.
 */
export function walkInWords(steps: readonly WalkStep[], language: Language = 'en'): string {
  const words = walkWords[language];
  return steps
    .map(({ step, outcome, when }, at) => {
      const isLast = at === steps.length - 1;
      const conditions = when
        .filter(({ value }) => value || isLast)
        .map(({ formula, value }) => `${value ? '' : words.not}${formula.formula}`);
      const how = [
        outcome ?? [],
        conditions.length > 0 ? `${words.when} ${conditions.join(words.and)}` : [],
      ].flat();
      const name = step === '' ? words.start : step;
      return how.length > 0 ? `${name}${words.inBrackets(how.join(words.comma))}` : name;
    })
    .join(' → ');
}
