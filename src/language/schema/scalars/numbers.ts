import type { Setting } from '../../../model/step-kind.ts';
import { oneOf } from '../../text/fixes.ts';
import type { TextProblem } from '../../text/problem.ts';
import type { ScalarNode } from '../../yaml/node.ts';
import { isOrdinaryNumber } from '../../yaml/scalar.ts';
import { label, quote, written, type Where } from '../context.ts';

/** A number where a text is expected. */
export function numberForText(node: ScalarNode): TextProblem {
  const read = String(node.value);
  return {
    rule: 'number-or-text',
    message:
      read === node.raw
        ? `${node.raw} without quotes is a number.`
        : `${node.raw} without quotes is the number ${read}.`,
    hint: `Write ${quote(node.raw)}: codes, versions, phone and card numbers are texts.`,
    write: quote(node.raw),
  };
}

function noNumber(node: ScalarNode, where: Where): TextProblem {
  const text = written(node);
  const isNumber = isOrdinaryNumber(text);
  const number = numberMeant(text);
  return {
    rule: isNumber ? 'number-or-text' : 'schema',
    message: isNumber
      ? `${label(where)} takes a number; ${quote(text)} in quotes is a text.`
      : `${label(where)} takes a number, not ${quote(text)}.`,
    hint: isNumber
      ? `Write ${text} without quotes.`
      : number === undefined
        ? 'Write digits only, like 12 or 0.5.'
        : `Write ${number}, without signs and words.`,
    write: isNumber ? text : number?.toString(),
  };
}

export function numberProblem(
  node: ScalarNode,
  setting: Setting,
  where: Where,
): TextProblem | undefined {
  if (typeof node.value !== 'number') return noNumber(node, where);
  if (!isOrdinaryNumber(node.raw)) {
    return {
      rule: 'number-or-text',
      message: `${node.raw} is read as the number ${node.value}.`,
      hint: `Write ${Number.isFinite(node.value) ? node.value : 'an ordinary number'}, or the whole in quotes if it is a text.`,
      ...(Number.isFinite(node.value) && oneOf(node, [String(node.value)])),
    };
  }
  if (setting.type !== 'number') return undefined;
  const { min, max } = setting;
  if (min !== undefined && node.value < min)
    return { rule: 'schema', message: `${label(where)} is at least ${min}.` };
  if (max !== undefined && node.value > max)
    return { rule: 'schema', message: `${label(where)} is at most ${max}.` };
  return undefined;
}

export function moneyProblem(
  node: ScalarNode,
  setting: Setting,
  where: Where,
): TextProblem | undefined {
  const amount = /^(\d+(\.\d+)?)\s*(元|yuan|rmb|¥)$/i.exec(written(node))?.[1];
  if (amount !== undefined) {
    return {
      rule: 'schema',
      message: `${label(where)} is in yuan already.`,
      hint: `Write ${amount}.`,
      write: amount,
    };
  }
  const problem = numberProblem(node, setting, where);
  if (problem) return problem;
  if (/\.\d{3,}$/.test(node.raw) || Number(node.value) < 0) {
    return {
      rule: 'schema',
      message: `${label(where)} takes an amount in yuan, not ${node.raw}.`,
      hint: 'Write yuan with at most two decimals, like 99.50.',
    };
  }
  return undefined;
}

/** `1,000`, `¥1000`, `2万`, `100年`: the number that was meant. */
function numberMeant(text: string): number | undefined {
  const [, digits, unit = ''] = /^[¥￥]?\s*([\d,]+(?:\.\d+)?)\s*(\S*)$/.exec(text) ?? [];
  if (digits === undefined || /\d/.test(unit)) return undefined;
  const amount = Number(digits.replaceAll(',', '')) * (unit.startsWith('万') ? 10_000 : 1);
  return Number.isFinite(amount) ? amount : undefined;
}
