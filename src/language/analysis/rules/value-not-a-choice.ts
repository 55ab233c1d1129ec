import { type Choices, choicesIn, namedChoices, notAChoice } from '../choices.ts';
import { toCamel } from '../../schema/names.ts';
import { fieldsIn } from '../../schema/field-syntax.ts';
import type { Symbols } from '../../schema/symbols.ts';
import type { Expr } from '../../../model/definition.ts';
import { endpointOf } from '../../emit/types.ts';
import type { Finding } from '../../../model/finding.ts';
import type { FormulaRead } from '../../emit/formula.ts';
import type { LinkedStep } from '../../link/linked.ts';
import { entriesOf, formulaIn, isScalar, written } from '../../yaml/node-access.ts';
import type { Node } from '../../yaml/node.ts';
import type { FlowRule } from '../rule.ts';
import type { SourceSpan } from '../../../model/source.ts';

/** Texts compared with a choice, sent to a field with choices, or set as a start, that are none of them. */
export const valueNotAChoice: FlowRule = ({ linked, reads }, { symbols }) => {
  const findings: Finding[] = [];
  const answers = choicesIn(linked, symbols);
  const { orderChoices = {} } = symbols;
  for (const { expr, place, site } of reads) {
    const results = site.result && symbols.endpoints[site.result.endpoint]?.response;
    compare(expr, (path, value) => {
      const [root = '', ...rest] = path;
      const name = rest.join('.');
      const [field = ''] = rest;
      const choices = new Map([
        ['answers', answers.get(name)],
        ['order', namedChoices(orderChoices[name], `order.${name}`)],
        ['result', namedChoices(results?.[field]?.choices, `${site.result?.endpoint} ${field}`)],
      ]).get(root);
      if (choices && !choices.words.has(value))
        findings.push({
          rule: 'value-not-a-choice',
          ...notAChoice(value, name, within(place, value), choices),
        });
    });
  }
  for (const step of linked.steps.values()) {
    findings.push(...startedIn(step, answers, symbols), ...sentIn(step, reads, symbols));
  }
  return findings;
};

function startedIn(
  step: LinkedStep,
  answers: ReadonlyMap<string, Choices>,
  symbols: Symbols,
): Finding[] {
  const { answersFrom } = symbols.kinds[step.kind] ?? {};
  return fieldsIn(step.syntax.settings, answersFrom).flatMap(({ name, start }) => {
    const allowed = answers.get([...step.context.scope, name].join('.'));
    return allowed ? literal(start, name, allowed) : [];
  });
}

/** Written, or given by a formula: `if(…, "contract", "re-sign")`. */
function sentIn(step: LinkedStep, reads: readonly FormulaRead[], symbols: Symbols): Finding[] {
  const endpoint = endpointOf(step, symbols) ?? '';
  const request = symbols.endpoints[endpoint]?.request ?? {};
  // A step of signing sends its setting `sign-type` as `signType`.
  const settings = entriesOf(step.syntax.settings).map(
    ([name, entry]) => [toCamel(name), entry] as const,
  );
  return [...settings, ...entriesOf(step.syntax.send?.value)].flatMap(([name, { value }]) => {
    const field = Object.hasOwn(request, name) ? request[name] : undefined;
    const choices = namedChoices(field?.choices, `${endpoint} ${name}`);
    if (!choices) return [];
    if (formulaIn(value) === undefined) return literal(value, name, choices);
    const read = reads.find(
      ({ place }) => place.file === value.file && place.start === value.start,
    );
    return textsGivenBy(read?.expr ?? null)
      .filter((text) => !choices.words.has(text))
      .map((text) => ({
        rule: 'value-not-a-choice',
        ...notAChoice(text, name, within(value, text), choices),
      }));
  });
}

function textsGivenBy(expr: Expr): string[] {
  if (!Array.isArray(expr)) return [];
  const [operator, , ...branches] = expr as readonly Expr[];
  if (operator !== 'if') return [];
  return branches.flatMap((one) => (typeof one === 'string' ? [one] : textsGivenBy(one)));
}

function literal(node: Node | undefined, name: string, allowed: Choices): Finding[] {
  if (!isScalar(node) || formulaIn(node) !== undefined || allowed.words.has(written(node)))
    return [];
  return [{ rule: 'value-not-a-choice', ...notAChoice(written(node), name, node, allowed) }];
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
