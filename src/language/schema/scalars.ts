import type { Setting } from '../../model/step-kind.ts';
import {
  fullWidthInText,
  fullWidthProblem,
  hasFullWidth,
  withPlainSigns,
} from '../text/full-width.ts';
import { asScalar, oneOf, removable, renamed, replaced } from '../text/fixes.ts';
import { nameHint } from '../text/nearest.ts';
import type { ScalarNode } from '../yaml/node.ts';
import { looksLikeFormula, quote, written, type Where } from './context.ts';
import { type TextProblem } from '../text/problem.ts';
import { describe } from './describe.ts';
import { nameProblem } from './names.ts';
import { isOrdinaryNumber } from '../yaml/scalar.ts';

export type ScalarSetting = Exclude<
  Setting,
  { type: 'words' | 'send' | 'list' | 'map' | 'object' | 'either' | 'variants' }
>;

/** What is wrong with one word or text where this setting stands, or undefined. The value is not empty. */
export function scalarProblem(
  node: ScalarNode,
  setting: ScalarSetting,
  where: Where,
): TextProblem | undefined {
  const text = written(node);
  const wide = wideProblem(node, setting);
  if (wide) return wide;
  if (setting.type === 'formula') return formulaProblem(text, where);
  if (setting.type === 'value') return valueProblem(node, setting, where);
  if (text.startsWith('=') && typeof node.value === 'string') {
    return {
      rule: 'formula-looks-literal',
      message: `${label(where)} takes ${describe(setting)}; a formula cannot stand here.`,
      hint:
        setting.type === 'text'
          ? 'Begin the text with something else than "=".'
          : 'Write the value itself, or a setting of the flow: =settings.name.',
    };
  }
  return checks[setting.type](node, setting, where);
}

function wideProblem(node: ScalarNode, setting: ScalarSetting): TextProblem | undefined {
  const text = written(node);
  if (!hasFullWidth(text)) return undefined;
  const isText = setting.type === 'value' && (setting.gives === 'any' || setting.gives === 'text');
  if (setting.type === 'formula' || setting.type === 'text' || isText || /^[=＝]/.test(text))
    return fullWidthInText(text, node.quoted);
  if (setting.type === 'one-of' && setting.options.includes(text)) return undefined;
  if (setting.type === 'name' && setting.names === 'any') return undefined;
  return withPlain(node, fullWidthProblem(text));
}

/** All signs of the word at once. */
export function withPlain(node: ScalarNode, problem: TextProblem | undefined) {
  const source = node.file.text.slice(node.start, node.end);
  return problem && { ...problem, ...replaced(node, withPlainSigns(source)) };
}

export const label = (where: Where): string => (where.name === '' ? 'This' : quote(where.name));

function formulaProblem(text: string, where: Where): TextProblem | undefined {
  if (/^=\s*$/.test(text)) {
    return {
      rule: 'empty-formula',
      message: `The formula of ${label(where)} is empty.`,
      hint: 'Write the formula after the "=", or take the setting out.',
      ...removable(where.place),
    };
  }
  if (text.startsWith('=')) return undefined;
  return {
    rule: 'formula-without-equals',
    message: `${label(where)} takes a formula, and a formula begins with "=".`,
    hint: `Write =${text}${/[:#]/.test(text) ? ', in quotes' : ''}.`,
    write: asScalar(`=${text}`),
  };
}

function valueProblem(
  node: ScalarNode,
  setting: Setting & { type: 'value' },
  where: Where,
): TextProblem | undefined {
  const text = written(node);
  const { gives } = setting;
  if (typeof node.value === 'string') {
    if (text.startsWith('=')) return formulaProblem(text, where);
    if (looksLikeFormula(text)) {
      return {
        rule: 'formula-looks-literal',
        message: `${quote(text)} reads like a formula, but is a plain text.`,
        hint: `Write =${text}.`,
        write: asScalar(`=${text}`),
      };
    }
    const [, inBraces = ''] = /^\{\s*([^{}]*?)\s*\}$/.exec(text) ?? [];
    if (looksLikeFormula(inBraces)) {
      return {
        rule: 'formula-looks-literal',
        message: `${quote(text)} is a plain text here: braces are for sentences.`,
        hint: `Write =${inBraces}.`,
        write: asScalar(`=${inBraces}`),
      };
    }
  }
  if (gives === 'any') return anyProblem(node);
  if (typeof gives !== 'string') {
    return {
      rule: 'schema',
      message: `${label(where)} takes ${'list' in gives ? 'a list' : 'names with their values'} or a formula.`,
    };
  }
  return checks[gives](node, setting, where);
}

/** Numbers that do not mean what they look like, wherever any value may stand. */
function anyProblem(node: ScalarNode): TextProblem | undefined {
  if (typeof node.value !== 'number') return undefined;
  const isRounded = node.raw.includes('.') && node.raw.endsWith('0');
  const isLong = /^\d{9,}$/.test(node.raw);
  if (isOrdinaryNumber(node.raw) && !isRounded && !isLong) return undefined;
  return asText(node);
}

