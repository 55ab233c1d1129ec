import type { Finding } from '../../../../model/finding.ts';
import { type Flow, idWithoutCode } from '../../../../model/definition.ts';
import { specClaims, type SpecClaim } from '../../../schema/spec/claims.ts';
import { removable } from '../../../text/fixes.ts';
import { placeOf } from '../../../yaml/node-access.ts';
import type { FunderRule } from '../../rule.ts';

const route = 'route ';

/** A funder's `spec` names an address at which its flow has no page. */
export const routeMissing: FunderRule = ({ funder, actions, flowOf, used, unlinked }) => {
  const flows = actions.flatMap((action) => flowOf(action) ?? []);
  return specClaims(funder)
    .filter(({ id, flow }) => id.startsWith(route) && used.has(flow) && !unlinked.has(flow))
    .filter((claim) => !flowsOf(claim, flows).some((flow) => hasPage(flow, claim)))
    .map(({ id, flow, step, place }): Finding => {
      const path = id.slice(route.length);
      return {
        rule: 'route-missing',
        place: placeOf(place),
        message:
          step === undefined
            ? `No page of "${flow}" is at ${path}, as its "spec" says.`
            : `"${step}" of "${flow}" is not at ${path}, as its "spec" says.`,
        hint: 'Give the page this address, or leave out the line.',
        ...removable(place),
      };
    });
};

/** Those made of it under its name; a flow that others run has its steps among theirs. */
function flowsOf({ flow }: SpecClaim, flows: readonly Flow[]): readonly Flow[] {
  const own = flows.filter(({ id }) => idWithoutCode(id) === flow);
  return own.length > 0 ? own : flows;
}

function hasPage({ steps }: Flow, { id, step }: SpecClaim): boolean {
  return Object.values(steps)
    .filter((one) => step === undefined || one.id === step || one.id.endsWith(`/${step}`))
    .some(({ path }) => path === id.slice(route.length));
}
