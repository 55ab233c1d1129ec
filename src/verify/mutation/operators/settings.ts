import { entriesOf, isMap, isScalar } from '../../../language/yaml/node-access.ts';
import type { MapNode, Node, ScalarNode } from '../../../language/yaml/node.ts';
import { replaced, swapped } from '../edits.ts';
import type { Operator, Seed } from '../operator.ts';
import { entriesWithin, type StepSite, type Within } from '../sites.ts';
import { removalSeeds } from './guards.ts';

const amount = /^(\d+(?:\.\d+)?)(ms|s|m|h|d)?$/;

/** Changes limits of inputs and durations. */
function limited(change: (limit: number, unit: string) => number, how: string): Operator {
  return ({ steps }) =>
    steps.flatMap((site) =>
      settingsOf(site).flatMap(({ name, entry: { value } }): Seed[] => {
        const [, number, unit = ''] = (isScalar(value) && amount.exec(value.raw)) || [];
        if (number === undefined || !isScalar(value) || value.quoted) return [];
        const changed = change(Number(number), unit);
        if (changed < 0) return [];
        const what = `"${name}" in "${site.name}" is ${how}: ${changed}${unit} instead of ${value.raw}`;
        return [{ place: value, edits: replaced(value, `${round(changed)}${unit}`), what }];
      }),
    );
}

export const limitAbove = limited((limit) => limit + 1, 'one too many');
export const limitBelow = limited((limit) => limit - 1, 'one too few');
export const limitTenfold = limited((limit) => limit * 10, 'ten times too large');

const round = (number: number): number => Math.round(number * 1000) / 1000;

/** Without what is sent or shown: numbers there are no limits. */
function settingsOf({ node }: StepSite): Within[] {
  const outside = new Set(['send', 'with', 'keep', 'options', 'rows', 'data', 'query']);
  return [...entriesOf(node)]
    .filter(([name]) => !outside.has(name))
    .flatMap(([name, entry]) => [
      { name, entry, parent: node },
      ...[...entriesWithin(entry.value)].filter(({ parent }) => !isChoices(parent, node)),
    ]);
}

function isChoices(parent: MapNode, step: MapNode): boolean {
  return [...entriesWithin(step)].some(
    ({ name, entry }) => name === 'options' && entry.value === parent,
  );
}

function dropFlag(setting: string, what: (step: string) => string): Operator {
  return ({ steps }) =>
    steps.flatMap((site) =>
      [...entriesWithin(site.node)].flatMap((within) =>
        within.name === setting &&
        isScalar(within.entry.value) &&
        within.entry.value.value !== false
          ? removalSeeds(within, what(site.name))
          : [],
      ),
    );
}

export const dropRequired = dropFlag(
  'required',
  (step) => `an answer in "${step}" may be left out`,
);
export const dropSensitive = dropFlag(
  'sensitive',
  (step) => `a secret answer in "${step}" may be kept`,
);
const unreadStep = dropFlag('must-read', (step) => `"${step}" can be left unread`);

/** In a step, or where a flow is given its settings. */
export const dropMustRead: Operator = (sites, around) => [
  ...unreadStep(sites, around),
  ...sites.flows.flatMap(({ name: flow, flow: { with: given } }) =>
    entriesOf(given).flatMap(([name, { value }]): Seed[] =>
      name === 'must-read'
        ? [{ place: value, edits: replaced(value, 'no'), what: `"${flow}" can be left unread` }]
        : [],
    ),
  ),
];

/** Swaps the labels of two buttons. */
export const swapButtonWords: Operator = ({ steps }) =>
  steps.flatMap(({ name: step, node }) => {
    const buttons = entriesOf(node.entries.get('buttons')?.value).flatMap(([name, { value }]) => {
      const words = wordsOf(value);
      return words ? [{ name, words }] : [];
    });
    return buttons.slice(1).flatMap(({ name, words }, at): Seed[] => {
      const before = buttons[at];
      if (!before) return [];
      const edits = [...swapped(before.words.zh, words.zh), ...swapped(before.words.en, words.en)];
      const what = `"${before.name}" and "${name}" of "${step}" have each other's words`;
      return [{ place: before.words.zh, edits, what }];
    });
  });

function wordsOf(button: Node): { zh: ScalarNode; en: ScalarNode } | undefined {
  if (!isMap(button)) return undefined;
  const words = button.entries.get('words')?.value ?? button;
  const [zh, en] = ['zh', 'en'].map((language) =>
    isMap(words) ? words.entries.get(language)?.value : undefined,
  );
  return isScalar(zh) && isScalar(en) ? { zh, en } : undefined;
}
