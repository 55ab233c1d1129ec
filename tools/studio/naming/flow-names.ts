/** What a funder's flows are called in a list of all of them, so that no two are called alike. */
import { actionCodes } from '../../../src/api/action-codes.ts';
import { feeTypes } from '../../../src/api/contract/fees.ts';
import { codesOf } from '../../../src/machine/starts.ts';
import type { Definition, Flow } from '../../../src/model/definition.ts';
import type { LocalizedText } from '../../../src/model/step-kind.ts';
import { titleInWords } from './title-in-words.ts';

export interface FlowName {
  /** The label of the button that starts it, else its title with what is paid in it. */
  heading: LocalizedText;
  /** Its title, where the heading is another one. */
  title?: LocalizedText;
  /** What those with the same heading do not have: titles of pages, or else the address of the first one. */
  differs?: LocalizedText;
  /** Action codes with their words, page codes without. */
  starts: { code: string; words?: LocalizedText }[];
}

/** By the id of the flow. */
export function flowNames(definition: Definition): Map<string, FlowName> {
  const flows = Object.values(definition.flows);
  const names = new Map(flows.map((flow) => [flow.id, nameOf(flow, definition)]));
  const headingOf = ({ id }: Flow) => names.get(id)?.heading.zh;
  for (const flow of flows) {
    const alike = flows.filter((one) => one !== flow && headingOf(one) === headingOf(flow));
    const differs = alike.length > 0 ? differenceOf(flow, alike, definition) : undefined;
    Object.assign(names.get(flow.id) ?? {}, differs && { differs });
  }
  return names;
}

function nameOf(flow: Flow, definition: Definition): FlowName {
  const title = inBoth((language) => titleInWords(flow.title, definition, language));
  const starts = codesOf(definition, flow.id).map((code) => {
    const words = actionCodes[Number(code)];
    return { code, ...(words && { words: { zh: words.zh, en: words.en } }) };
  });
  const words = starts.find((one) => one.words !== undefined)?.words;
  const heading = words ?? withFee(title, feeOf(flow));
  return { heading, ...(words && words.zh !== title.zh && { title }), starts };
}

function withFee(title: LocalizedText, fee: LocalizedText | undefined): LocalizedText {
  if (!fee || title.zh.includes(fee.zh)) return title;
  return { zh: `${title.zh}：${fee.zh}`, en: `${title.en}: ${fee.en}` };
}

/** Undefined where none or several are paid. */
function feeOf({ steps }: Flow): LocalizedText | undefined {
  const paidTypes = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, below] of Object.entries(value)) {
      if (name === 'feeType' && typeof below === 'string') paidTypes.add(below);
      collect(below);
    }
  };
  collect(steps);
  const [fee = '', ...others] = paidTypes;
  if (others.length > 0 || !Object.hasOwn(feeTypes, fee)) return undefined;
  const { zh, en } = feeTypes[fee as keyof typeof feeTypes];
  return { zh, en };
}

const maxTitles = 2;

function differenceOf(
  flow: Flow,
  others: readonly Flow[],
  definition: Definition,
): LocalizedText | undefined {
  const titlesIn = ({ steps }: Flow) =>
    Object.values(steps).flatMap(({ title }) =>
      title ? [inBoth((language) => titleInWords(title, definition, language))] : [],
    );
  const theirs = new Set(others.flatMap(titlesIn).map(({ zh }) => zh));
  const own = titlesIn(flow)
    .filter(({ zh }) => !theirs.has(zh))
    .slice(0, maxTitles);
  if (own.length > 0)
    return {
      zh: own.map(({ zh }) => zh).join('、'),
      en: own.map(({ en }) => en).join(', '),
    };
  const [path] = pathsOf(flow);
  const isOwn = path !== undefined && others.every((one) => pathsOf(one)[0] !== path);
  return isOwn ? { zh: path, en: path } : undefined;
}

const pathsOf = ({ steps }: Flow): string[] =>
  Object.values(steps).flatMap(({ path }) => path ?? []);

const inBoth = (text: (language: 'zh' | 'en') => string): LocalizedText => ({
  zh: text('zh'),
  en: text('en'),
});
