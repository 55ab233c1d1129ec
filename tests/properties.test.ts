import { expect, test } from 'vitest';
import { propertiesIn } from '../src/language/check.ts';
import type { Claim, Moment, Property } from '../src/language/schema/property-syntax.ts';
import type { Definition, Exit, Flow, Step } from '../src/model/definition.ts';
import { codesOf } from '../src/machine/starts.ts';
import { kindSchemas } from '../src/steps/registry/schemas.ts';
import { kindStates } from '../src/steps/registry/states.ts';
import { walkInWords } from '../src/verify/diff/words-of.ts';
import { mayMatch } from '../src/verify/properties/moments.ts';
import { PropertyVerifier } from '../src/verify/properties/verify.ts';
import { readRepository } from '../tools/repository/read-repository.ts';
import { checkRepository, root } from '../tools/repository/repository.ts';
import { daily } from '../tools/run/daily.ts';
import { buildSymbols } from '../tools/symbols/symbols.ts';

const { definitions } = checkRepository();
const properties = propertiesIn(readRepository(root), buildSymbols());
const kinds = { kinds: kindStates, schemas: kindSchemas };
const all = new PropertyVerifier(kinds);

const named = properties.map((property) => [property.name, property] as const);

test.each(named)('%s: holds on every walk', (_, property) => {
  const { verdict, broken } = all.verify(property, definitions);

  expect(broken.map(({ funder, flow, walk }) => `${funder} ${flow}: ${walkInWords(walk)}`)).toEqual(
    [],
  );
  expect(verdict).toMatch(/holds|bounded/);
});

test.each(daily(named, 40))('%s: is violated by a change of one line', (_, property) => {
  expect(isViolatedByOne(property)).toBe(true);
});

test('there are at least 40 properties', () => {
  expect(properties.length).toBeGreaterThanOrEqual(40);
});

function isViolatedByOne(property: Property): boolean {
  const verifier = new PropertyVerifier(kinds);
  for (const definition of seeded(property))
    if (verifier.verify(property, [definition]).verdict === 'broken') return true;
  return false;
}

/** Mutants of the smallest flow the property is about, each with one change. */
function* seeded(property: Property): Generator<Definition> {
  const { claim } = property;
  const found = claim && smallestMeant(property, claim);
  if (!found) return;
  const { definition, flow } = found;
  let seeds = 0;
  const changed = (change: Partial<Flow>): Definition => ({
    ...definition,
    flows: { [flow.id]: { ...flow, ...change, hash: `seed ${++seeds}` } },
  });
  const matching = Object.values(flow.steps).filter((step) => matches(claim.of, step));
  for (const { id } of matching) yield changed({ start: id });
  for (const step of stepsInTurn(flow, claim))
    for (const seed of [
      ...withoutSettings(step, claim),
      ...retargeted(step, [...matching, ...leaving]),
      ...queriedElsewhere(step, claim),
    ])
      yield changed({ steps: { ...flow.steps, [step.id]: seed } });
}

const leaving = [{ id: 'leave' }];

/** The step with one exit retargeted, to each of the targets. */
function retargeted(step: Step, targets: readonly { id: string }[]): Step[] {
  return Object.entries(step.exits).flatMap(([outcome, exits]) =>
    exits.flatMap((exit, at) =>
      targets.map(({ id }): Step => {
        const changed = exits.with(at, { ...exit, to: id });
        return { ...step, exits: { ...step.exits, [outcome]: changed } };
      }),
    ),
  );
}

/** The step without one of the settings that the claim requires of it. */
function withoutSettings(step: Step, claim: Claim): Step[] {
  if (claim.claim !== 'always' || !matches(claim.of, step)) return [];
  return claim.is.has.flatMap(([setting]) => {
    const [first = '', ...rest] = setting.split('.');
    const whole = { ...step } as unknown as Record<string, unknown>;
    const inner = whole[first];
    if (first === 'on') whole['exits'] = withoutExitPart(step, rest);
    else if (rest.length === 0) delete whole[first];
    else whole[first] = withoutPart(inner, rest);
    return [whole as unknown as Step];
  });
}

function withoutExitPart({ exits }: Step, [label, part = 'to']: readonly string[]): Step['exits'] {
  return Object.fromEntries(
    Object.entries(exits).map(([outcome, all]) => [
      outcome,
      all.map((exit) => (exit.label === label ? without(exit, part) : exit)),
    ]),
  );
}

/** An exit leads somewhere. */
function without(exit: Exit, part: string): Exit {
  return part === 'to' ? { ...exit, to: 'leave' } : (withoutPart(exit, [part]) as Exit);
}

function withoutPart(value: unknown, [name = '', ...rest]: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const parts = { ...value } as Record<string, unknown>;
  if (rest.length === 0) delete parts[name];
  else parts[name] = withoutPart(parts[name], rest);
  return parts;
}

function queriedElsewhere(step: Step, { of }: Claim): Step[] {
  const [endpoint] = of.endpoint;
  return endpoint !== undefined && 'endpoint' in step ? [{ ...step, endpoint } as Step] : [];
}

/** The steps that begin the claim's interval first: a change there violates most claims. */
function stepsInTurn(flow: Flow, claim: Claim): Step[] {
  const opens = claim.claim === 'never' ? claim.after : claim.claim === 'at most' && claim.of;
  const isFirst = (step: Step) => Number(opens ? matches(opens, step) : false);
  return Object.values(flow.steps).toSorted((a, b) => isFirst(b) - isFirst(a));
}

function smallestMeant(property: Property, claim: Claim) {
  const constrained = claim.claim === 'never' && claim.after ? [claim.of, claim.after] : [claim.of];
  const isPlain = claim.claim === 'never' && !claim.after && !claim.before;
  const flows = definitions.flatMap((definition) =>
    Object.values(definition.flows).map((flow) => ({ definition, flow })),
  );
  return flows
    .filter(({ definition, flow }) => isFor(property, definition, flow))
    .filter(({ flow: { steps } }) =>
      constrained.every(
        (moment) => isPlain || Object.values(steps).some((step) => matches(moment, step)),
      ),
    )
    .toSorted((a, b) => Object.keys(a.flow.steps).length - Object.keys(b.flow.steps).length)[0];
}

function isFor({ flows, codes, funders }: Property, definition: Definition, flow: Flow): boolean {
  return (
    (!flows || flows.includes(flow.use)) &&
    (!funders || funders.includes(definition.funder)) &&
    (!codes || codesOf(definition, flow.id).some((code) => codes.includes(code)))
  );
}

function matches(moment: Moment, step: Step): boolean {
  return mayMatch(moment, step, kindSchemas);
}
