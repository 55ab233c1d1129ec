import type { Setting } from '../../../model/step-kind.ts';
import {
  fullWidthInText,
  fullWidthProblem,
  hasFullWidth,
  withPlainSigns,
} from '../../text/full-width.ts';
import { asScalar, oneOf, removable, renamed, replaced } from '../../text/fixes.ts';
import { nameHint } from '../../text/nearest.ts';
import type { ScalarNode } from '../../yaml/node.ts';
import { label, looksLikeFormula, quote, written, type Where } from '../context.ts';
import {
  dateProblem,
  durationProblem,
  pathProblem,
  type ScalarCheck,
  versionProblem,
} from './formats.ts';
import { moneyProblem, numberForText, numberProblem } from './numbers.ts';
import { type TextProblem } from '../../text/problem.ts';
import { describe } from '../describe.ts';
import { nameProblem } from '../names.ts';
import { requirementProblem } from '../spec/setting.ts';
import { isOrdinaryNumber } from '../../yaml/scalar.ts';

export type ScalarSetting = Exclude<
  Setting,
  { type: 'words' | 'send' | 'list' | 'map' | 'object' | 'either' | 'variants' }
>;

/** The problem of one scalar under this setting, or undefined. The value is not empty. */
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
      hint: 'Write the value itself, or a setting of the flow: =settings.name. Where it differs, write a step for each, with "when:".',
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

/** Corrects all full-width signs at once. */
export function withPlain(node: ScalarNode, problem: TextProblem | undefined) {
  const source = node.file.text.slice(node.start, node.end);
  return problem && { ...problem, ...replaced(node, withPlainSigns(source)) };
}

function formulaProblem(text: string, where: Where): TextProblem | undefined {
  if (/^=\s*$/.test(text)) {
    return {
      rule: 'empty-formula',
      message: `The formula of ${where.label} is empty.`,
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
    const [, inBraces = ''] = /^\{+\s*([^{}]*?)\s*\}+$/.exec(text) ?? [];
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

/** Numbers that YAML reads differently than they look, where any value is allowed. */
function anyProblem(node: ScalarNode): TextProblem | undefined {
  if (typeof node.value !== 'number') return undefined;
  const isRounded = node.raw.includes('.') && node.raw.endsWith('0');
  const isLong = /^\d{11,}$/.test(node.raw);
  if (isOrdinaryNumber(node.raw) && !isRounded && !isLong) return undefined;
  return numberForText(node);
}

function textProblem(node: ScalarNode): TextProblem | undefined {
  if (typeof node.value === 'number') return numberForText(node);
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
  const correction = yesWords.test(text) ? 'yes' : noWords.test(text) ? 'no' : undefined;
  const inQuotes = node.quoted && text === correction;
  return {
    rule: 'yes-or-no',
    message: inQuotes
      ? `${label(where)} takes yes or no; ${quote(text)} in quotes is a text.`
      : `${label(where)} takes yes or no, not ${quote(text)}.`,
    hint: correction
      ? `Write ${correction}${inQuotes ? ' without quotes' : ''}.`
      : 'Write yes or no.',
    ...(correction === undefined ? oneOf(node, ['yes', 'no']) : replaced(node, correction)),
  };
}

function oneOfProblem(node: ScalarNode, setting: Setting, where: Where): TextProblem | undefined {
  const { options = [], list = where.name } = setting.type === 'one-of' ? setting : {};
  const text = written(node);
  if (options.includes(text)) return textProblem(node);
  return {
    rule: 'schema',
    message:
      where.name === ''
        ? `${quote(text)} cannot stand here.`
        : `${quote(text)} is not a value of ${label(where)}.`,
    hint: nameHint(text, options, `"npm run check -- --list ${list}" lists them.`),
    ...renamed(node, text, options),
  };
}

function nameStyleProblem(node: ScalarNode, setting: Setting): TextProblem | undefined {
  const problem = setting.type === 'name' ? nameProblem(written(node), setting.names) : undefined;
  return problem ? { rule: 'name-format', ...problem } : undefined;
}

type Plain = Exclude<ScalarSetting['type'], 'formula' | 'value'>;

const checks: Record<Plain, ScalarCheck> = {
  text: textProblem,
  'yes-no': yesNoProblem,
  number: numberProblem,
  money: moneyProblem,
  duration: durationProblem,
  date: dateProblem,
  version: versionProblem,
  path: pathProblem,
  endpoint: textProblem,
  flow: textProblem,
  step: textProblem,
  document: textProblem,
  dictionary: textProblem,
  requirement: requirementProblem,
  'one-of': oneOfProblem,
  name: nameStyleProblem,
};
