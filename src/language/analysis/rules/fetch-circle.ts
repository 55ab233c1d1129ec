import type { Symbols } from '../../schema/symbols.ts';
import type { LinkedStep, Note } from '../../link/linked.ts';
import { at, entriesOf, mapAt, placeOf } from '../../yaml/node-access.ts';
import type { Expr, Step } from '../../../model/definition.ts';
import { readsOf } from '../../formula/reads.ts';
import { circleIn } from '../../link/circle.ts';

/** The entries of a fetch: each asks or is made of others, and none waits for itself. */
export function loadEntries(step: LinkedStep, out: Step, symbols: Symbols, note: Note): void {
  const setting = symbols.kinds[step.kind]?.fetchedFrom;
  if (setting === undefined) return;
  const entries = entriesOf(mapAt(step.node, setting));
  for (const [name, { key, value }] of entries) {
    const [asks, made] = [at(value, 'endpoint'), at(value, 'value')];
    if (asks && made)
      note({
        rule: 'schema',
        place: placeOf(made),
        message: `"${name}" has an "endpoint" and a "value".`,
        hint: 'Keep one of them; make the value an entry of its own.',
      });
    else if (!asks && !made)
      note({
        rule: 'schema',
        place: placeOf(key),
        message: `"${name}" says neither what is asked nor what it is made of.`,
        hint: 'Add "endpoint:" or "value:".',
      });
  }
  const names = new Set(entries.map(([name]) => name));
  const emitted = ((out as unknown as Record<string, unknown>)[setting] ?? {}) as Entries;
  const circle = circleIn([...names], (name) =>
    readIn(emitted[name]).filter((read) => names.has(read)),
  );
  if (!circle) return;
  const [first = ''] = circle;
  note({
    rule: 'fetch-circle',
    place: placeOf(entries.find(([name]) => name === first)?.[1].key ?? step.name),
    message: `"${first}" waits for itself: ${[...circle, first].join(' → ')}.`,
    hint: 'Ask for one of them without the other.',
  });
}

type Entries = Record<string, unknown>;

/** The entries an entry waits for. */
function readIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('formula' in value && 'expr' in value) {
    const { reads, asked } = readsOf(value.expr as Expr);
    return [...reads, ...asked]
      .filter((path) => path.startsWith('result.'))
      .map((path) => path.split('.')[1] ?? '');
  }
  return Object.values(value).flatMap(readIn);
}
