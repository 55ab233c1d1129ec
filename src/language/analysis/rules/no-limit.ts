import { fixableBy } from '../../text/fixes.ts';
import type { Setting } from '../../../model/step-kind.ts';
import { placeOf } from '../../yaml/node-access.ts';
import { fieldsIn, type LimitsSyntax } from '../../schema/field-syntax.ts';
import { ofEachStep, type FlowRule } from '../rule.ts';

/** Words of the message for each type. */
const unlimited: Readonly<Record<string, { any: string; however: string; hint: string }>> = {
  money: {
    any: 'amount',
    however: 'large',
    hint: 'Add "max": the largest amount that makes sense, in yuan.',
  },
  number: {
    any: 'number',
    however: 'large',
    hint: 'Add "max": the largest number that makes sense.',
  },
  date: {
    any: 'day',
    however: 'far away',
    hint: 'Add "in: past" or "in: future", or both "earliest" and "latest".',
  },
};

/** An amount, number or date that customers can enter without a bound. */
export const noLimit: FlowRule = ofEachStep((step, _out, { symbols }) => {
  const { answersFrom, settings } = symbols.kinds[step.kind] ?? {};
  if (answersFrom === undefined || !takesLimits(settings?.[answersFrom])) return [];
  return fieldsIn(step.syntax.settings, answersFrom).flatMap(({ name, key, limits, type = '' }) => {
    const unlimitedText = Object.hasOwn(unlimited, type) ? unlimited[type] : undefined;
    if (!unlimitedText || isLimited(limits, type)) return [];
    return [
      {
        rule: 'no-limit',
        place: placeOf(key),
        message: `"${name}" takes any ${unlimitedText.any}, however ${unlimitedText.however}.`,
        hint: unlimitedText.hint,
        ...(type === 'date' &&
          fixableBy(
            { addInside: placeOf(key), name: 'in', value: 'past' },
            { addInside: placeOf(key), name: 'in', value: 'future' },
          )),
      },
    ];
  });
});

/** Fields the page fills in are not entered by customers. */
function takesLimits(setting: Setting | undefined): boolean {
  return setting?.type === 'map' && setting.of.type === 'object' && 'max' in setting.of.settings;
}

function isLimited(limits: LimitsSyntax, type: string): boolean {
  const isBounded = limits.in ?? (limits.earliest && limits.latest);
  return (type === 'date' ? isBounded : limits.max) !== undefined;
}
