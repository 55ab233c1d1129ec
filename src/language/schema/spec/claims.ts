import type { ScalarNode } from '../../yaml/node.ts';
import { written } from '../../yaml/node-access.ts';
import type { FileSyntax, FlowSyntax, WrittenStep } from '../file-syntax.ts';

/** A `spec:` of a flow or one of its steps. */
export interface SpecClaim {
  /** Of the specification's line. */
  id: string;
  place: ScalarNode;
  /** As it is called in its file. */
  flow: string;
  step?: string;
}

export function specClaims(file: FileSyntax): SpecClaim[] {
  if (file.type === 'flow') return claimsOf(file.id?.text ?? '', file);
  if (file.type !== 'funder') return [];
  return [...file.flows].flatMap(([name, { flow }]) => claimsOf(name, flow));
}

function claimsOf(flow: string, { spec, steps, overrides }: FlowSyntax): SpecClaim[] {
  const { change, insert, replace, fill } = overrides;
  const written = [steps?.byName, ...[change, insert, replace, fill].map((one) => one.steps)];
  return [
    ...spec.map((place) => claim(place, flow)),
    ...written.flatMap((named) => (named ? claimsOfSteps(flow, named) : [])),
  ];
}

function claimsOfSteps(flow: string, steps: ReadonlyMap<string, WrittenStep>): SpecClaim[] {
  return [...steps].flatMap(([name, { step }]) =>
    (step?.spec ?? []).map((place) => ({ ...claim(place, flow), step: name })),
  );
}

function claim(place: ScalarNode, flow: string): SpecClaim {
  return { id: written(place), place, flow };
}
