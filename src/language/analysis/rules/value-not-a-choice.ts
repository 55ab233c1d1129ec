import { fieldsIn } from '../../schema/field-syntax.ts';
import type { Symbols } from '../../schema/symbols.ts';
import type { Expr } from '../../../model/definition.ts';
import { endpointOf } from '../../emit/types.ts';
import type { Finding } from '../../../model/finding.ts';
import type { LinkedFlow, LinkedStep } from '../../link/linked.ts';
import { renamed } from '../../text/fixes.ts';
import { nameHint } from '../../text/nearest.ts';
import { entriesOf, formulaIn, isScalar, placeOf, written } from '../../yaml/node-access.ts';
import type { Node } from '../../yaml/node.ts';
import type { FlowRule } from '../rule.ts';
import type { SourceSpan } from '../../../model/source.ts';

/** Answers with written choices → the choices. Those of a dictionary or an endpoint are unknown here. */
function choicesOf(linked: LinkedFlow, symbols: Symbols): Map<string, string[]> {
  const choices = new Map<string, string[]>();
  for (const step of linked.steps.values()) {
    const { answersFrom } = symbols.kinds[step.kind] ?? {};
    for (const { name, options } of fieldsIn(step.syntax.settings, answersFrom))
      if (options)
        choices.set([...step.context.scope, name].join('.'), [...options.entries.keys()]);
  }
  return choices;
}

/** Texts compared with a choice, sent to a field with choices, or set as a start, that are none of them. */
export const valueNotAChoice: FlowRule = ({ linked, reads }, { symbols }) => {
  const findings: Finding[] = [];
  const choices = choicesOf(linked, symbols);
  for (const { expr, place, site } of reads) {
    const results = site.result && symbols.endpoints[site.result.endpoint]?.response;
    compare(expr, (path, value) => {
      const [root = '', ...rest] = path;
      const name = rest.join('.');
      const allowed = root === 'answers' ? choices.get(name) : results?.[rest[0] ?? '']?.choices;
      if ((root === 'answers' || root === 'result') && allowed && !allowed.includes(value))
        findings.push(notAChoice(value, name, within(place, value), allowed));
    });
  }
  for (const step of linked.steps.values()) findings.push(...writtenIn(step, choices, symbols));
  return findings;
};

function writtenIn(
  step: LinkedStep,
  choices: ReadonlyMap<string, string[]>,
  symbols: Symbols,
): Finding[] {
  const { answersFrom } = symbols.kinds[step.kind] ?? {};
  const started = fieldsIn(step.syntax.settings, answersFrom).flatMap(({ name, start }) => {
    const allowed = choices.get([...step.context.scope, name].join('.'));
    return allowed ? literal(start, name, allowed) : [];
  });
  const request = symbols.endpoints[endpointOf(step, symbols) ?? '']?.request;
  const sent = entriesOf(step.syntax.send?.value).flatMap(([name, { value }]) => {
    const allowed = request && Object.hasOwn(request, name) ? request[name]?.choices : undefined;
    return allowed ? literal(value, name, allowed) : [];
  });
  return [...started, ...sent];
}

function literal(node: Node | undefined, name: string, allowed: readonly string[]): Finding[] {
  if (!isScalar(node) || formulaIn(node) !== undefined || allowed.includes(written(node)))
    return [];
  return [notAChoice(written(node), name, node, allowed)];
}

function notAChoice(
  value: string,
  name: string,
  place: SourceSpan,
  allowed: readonly string[],
): Finding {
  const hint = nameHint(value, allowed, `The choices are: ${allowed.join(', ')}.`);
  return {
    rule: 'value-not-a-choice',
    place: placeOf(place),
    message: `"${value}" is not a choice of "${name}".`,
    ...(hint !== undefined && { hint }),
    ...renamed(place, value, allowed),
  };
}

function compare(expr: Expr, onComparison: (path: string[], value: string) => void): void {
  if (typeof expr !== 'object' || expr === null) return;
  const [operator, ...parts] = expr;
  const [left = null, right = null] = parts;
  for (const [name, value] of comparedIn(operator, left, right)) {
    const path = pathOf(name);
    if (path && typeof value === 'string' && value !== '') onComparison(path, value);
  }
  for (const part of parts) compare(part, onComparison);
}

/** What is compared with what: on either side of `==`, with each of a written list after `in`. */
function comparedIn(operator: Expr | undefined, left: Expr, right: Expr): [Expr, Expr][] {
  if (operator === '==' || operator === '!=')
    return [
      [left, right],
      [right, left],
    ];
  if (operator !== 'in' || !Array.isArray(right)) return [];
  return (right as readonly Expr[]).slice(1).map((item) => [left, item]);
}

function pathOf(expr: Expr): string[] | undefined {
  if (typeof expr !== 'object' || expr === null) return undefined;
  const [operator, ...parts] = expr;
  if (operator !== 'get' && operator !== 'or') return undefined;
  return (operator === 'or' ? parts.slice(1) : parts).map(String);
}

/** The quoted word inside the formula. */
function within(place: SourceSpan, value: string): SourceSpan {
  const text = place.file.text.slice(place.start, place.end);
  const start = text.indexOf(`"${value}"`);
  if (start < 0) return place;
  return {
    file: place.file,
    start: place.start + start,
    end: place.start + start + value.length + 2,
  };
}
