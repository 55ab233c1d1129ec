import type { Symbols } from '../schema/symbols.ts';
import { answersOf } from '../link/collected-answers.ts';
import { scoped } from './data-flow.ts';
import { answersReadBy } from './reads.ts';
import { sentBy } from './sent.ts';
import type { Expr, Flow } from '../../model/definition.ts';
import type { FormulaRead, FormulaSite } from '../emit/formula.ts';
import type { LinkedFlow } from '../link/linked.ts';

/**
 * Sensitive answers of a flow, dotted: marked ones, kept values made of sensitive things, and what was picked or kept to be
 * sent as something sensitive.
 */
export function sensitiveAnswers(
  flow: Flow,
  linked: LinkedFlow,
  reads: readonly FormulaRead[],
  symbols: Symbols,
): Set<string> {
  const sensitiveNames = new Set<string>();
  const unmarkable = unmarkableAnswers(linked, symbols);
  for (const step of linked.steps.values()) {
    for (const { name, sensitive } of answersOf(step, symbols.kinds[step.kind]))
      if (sensitive) sensitiveNames.add([...step.context.scope, name].join('.'));
    const emitted = flow.steps[step.id];
    for (const { type, expr } of emitted ? sentBy(step, emitted, symbols) : [])
      if (type?.sensitive)
        for (const name of answersReadBy(expr, unmarkable)) sensitiveNames.add(name);
  }
  const results = new Map(reads.map(({ site }) => [site.step.id, site.result]));
  for (let size = -1; size !== sensitiveNames.size;) {
    size = sensitiveNames.size;
    for (const step of Object.values(flow.steps)) {
      for (const [name, { expr }] of Object.entries(step.keep ?? {}))
        if (isSensitive(expr, results.get(step.id), sensitiveNames, symbols))
          sensitiveNames.add(scoped(step, name));
    }
  }
  return sensitiveNames;
}

/** Answers nobody can mark: taken unchanged from a list or a response. */
function unmarkableAnswers(linked: LinkedFlow, symbols: Symbols): Set<string> {
  const names = [...linked.steps.values()].flatMap((step) =>
    answersOf(step, symbols.kinds[step.kind])
      .filter(({ picked, from }) => picked !== undefined || from !== undefined)
      .map(({ name }) => [...step.context.scope, name].join('.')),
  );
  return new Set(names);
}

/** Whether a value is computed from a sensitive answer, result field or order field. */
export function isSensitive(
  expr: Expr,
  result: FormulaSite['result'],
  answers: ReadonlySet<string>,
  symbols: Symbols,
): boolean {
  if ([...answersReadBy(expr, answers)].length > 0) return true;
  const endpoint = result && symbols.endpoints[result.endpoint];
  return pathsIn(expr).some(([root, ...path]) => {
    if (root === 'order') return (symbols.sensitiveOrder ?? []).includes(path.join('.'));
    if (root !== 'result' || !endpoint) return false;
    const name = path[0] === 'data' ? path[1] : path[0];
    return name !== undefined && endpoint.response[name]?.sensitive === true;
  });
}

export function pathsIn(expr: Expr): string[][] {
  if (typeof expr !== 'object' || expr === null) return [];
  const [operator, ...parts] = expr;
  const path = operator === 'or' ? parts.slice(1) : parts;
  if (operator !== 'get' && operator !== 'or') return parts.flatMap(pathsIn);
  return typeof path[0] === 'string' ? [path.map(String)] : pathsIn(path[0] ?? null);
}
