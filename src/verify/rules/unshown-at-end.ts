import type { Expr, Flow } from '../../model/definition.ts';
import type { Finding } from '../../model/finding.ts';
import type { SourceLocations } from '../../model/source-locations.ts';
import { collects } from '../../language/analysis/data-flow.ts';
import type { ExampleRun } from '../example-recording.ts';

interface WalkedExample {
  /** As it is named in the definition, and by its author. */
  name: string;
  displayName: string;
  flow: Flow;
  places: SourceLocations;
}

/** The page an example ends at cannot show something: its formula has no value there. */
export function unshownAtEnd(
  { visited, unshown }: ExampleRun,
  { name, displayName, flow, places }: WalkedExample,
): Finding[] {
  const [failed] = unshown;
  const page = visited.at(-1);
  if (!failed || page === undefined) return [];
  return [
    {
      rule: 'example-fails',
      place: places.example?.(name, []) ?? places.of(''),
      message: `The example "${displayName}" ends at "${page}", where "${failed.formula ?? ''}" has no value.`,
      hint: whatToSay(failed.reason, failed.formula ?? '', flow, visited),
      also: [{ place: places.of(flow.id, page), message: 'The page it ends at.' }],
    },
  ];
}

function whatToSay(
  reason: string,
  formula: string,
  flow: Flow,
  visited: readonly string[],
): string {
  const named = [...`${reason} ${formula}`.matchAll(/\b(order|answers)\.([\w.]+)/g)];
  for (const [, root, path = ''] of named) {
    if (root === 'order') return `Say it in the example: "order: { ${path}: … }".`;
    const kept = keptFrom(path, flow, visited);
    if (kept)
      return `Say what "${kept.step}" answers: "results: { ${kept.step}: { ${kept.field}: … } }".`;
    if (visited.some((id) => isAnswered(flow, id, path)))
      return `Say it in the example: "answers: { ${path}: … }".`;
  }
  return 'Say under "results:" what the platform answers. Where it can be missing, ask with "has(…)" first.';
}

const isAnswered = ({ steps }: Flow, id: string, path: string): boolean => {
  const step = steps[id];
  return step !== undefined && collects(step, path) && !Object.hasOwn(step.keep ?? {}, path);
};

/** The field of a response that is kept under this name. */
function keptFrom(
  path: string,
  { steps }: Flow,
  visited: readonly string[],
): { step: string; field: string } | undefined {
  const names = path.split('.');
  for (const id of visited.toReversed()) {
    const step = steps[id];
    const { scope = [], keep = {} } = step ?? {};
    const [name = ''] = names.slice(scope.length);
    const field = Object.hasOwn(keep, name) ? fieldOf(keep[name]?.expr ?? null) : undefined;
    if (step && field !== undefined) return { step: id, field };
  }
  return undefined;
}

/** `balance` of `result.balance`, wherever it stands in the formula. */
function fieldOf(expr: Expr): string | undefined {
  if (typeof expr !== 'object' || expr === null) return undefined;
  const [operator, ...parts] = expr;
  const path = operator === 'or' ? parts.slice(1) : parts;
  if ((operator === 'get' || operator === 'or') && path[0] === 'result' && path.length > 1)
    return String(path[1]);
  for (const part of parts) {
    const field = fieldOf(part);
    if (field !== undefined) return field;
  }
  return undefined;
}
