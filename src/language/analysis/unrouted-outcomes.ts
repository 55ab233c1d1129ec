import type { Flow, Step } from '../../model/definition.ts';
import type { Finding } from '../../model/finding.ts';
import type { SourceLocations } from '../../model/source-locations.ts';
import type { LinkedFlow } from '../link/linked.ts';
import { aboutStep } from '../link/override-trace.ts';
import type { Symbols } from '../schema/symbols.ts';
import { mapIn } from './sent.ts';
import { addedToStep } from './step-fixes.ts';

interface LocatedFlow {
  flow: Flow;
  linked: LinkedFlow;
  places: SourceLocations;
}

const withMessage = ['back', 'leave'].map((to) => `{ to: ${to}, toast: =result.msg }`);

/** Looked for as soon as a flow is linked, whatever its formulas are like. */
export function outcomeUnrouted(located: LocatedFlow, { kinds }: Symbols): Finding[] {
  // A step without any way on is spoken of itself.
  return Object.values(located.flow.steps).flatMap((step) => {
    const schema = kinds[step.kind];
    if (!schema || !leadsOn(step)) return [];
    const { outcomesFrom } = schema;
    if (outcomesFrom !== undefined && Object.hasOwn(step, outcomesFrom))
      return Object.keys(mapIn(step, outcomesFrom))
        .filter((outcome) => !isRouted(step, outcome))
        .map((outcome) => ({
          ...unrouted(located, step, outcome, ['back', 'leave']),
          place: located.places.of(located.flow.id, step.id, [outcomesFrom, outcome]),
          message: `"${outcome}" is a button of "${step.id}", and nothing says where it leads.`,
        }));
    return Object.entries(schema.outcomes)
      .filter(([outcome, { optional }]) => !optional && !isRouted(step, outcome))
      .map(([outcome]) => outcome)
      .filter((outcome) => !Object.hasOwn(schema.settings, outcome) || Object.hasOwn(step, outcome))
      .filter(() => step.ends === undefined || schema.screen)
      .map((outcome) => {
        const fails = schema.result && schema.outcomes[outcome]?.fails;
        return unrouted(located, step, outcome, fails ? withMessage : ['back', 'leave']);
      });
  });
}

const isRouted = ({ exits }: Step, outcome: string): boolean =>
  Object.hasOwn(exits, outcome) && (exits[outcome]?.length ?? 0) > 0;

const leadsOn = ({ id, exits }: Step): boolean =>
  Object.values(exits).some((of) => of.some(({ to }) => to !== id && to !== 'again'));

function unrouted(
  { flow, linked, places }: LocatedFlow,
  step: Step,
  outcome: string,
  values: readonly string[],
): Finding {
  return aboutStep(linked.steps.get(step.id) ?? {}, {
    rule: 'outcome-unrouted',
    place: places.of(flow.id, step.id),
    message: `"${step.id}" does not say what happens when its outcome is "${outcome}".`,
    hint: `Add "on: { ${outcome}: … }".`,
    ...addedToStep(flow, step.id, places, { under: ['on'], name: outcome, values }),
  });
}
