import type { Definition, Step } from '../../model/definition.ts';
import type { SourceLocations } from '../../model/source-locations.ts';
import type { SourceSpan } from '../../model/source.ts';

/** Of a funder's flows. */
export interface Addresses {
  screens: readonly string[];
  /** Where ends lead to. Those that formulas compute are checked at run time. */
  leads: readonly { page: string; place: SourceSpan }[];
}

export function addressesOf({ flows }: Definition, places: SourceLocations): Addresses {
  const steps = Object.values(flows).flatMap(({ id, steps: own }) =>
    Object.values(own).map((step) => ({ flow: id, step: step as Step & { 'leads-to'?: unknown } })),
  );
  return {
    screens: steps.flatMap(({ step }) => step.path ?? []),
    leads: steps.flatMap(({ flow, step: { id, 'leads-to': page } }) =>
      typeof page === 'string' ? [{ page, place: places.of(flow, id, ['leads-to']) }] : [],
    ),
  };
}