/** A number stands where a text was meant. */
function asText(node: ScalarNode): TextProblem {
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

function textProblem(node: ScalarNode): TextProblem | undefined {
  if (typeof node.value === 'number') return asText(node);
  if (typeof node.value !== 'boolean') return undefined;
  return {
    rule: 'yes-or-no',
    message: `${node.raw} without quotes means ${node.value ? 'yes' : 'no'}, not the word.`,
    hint: `Write ${quote(node.raw)} in quotes.`,
    write: quote(node.raw),
  };
}

const yesWords = /^(y|yes|true|on|1|是|对)$/i;
const noWords = /^(n|no|false|off|0|否|不)$/i;

function yesNoProblem(node: ScalarNode, _: Setting, where: Where): TextProblem | undefined {
  if (typeof node.value === 'boolean') return undefined;
  const text = written(node);
  const meant = yesWords.test(text) ? 'yes' : noWords.test(text) ? 'no' : undefined;
  const inQuotes = node.quoted && text === meant;
  return {
    rule: 'yes-or-no',
    message: inQuotes
      ? `${label(where)} takes yes or no; ${quote(text)} in quotes is a text.`
      : `${label(where)} takes yes or no, not ${quote(text)}.`,
    hint: meant ? `Write ${meant}${inQuotes ? ' without quotes' : ''}.` : 'Write yes or no.',
    ...(meant === undefined ? oneOf(node, ['yes', 'no']) : replaced(node, meant)),
  };
}

function noNumber(node: ScalarNode, where: Where): TextProblem {
  const text = written(node);
  const isNumber = isOrdinaryNumber(text);
  const meant = numberMeant(text);
  return {
    rule: isNumber ? 'number-or-text' : 'schema',
    message: isNumber
      ? `${label(where)} takes a number; ${quote(text)} in quotes is a text.`
      : `${label(where)} takes a number, not ${quote(text)}.`,
    hint: isNumber
      ? `Write ${text} without quotes.`
      : meant === undefined
        ? 'Write digits only, like 12 or 0.5.'
        : `Write ${meant}, without signs and words.`,
    write: isNumber ? text : meant?.toString(),
  };
}

function numberProblem(node: ScalarNode, setting: Setting, where: Where): TextProblem | undefined {
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

function moneyProblem(node: ScalarNode, setting: Setting, where: Where): TextProblem | undefined {
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

/** A text with a fixed form. */
const form =
  (fits: (text: string) => boolean, hint: string) =>
  (node: ScalarNode, setting: Setting, where: Where): TextProblem | undefined => {
    const text = written(node);
    if (typeof node.value === 'string' && fits(text)) return undefined;
    const isNumber = typeof node.value === 'number' && fits(text);
    if (isNumber) return asText(node);
    return {
      rule: 'schema',
      message: `${label(where)} takes ${describe(setting)}, not ${quote(text)}.`,
      hint,
    };
  };

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function oneOfProblem(node: ScalarNode, setting: Setting, where: Where): TextProblem | undefined {
  const options = setting.type === 'one-of' ? setting.options : [];
  const text = written(node);
  if (options.includes(text)) return textProblem(node);
  return {
    rule: 'schema',
    message:
      where.name === ''
        ? `${quote(text)} cannot stand here.`
        : `${quote(text)} is not a value of ${label(where)}.`,
    hint: nameHint(text, options, `"npm run check -- --list ${where.name}" lists them.`),
    ...renamed(node, text, options),
  };
}

function nameStyleProblem(node: ScalarNode, setting: Setting): TextProblem | undefined {
  const problem = setting.type === 'name' ? nameProblem(written(node), setting.names) : undefined;
  return problem ? { rule: 'name-format', ...problem } : undefined;
}

const isPath = (text: string): boolean =>
  text.split(/\{[^{}]*\}/).every((part) => /^[\w\-./~:@]*$/.test(part)) &&
  /^(\/|\{settings\.)/.test(text);

const units: [unit: string, words: RegExp][] = [
  ['s', /^(s|sec|secs|seconds?|秒|秒钟)?$/i],
  ['m', /^(m|min|mins|minutes?|分|分钟)$/i],
  ['h', /^(h|hours?|小时|时)$/i],
  ['d', /^(d|days?|天|日)$/i],
];

function durationProblem(node: ScalarNode, _: Setting, where: Where): TextProblem | undefined {
  const text = written(node);
  if (/^\d+(\.\d+)?(ms|s|m|h|d)$/.test(text)) return undefined;
  const [, amount, word = ''] = /^(\d+(?:\.\d+)?)\s*([^\d\s]*)$/.exec(text) ?? [];
  const unit = units.find(([, words]) => words.test(word))?.[0];
  // Nobody waits for so many seconds: milliseconds may be meant.
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

/** `1,000`, `¥1000`, `2万`, `100年`: the number that was meant. */
function numberMeant(text: string): number | undefined {
  const [, digits, unit = ''] = /^[¥￥]?\s*([\d,]+(?:\.\d+)?)\s*(\S*)$/.exec(text) ?? [];
  if (digits === undefined || /\d/.test(unit)) return undefined;
  const amount = Number(digits.replaceAll(',', '')) * (unit.startsWith('万') ? 10_000 : 1);
  return Number.isFinite(amount) ? amount : undefined;
}

function pathProblem(node: ScalarNode, _: Setting, where: Where): TextProblem | undefined {
  const text = written(node);
  const problem = (message: string, hint: string, meant?: string): TextProblem => ({
    rule: 'schema',
    message,
    hint,
    write: meant !== undefined && isPath(meant) ? asScalar(meant) : undefined,
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

type Check = (node: ScalarNode, setting: Setting, where: Where) => TextProblem | undefined;
type Plain = Exclude<ScalarSetting['type'], 'formula' | 'value'>;

const checks: Record<Plain, Check> = {
  text: textProblem,
  'yes-no': yesNoProblem,
  number: numberProblem,
  money: moneyProblem,
  duration: durationProblem,
  date: form(isDate, 'Write year, month and day: 2024-01-31.'),
  version: form(
    (text) => /^\d+(\.\d+){1,3}$/.test(text),
    'Write numbers with dots between them: "3.10.0".',
  ),
  path: pathProblem,
  endpoint: textProblem,
  flow: textProblem,
  step: textProblem,
  document: textProblem,
  dictionary: textProblem,
  'one-of': oneOfProblem,
  name: nameStyleProblem,
};
