import type { Setting } from '../../steps/contract.ts';
import type { Catalogue } from '../catalogue.ts';
import type { LinkedStep, Note } from '../linked.ts';
import { at, entriesOf, isScalar, mapAt, placeOf, written } from '../node-access.ts';
import type { Node } from '../node.ts';

const advice: Readonly<Record<string, string>> = {
  money: 'Add "max": the largest amount that makes sense, in yuan.',
  number: 'Add "max": the largest number that makes sense.',
  date: 'Add "in: past" or "in: future", or both "earliest" and "latest".',
};

/** An amount, a number or a day that customers can write as large, or as far away, as they like. */
export function noLimit(step: LinkedStep, catalogue: Catalogue, note: Note): void {
  const { answersFrom, settings } = catalogue.kinds[step.kind] ?? {};
  if (answersFrom === undefined || !takesLimits(settings?.[answersFrom])) return;
  for (const [name, { key, value }] of entriesOf(mapAt(step.node, answersFrom))) {
    const type = at(value, 'type');
    const hint = isScalar(type) ? advice[written(type)] : undefined;
    if (hint === undefined || !isScalar(type) || isLimited(value, written(type))) continue;
    note({
      rule: 'no-limit',
      place: placeOf(key),
      message: `"${name}" takes any ${nouns[written(type)] ?? ''}, however ${written(type) === 'date' ? 'far away' : 'large'}.`,
      hint,
    });
  }
}

const nouns: Readonly<Record<string, string>> = { money: 'amount', number: 'number', date: 'day' };

/** What pages answer themselves is written by nobody. */
function takesLimits(setting: Setting | undefined): boolean {
  return setting?.type === 'map' && setting.of.type === 'object' && 'max' in setting.of.settings;
}

function isLimited(field: Node, type: string): boolean {
  const says = (name: string) => at(field, name) !== undefined;
  return type === 'date' ? says('in') || (says('earliest') && says('latest')) : says('max');
}
