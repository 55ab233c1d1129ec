import { fixedBy, type Fixed } from '../../text/fixes.ts';
import type { SourceSpan } from '../../../model/source.ts';
import type { Expr } from '../../../model/definition.ts';
import { placeOf } from '../../yaml/node-access.ts';
import type { FlowRule } from '../rule.ts';

/** Rounded amounts are for comparing offers; what is confirmed, signed, paid or refunded is exact. */
export const roundedAmount: FlowRule = ({ reads }, { symbols }) =>
  reads.flatMap(({ site, expr, place }) => {
    const { offers } = symbols.kinds[site.step.kind] ?? {};
    const isOffered = offers !== undefined && site.step.syntax.setting(offers) !== undefined;
    const choosing = site.item !== undefined && isOffered;
    if (choosing || !isRounded(expr)) return [];
    return [
      {
        rule: 'rounded-amount',
        place: placeOf(place),
        message: `yuan() rounds from 10,000 up, and "${site.step.id}" is no list to choose from.`,
        hint: 'Write exactYuan(…).',
        ...exact(place),
      },
    ];
  });

function exact({ file, start, end }: SourceSpan): Fixed {
  const rounded = [...file.text.slice(start, end).matchAll(/\byuan(?=\()/g)];
  const spans = rounded.map(({ index }) => ({
    file,
    start: start + index,
    end: start + index + 4,
  }));
  return spans.length > 0 ? fixedBy(...spans.map((replace) => ({ replace, by: 'exactYuan' }))) : {};
}

function isRounded(expr: Expr): boolean {
  if (typeof expr !== 'object' || expr === null) return false;
  const [operator, ...parts] = expr;
  return operator === 'yuan' || parts.some(isRounded);
}
