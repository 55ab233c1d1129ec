import type { Definition, Step } from '../../../../model/definition.ts';
import type { Finding } from '../../../../model/finding.ts';
import type { SourceSpan } from '../../../../model/source.ts';
import type { SourceLocations } from '../../../../model/source-locations.ts';
import { renamed } from '../../../text/fixes.ts';
import { nameHint } from '../../../text/nearest.ts';

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

/** An end that leads to a page neither the app nor any flow has. */
export function leadsNowhere(
  { leads }: Addresses,
  /** Addresses of the app's pages and of the screens of all flows. */
  { pages }: { pages: ReadonlySet<string> },
): Finding[] {
  return leads
    .filter(({ page }) => !pages.has(page))
    .map(({ page, place }) => {
      const hint = nameHint(page, [...pages], '"npm run paths" lists the addresses there are.');
      return {
        rule: 'leads-nowhere',
        place,
        message: `There is no page ${page}.`,
        ...(hint === undefined ? {} : { hint }),
        ...renamed(place, page, [...pages]),
      };
    });
}
