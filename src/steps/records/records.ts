import type { LocalizedText, ActorInput } from '../../model/step-kind.ts';
import type { schema } from './schema.ts';

/** One of the list, ready to be shown in either language. */
export interface ListedRecord {
  headline: LocalizedText;
  lines: { label: LocalizedText; value: LocalizedText }[];
  status?: { words: LocalizedText; tone: 'good' | 'bad' | 'neutral' };
  /** Whether it can be chosen. */
  open: boolean;
  /** The answers it gives when chosen. */
  picked: Record<string, unknown>;
}

type Input = Pick<ActorInput<typeof schema.settings>, 'step' | 'evaluate' | 'localize'>;

/** The list in an answer; undefined when the answer holds none. */
export function recordsIn(
  input: Input,
  result: Record<string, unknown>,
): ListedRecord[] | undefined {
  const items = input.evaluate(input.step.items, result);
  return Array.isArray(items) ? items.map((item) => recordOf(input, result, item)) : undefined;
}

function recordOf(
  { step, evaluate, localize }: Input,
  result: Record<string, unknown>,
  item: unknown,
): ListedRecord {
  const lines = Object.values(step.lines ?? {}).map(({ label, value }) => ({
    label: localize(label, result, item),
    value: localize(value, result, item),
  }));
  const holds = (formula: Parameters<typeof evaluate>[0] | undefined) =>
    formula !== undefined && evaluate(formula, result, item) === true;
  const openWhen = step['choose-when'];
  const { status } = step;
  return {
    headline: localize(step.headline, result, item),
    lines: lines.filter(({ value }) => value.zh !== ''),
    ...(status && {
      status: {
        words: localize(status.text, result, item),
        tone: holds(status['bad-when']) ? 'bad' : holds(status['good-when']) ? 'good' : 'neutral',
      },
    }),
    open: step.choose !== undefined && (openWhen === undefined || holds(openWhen)),
    picked: Object.fromEntries(
      Object.entries(step.pick ?? {}).map(([name, formula]) => [
        name,
        evaluate(formula, result, item),
      ]),
    ),
  };
}
