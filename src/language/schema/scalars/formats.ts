import type { Setting } from '../../../model/step-kind.ts';
import { asScalar, oneOf, replaced } from '../../text/fixes.ts';
import type { TextProblem } from '../../text/problem.ts';
import type { ScalarNode } from '../../yaml/node.ts';
import { label, quote, written, type Where } from '../context.ts';
import { describe } from '../describe.ts';
import { durationOf } from '../duration.ts';
import { numberForText } from './numbers.ts';

export type ScalarCheck = (
  node: ScalarNode,
  setting: Setting,
  where: Where,
) => TextProblem | undefined;

export const dateProblem = form(isDate, 'Write year, month and day: 2024-01-31.');

export const versionProblem = form(
  (text) => /^\d+(\.\d+){1,3}$/.test(text),
  'Write numbers with dots between them: "3.10.0".',
);

/** A text with a fixed form. */
function form(fits: (text: string) => boolean, hint: string): ScalarCheck {
  return (node, setting, where) => {
    const text = written(node);
    if (typeof node.value === 'string' && fits(text)) return undefined;
    const isNumber = typeof node.value === 'number' && fits(text);
    if (isNumber) return numberForText(node);
    return {
      rule: 'schema',
      message: `${label(where)} takes ${describe(setting)}, not ${quote(text)}.`,
      hint,
    };
  };
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const units: [unit: string, words: RegExp][] = [
  ['s', /^(s|sec|secs|seconds?|秒|秒钟)?$/i],
  ['m', /^(m|min|mins|minutes?|分|分钟)$/i],
  ['h', /^(h|hours?|小时|时)$/i],
  ['d', /^(d|days?|天|日)$/i],
];

function tooLong(length: number, setting: Setting, where: Where): TextProblem | undefined {
  const max = setting.type === 'duration' ? setting.max : undefined;
  if (max === undefined || length <= (durationOf(max) ?? Infinity)) return undefined;
  return { rule: 'schema', message: `${label(where)} is at most ${max}.` };
}

export function durationProblem(
  node: ScalarNode,
  setting: Setting,
  where: Where,
): TextProblem | undefined {
  const text = written(node);
  const length = durationOf(text);
  if (length !== undefined) return tooLong(length, setting, where);
  if (/^\d{4,}$/.test(text)) return inMilliseconds(node, Number(text), where);
  const [, amount, word = ''] = /^(\d+(?:\.\d+)?)\s*([^\d\s]*)$/.exec(text) ?? [];
  const unit = units.find(([, words]) => words.test(word))?.[0];
  // So many seconds are unlikely; milliseconds may be meant.
  const isVague = word === '' && Number(amount) >= 100;
  return {
    rule: 'schema',
    message: `${label(where)} takes a length of time, not ${quote(text)}.`,
    hint:
      amount !== undefined && unit !== undefined
        ? isVague
          ? `Write ${amount}ms for milliseconds, or ${amount}s for seconds.`
          : `Write ${amount}${unit}${word === '' ? ' for seconds' : ''}.`
        : 'Write seconds as 2s, minutes as 5m, hours as 1h, days as 30d.',
    ...(amount !== undefined &&
      unit !== undefined &&
      (isVague ? oneOf(node, [`${amount}ms`, `${amount}s`]) : replaced(node, amount + unit))),
  };
}

/** Nobody waits a thousand seconds and writes them without a unit. */
function inMilliseconds(node: ScalarNode, amount: number, where: Where): TextProblem {
  const [unit, size] = sizes.findLast(([, one]) => amount % one === 0) ?? ['ms', 1];
  return {
    rule: 'schema',
    message: `${label(where)} takes a length of time, not ${quote(written(node))}.`,
    hint: `Write ${amount / size}${unit}, which is ${amount} milliseconds.`,
    ...oneOf(node, [`${amount / size}${unit}`]),
  };
}

const sizes: readonly (readonly [string, number])[] = [
  ['ms', 1],
  ['s', 1000],
  ['m', 60_000],
  ['h', 3_600_000],
];

const isPath = (text: string): boolean =>
  text.split(/\{[^{}]*\}/).every((part) => /^[\w\-./~:@]*$/.test(part)) &&
  /^(\/|\{settings\.)/.test(text);

export function pathProblem(node: ScalarNode, _: Setting, where: Where): TextProblem | undefined {
  const text = written(node);
  const problem = (message: string, hint: string, correction?: string): TextProblem => ({
    rule: 'schema',
    message,
    hint,
    write: correction !== undefined && isPath(correction) ? asScalar(correction) : undefined,
  });
  const name = label(where);
  if (/^https?:/.test(text))
    return problem(
      `${name} takes an address of this app, not ${quote(text)}.`,
      'Write what comes behind the host: /orderDetail.',
    );
  if (!/^(\/|\{settings\.)/.test(text))
    return problem(
      `${name} takes an address that begins with "/", not ${quote(text)}.`,
      `Write ${isPath(`/${text}`) ? `/${text}` : 'it like this: /orderDetail'}.`,
      `/${text}`,
    );
  const base = /^\/mwap(\/.*)/.exec(text)?.[1];
  if (base !== undefined)
    return problem('Every address begins behind "/mwap" already.', `Write ${base}.`, base);
  if (text.length > 1 && text.endsWith('/'))
    return problem(
      `${name} ends with "/".`,
      `Write ${text.replace(/\/+$/, '')}.`,
      text.replace(/\/+$/, ''),
    );
  const query = /[?#].*/.exec(text)?.[0];
  if (query !== undefined)
    return problem(
      `${name} holds ${quote(query)}, which is no part of an address here.`,
      `Write ${text.slice(0, -query.length)}; the order and the action come with every address.`,
      text.slice(0, -query.length),
    );
  if (isPath(text)) return undefined;
  return problem(
    `${name} holds something that no address may hold.`,
    'Write letters, digits, "-", "_" and "/" only: /orderDetail.',
  );
}
