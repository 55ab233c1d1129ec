import { renamed } from '../../../text/fixes.ts';
import { nameHint } from '../../../text/nearest.ts';
import type { DefinitionRule } from '../../rule.ts';

/** An end that leads to a page neither the app nor any flow has. */
export const leadsNowhere: DefinitionRule = ({ leads }, { pages }) =>
  leads
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
