import { entriesOf, placeOf } from '../../yaml/node-access.ts';
import type { Expr } from '../../../model/definition.ts';
import { readsOf } from '../../formula/reads.ts';
import { circleIn } from '../../link/circle.ts';
import { ofEachStep, type FlowRule } from '../rule.ts';

/** A fetch whose entries depend on each other in a cycle. */
export const fetchCircle: FlowRule = ofEachStep((step, out, { symbols }) => {
  const setting = symbols.kinds[step.kind]?.fetchedFrom;
  if (setting === undefined) return [];
  const entries = entriesOf(step.syntax.setting(setting));
  const names = new Set(entries.map(([name]) => name));
  const emitted = ((out as unknown as Record<string, unknown>)[setting] ?? {}) as Entries;
  const circle = circleIn([...names], (name) =>
    readIn(emitted[name]).filter((read) => names.has(read)),
  );
  if (!circle) return [];
  const [first = ''] = circle;
  return [
    {
      rule: 'fetch-circle',
      place: placeOf(entries.find(([name]) => name === first)?.[1].key ?? step.name),
      message: `"${first}" waits for itself: ${[...circle, first].join(' → ')}.`,
      hint: 'Ask for one of them without the other.',
    },
  ];
});

type Entries = Record<string, unknown>;

/** The entries an entry depends on. */
function readIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('formula' in value && 'expr' in value) {
    const { reads, guarded } = readsOf(value.expr as Expr);
    return [...reads, ...guarded]
      .filter((path) => path.startsWith('result.'))
      .map((path) => path.split('.')[1] ?? '');
  }
  return Object.values(value).flatMap(readIn);
}
