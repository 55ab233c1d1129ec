import type { Definition, Step } from '../../../model/definition.ts';
import type { Finding } from '../../../model/finding.ts';
import { nameHint } from '../../text/nearest.ts';
import type { SourceLocations } from '../../../model/source-locations.ts';

interface Checked {
  definition: Definition;
  places: SourceLocations;
}

/** An end that leads to a page neither the app nor any flow has. What a formula gives is looked at when it is there. */
export function leadsNowhere(
  { definition, places }: Checked,
  known: ReadonlySet<string>,
): Finding[] {
  return Object.values(definition.flows).flatMap((flow) =>
    Object.values(flow.steps).flatMap((step) => {
      const { 'leads-to': page } = step as Step & { 'leads-to'?: unknown };
      if (typeof page !== 'string' || known.has(page)) return [];
      const hint = nameHint(page, [...known], '"npm run paths" lists the addresses there are.');
      return [
        {
          rule: 'leads-nowhere',
          place: places.of(flow.id, step.id, ['leads-to']),
          message: `There is no page ${page}.`,
          ...(hint === undefined ? {} : { hint }),
        },
      ];
    }),
  );
}

/** Addresses of the app's pages and of the screens of all flows. */
export function knownPages(
  pages: readonly string[],
  definitions: readonly Definition[],
): ReadonlySet<string> {
  const steps = definitions.flatMap(({ flows }) =>
    Object.values(flows).flatMap((flow) => Object.values(flow.steps)),
  );
  return new Set([...pages, ...steps.flatMap(({ path }) => path ?? [])]);
}
