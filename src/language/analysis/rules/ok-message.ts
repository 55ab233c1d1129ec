import type { Expr } from '../../../model/definition.ts';
import { placeOf } from '../../yaml/node-access.ts';
import type { FlowRule } from '../rule.ts';

/** The message of an OK response is "done" or empty, so it cannot explain why a flow stops. */
export const okMessage: FlowRule = ({ reads }, { symbols }) =>
  reads.flatMap(({ site, expr, place }) => {
    const schema = symbols.kinds[site.step.kind];
    const outcome = schema?.outcomes[site.outcome ?? ''];
    if (site.moment !== 'exit' || site.branch?.part !== 'message' || !schema?.result) return [];
    if (!outcome || outcome.fails || !readsMessage(expr)) return [];
    return [
      {
        rule: 'ok-message',
        place: placeOf(place),
        message: `"${site.step.id}" was answered with OK here, and the message of an OK answer is empty or "操作成功".`,
        hint: 'Write the sentence yourself, in zh and en.',
      },
    ];
  });

function readsMessage(expr: Expr): boolean {
  if (typeof expr !== 'object' || expr === null) return false;
  const [operator, ...parts] = expr;
  const path = operator === 'or' ? parts.slice(1) : parts;
  if ((operator === 'get' || operator === 'or') && path[0] === 'result' && path[1] === 'msg')
    return true;
  return parts.some(readsMessage);
}
