import type { Step } from '../../../../model/definition.ts';
import { renamed } from '../../../text/fixes.ts';
import { nameHint } from '../../../text/nearest.ts';
import type { DefinitionRule } from '../../rule.ts';

/**
 * An end that leads to a page neither the app nor any flow has. Addresses computed by formulas are checked at run time.
 */
export const leadsNowhere: DefinitionRule = ({ definition, places }, { pages }) =>
  Object.values(definition.flows).flatMap((flow) =>
    Object.values(flow.steps).flatMap((step) => {
      const { 'leads-to': page } = step as Step & { 'leads-to'?: unknown };
      if (typeof page !== 'string' || pages.has(page)) return [];
      const hint = nameHint(page, [...pages], '"npm run paths" lists the addresses there are.');
      return [
        {
          rule: 'leads-nowhere',
          place: places.of(flow.id, step.id, ['leads-to']),
          message: `There is no page ${page}.`,
          ...(hint === undefined ? {} : { hint }),
          ...renamed(places.of(flow.id, step.id, ['leads-to']), page, [...pages]),
        },
      ];
    }),
  );
