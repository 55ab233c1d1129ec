import { isSensitive } from '../sensitive.ts';
import type { FixChange } from '../../../model/finding.ts';
import type { Expr, Formula, Step } from '../../../model/definition.ts';
import { endpointOf } from '../../emit/types.ts';
import type { LinkedStep } from '../../link/linked.ts';
import { entriesOf, placeOf } from '../../yaml/node-access.ts';
import type { SourceSpan } from '../../../model/source.ts';
import { answersOf } from '../../link/collected-answers.ts';
import { fixedBy } from '../../text/fixes.ts';
import { fieldsIn } from '../../schema/field-syntax.ts';
import { within } from '../sent.ts';
import { ofEachStep, type RuleContext, type FlowRule } from '../rule.ts';

/** Sensitive values stay out of addresses and out of what is stored. */
export const sensitiveLeaves: FlowRule = ofEachStep((step, out, context) => {
  const isSecret = (expr: Expr | undefined) =>
    expr !== undefined && isSensitive(expr, undefined, context.sensitive, context.symbols);
  const leaks = [
    ...sentInAddress(step, out, context, isSecret),
    ...storedAtStart(step, out, context, isSecret),
    ...inLink(step, out, context, isSecret),
    ...leaksByAddress(step, context),
    ...inQuery(step, out, isSecret),
  ];
  return leaks.map(({ place, fix, message, hint }) => ({
    rule: 'sensitive-leaves',
    place: placeOf(place),
    message,
    hint,
    ...(fix && fixedBy(fix)),
  }));
});

interface Leak {
  place: SourceSpan;
  message: string;
  hint: string;
  fix?: FixChange;
}
type IsSecret = (expr: Expr | undefined) => boolean;

function sentInAddress(
  step: LinkedStep,
  emitted: Step,
  { symbols }: RuleContext,
  isSecret: IsSecret,
): Leak[] {
  const name = endpointOf(step, symbols);
  const endpoint = name === undefined ? undefined : symbols.endpoints[name];
  if (!endpoint?.inAddress) return [];
  return entriesOf(step.syntax.send?.value)
    .filter(([field]) => Object.hasOwn(endpoint.request, field))
    .filter(([field]) => isSecret(exprAt(emitted, 'send', field)))
    .map(([field, { value }]) => ({
      place: value,
      message: `"${field}" of "${name}" travels in an address, and this is sensitive.`,
      hint: 'Send it to an endpoint that takes it in the body.',
    }));
}

function storedAtStart(
  step: LinkedStep,
  emitted: Step,
  { symbols }: RuleContext,
  isSecret: IsSecret,
): Leak[] {
  const { answersFrom } = symbols.kinds[step.kind] ?? {};
  if (answersFrom === undefined) return [];
  const fields = fieldsIn(step.syntax.settings, answersFrom);
  return answersOf(step, symbols.kinds[step.kind]).flatMap(({ name, sensitive }) => {
    const { start, key } = fields.find((field) => field.name === name) ?? {};
    if (!start || !key || sensitive || !isSecret(exprAt(emitted, answersFrom, name, 'start')))
      return [];
    return {
      place: start,
      message: `"${name}" begins with something sensitive and would be stored.`,
      hint: `Add "sensitive: yes" to "${name}".`,
      fix: { addInside: placeOf(key), name: 'sensitive', value: 'yes' },
    };
  });
}

function inLink(
  step: LinkedStep,
  emitted: Step,
  { symbols }: RuleContext,
  isSecret: IsSecret,
): Leak[] {
  const { leadsOut } = symbols.kinds[step.kind] ?? {};
  const place = leadsOut && step.syntax.setting(leadsOut.url);
  if (!place || !isSecret(exprAt(emitted, leadsOut.url))) return [];
  return [
    {
      place,
      message: 'A link would carry something sensitive.',
      hint: 'Let the platform make the link.',
    },
  ];
}

function inQuery(step: LinkedStep, emitted: Step, isSecret: IsSecret): Leak[] {
  return step.syntax.query
    .filter(([name]) => isSecret(exprAt(emitted, 'query', name)))
    .map(([name, { value }]) => ({
      place: value,
      message: `"${name}" would stand in the address of the next page, and this is sensitive.`,
      hint: 'Take it out: the page it leads to asks the platform for it.',
      fix: { remove: placeOf(value) },
    }));
}

function leaksByAddress({ syntax, context }: LinkedStep, { sensitive }: RuleContext): Leak[] {
  return (syntax.entry?.needs ?? [])
    .filter(({ name }) => sensitive.has([...context.scope, name].join('.')))
    .map(({ name, place }) => ({
      place,
      message: `"${name}" is sensitive and cannot come with an address.`,
      hint: 'Ask for it on the page instead.',
    }));
}

function exprAt(step: Step, ...path: readonly string[]): Expr | undefined {
  const value = within(step, ...path);
  if (typeof value !== 'object' || value === null || !('expr' in value)) return undefined;
  return (value as Formula).expr;
}
