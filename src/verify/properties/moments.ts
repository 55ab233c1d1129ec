import type { Moment } from '../../language/schema/property-syntax.ts';
import type { Step } from '../../model/definition.ts';
import type { KindSchema } from '../../model/step-kind.ts';
import { hasSetting } from './settings.ts';
import { isObject } from '../../model/plain-object.ts';

type Schemas = Readonly<Record<string, KindSchema>>;

/** Whether the step matches: on entering it, or on leaving it by the outcome. */
export function matches(
  moment: Moment,
  step: Step,
  outcome: string | undefined,
  schemas: Schemas,
): boolean {
  return isWhen(moment, outcome) && mayMatch(moment, step, schemas);
}

/** Whether it is on entering a step, or on leaving it by the outcome, that the moment asks about. */
export function isWhen({ outcome: expected }: Moment, outcome: string | undefined): boolean {
  return expected.length > 0 ? includes(expected, outcome) : outcome === undefined;
}

/** Whether the step can match, however it is left. */
export function mayMatch(moment: Moment, step: Step, schemas: Schemas): boolean {
  const schema = schemas[step.kind];
  const facts: [readonly string[], readonly string[]][] = [
    [moment.step, [step.id, step.id.split('/').at(-1) ?? '']],
    [moment.kind, [step.kind]],
    [moment.endpoint, endpointsOf(step, schema)],
    [moment.document, documentsOf(step, schema)],
    [moment.requests, Object.keys(step.collects ?? {})],
    [moment.ends, step.ends === undefined ? [] : [step.ends]],
  ];
  if (
    facts.some(
      ([expected, actual]) => expected.length > 0 && !actual.some((one) => expected.includes(one)),
    )
  )
    return false;
  if (!moment.has.every(([setting, expected]) => hasSetting(step, setting, expected))) return false;
  return [
    [moment.writes, step.once === true],
    [moment.screen, step.path !== undefined],
    [moment.sensitive, (step.sensitive ?? []).length > 0],
    [moment.leadsOut, schema?.leadsOut !== undefined],
  ].every(([expected, is]) => expected === undefined || expected === is);
}

function includes(expected: readonly string[], actual: string | undefined): boolean {
  return actual !== undefined && expected.includes(actual);
}

/** Every endpoint a setting of the step names. */
export function endpointsOf(step: Step, schema: KindSchema | undefined): string[] {
  const settings = Object.entries(schema?.settings ?? {});
  const named = settings.flatMap(([name, { type }]) =>
    type === 'endpoint' ? settingOf(step, name) : [],
  );
  const fetched = schema?.fetchedFrom === undefined ? undefined : valueOf(step, schema.fetchedFrom);
  const gets = Object.values(isObject(fetched) ? fetched : {});
  return [
    ...named.filter((one) => typeof one === 'string'),
    ...gets.flatMap((one) =>
      isObject(one) && typeof one.endpoint === 'string' ? one.endpoint : [],
    ),
  ];
}

export function documentsOf(step: Step, schema: KindSchema | undefined): string[] {
  if (schema?.signs === undefined) return [];
  return settingOf(step, schema.signs).filter((one) => typeof one === 'string');
}

function settingOf(step: Step, name: string): unknown[] {
  const value = valueOf(step, name);
  return Array.isArray(value) ? value : [value];
}

function valueOf(step: Step, name: string): unknown {
  return (step as unknown as Record<string, unknown>)[name];
}
