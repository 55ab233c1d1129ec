/** Properties claimed of every walk: the verdicts, and which claims are about a step. */
import type { Claim, Moment, Property } from '../../src/language/schema/property-syntax.ts';
import type { Definition, Flow, Step } from '../../src/model/definition.ts';
import { kindSchemas } from '../../src/steps/registry/schemas.ts';
import { kindStates } from '../../src/steps/registry/states.ts';
import { mayMatch } from '../../src/verify/properties/moments.ts';
import { PropertyVerifier, type PropertyVerdict } from '../../src/verify/properties/verify.ts';

export function verdictsOn(
  properties: readonly Property[],
  definitions: readonly Definition[],
): PropertyVerdict[] {
  const verifier = new PropertyVerifier({ kinds: kindStates, schemas: kindSchemas });
  return properties.map((property) => verifier.verify(property, definitions));
}

/** Those that name the step, or what it does, somewhere in their claim. */
export function speakingOf(
  properties: readonly Property[],
  flow: Flow,
  step: Step,
): readonly Property[] {
  return properties.filter(
    ({ claim, flows }) =>
      claim &&
      (!flows || flows.includes(flow.use) || flows.includes(flow.id)) &&
      momentsOf(claim).some((moment) => mayMatch(moment, step, kindSchemas)),
  );
}

function momentsOf(claim: Claim): Moment[] {
  if (claim.claim === 'never') return [claim.of, claim.before ?? [], claim.after ?? []].flat();
  if (claim.claim === 'at most') return [claim.of, claim.since ?? []].flat();
  return [claim.of, claim.claim === 'always' ? claim.is : claim.to];
}
