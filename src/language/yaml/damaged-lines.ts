import { inQuotes } from '../text/fixes.ts';
import { badIndent, tab } from './damaged-indentation.ts';
import type { Explain, Explanation, Parts, Situation } from './explanation.ts';
import type { TextLine } from './line.ts';
import { quoteFor } from './reading.ts';

export function explain(situation: Situation): Explanation {
  const parts = partsOf(situation.line);
  const start = parts.value === '' ? parts.keyStart : parts.valueStart;
  const usual: Explanation = {
    rule: 'yaml-syntax',
    start,
    end: parts.end,
    message: 'This line cannot be read.',
    hint: 'A text that holds one of , : # { [ goes in quotes.',
    blankFrom: start,
    withChildren: true,
  };
  for (const attempt of attempts) {
    const finding = attempt(situation, parts);
    if (finding) return { ...usual, ...finding };
  }
  return usual;
}

function partsOf(line: TextLine): Parts {
  const match = /^(\s*(?:- +)*)((?:"[^"]*"|'[^']*'|[^\s"'{[#][^:#]*?)\s*:(?=\s|$))?\s*(.*)$/.exec(
    line.text,
  );
  const lead = match?.[1]?.length ?? 0;
  const named = match?.[2] ?? '';
  const value = (match?.[3] ?? '').trimEnd();
  const valueStart = line.start + line.text.length - (match?.[3] ?? '').length;
  return {
    key: named.slice(0, -1).trim(),
    keyStart: line.start + lead,
    value,
    valueStart,
    end: line.start + line.text.trimEnd().length,
  };
}

const openQuote: Explain = ({ text, origin }, { value, valueStart, end }) => {
  const quote = text[origin];
  if (quote !== '"' && quote !== "'") return undefined;
  if (text.slice(origin + 1, end).includes(quote)) return undefined;
  return {
    start: origin,
    end: Math.max(origin + 1, end),
    blankFrom: /^[{[]/.test(value) ? valueStart : origin,
    withChildren: false,
    correction: { start: end, end, by: quote },
    message: `The text that begins with ${quote} has no ${quote} at its end.`,
    hint: `Put a ${quote} at the end of the text.`,
  };
};

const openBracket: Explain = ({ text, origin, at, code }, { end }) => {
  const bracket = text[origin];
  if (origin === at || (bracket !== '{' && bracket !== '[')) return undefined;
  if (code !== 'BAD_INDENT' && code !== 'MISSING_CHAR') return undefined;
  const other = bracket === '{' ? '}' : ']';
  return {
    start: origin,
    end: origin + 1,
    blankFrom: origin,
    ...(isOnOneLine(text.slice(origin, end)) && {
      correction: { start: end, end, by: bracket === '{' ? ' }' : ']' },
    }),
    message: `The "${bracket}" that begins here has no "${other}".`,
    hint: `Put "${other}" at the end, or write a text with braces or brackets in quotes.`,
  };
};

/** Everything between the brackets is on the line, and only the closing one is missing. */
function isOnOneLine(open: string): boolean {
  const bare = open.replace(/"[^"]*"|'[^']*'/g, '');
  return !bare.includes('\n') && !/[{[,:]\s*$|#/.test(bare);
}

const startsWithBrace: Explain = (_, { value, valueStart, end }) => {
  if (!value.startsWith('{') || /^\{\s*[\w"'-]+\s*:\s/.test(value)) return undefined;
  return {
    rule: 'unquoted-brace',
    start: valueStart,
    end,
    message: 'A text that begins with a brace is read as a map.',
    hint: `Write it in quotes: ${quoteFor(value)}.`,
    correction: { start: valueStart, end, by: inQuotes(value) },
    withChildren: false,
  };
};

const startsWithSign: Explain = (_, { value, valueStart, key }) => {
  const sign = value[0] ?? '';
  const isBlock = (sign === '|' || sign === '>') && value.length > 1;
  const isList = /^\[\s*[\w"'-][\w"' ,.:-]*$/.test(value);
  if (isList)
    return {
      start: valueStart,
      end: valueStart + 1,
      message: 'The "[" that begins here has no "]".',
      hint: `Write ${value}].`,
      correction: { start: valueStart + value.length, end: valueStart + value.length, by: ']' },
      withChildren: false,
    };
  const isBracketed = sign === '[' && !value.endsWith(']');
  if (!'*&@`%!'.includes(sign) && !isBlock && !isBracketed) return undefined;
  if (sign === '') return undefined;
  const name = key === '' ? 'The text' : `"${key}"`;
  return {
    rule: sign === '*' || sign === '&' ? 'yaml-reference' : 'yaml-syntax',
    start: valueStart,
    end: valueStart + value.length,
    message: `${name} begins with "${sign}", which means something else in YAML.`,
    hint: `Write it in quotes: ${quoteFor(value)}.`,
    ...(!isBlock && {
      correction: { start: valueStart, end: valueStart + value.length, by: inQuotes(value) },
    }),
    withChildren: false,
  };
};

const afterQuote: Explain = ({ at, text, line }, { value, valueStart }) => {
  const before = text.slice(line.start, at).trimEnd();
  const quote = before.at(-1);
  if ((quote !== '"' && quote !== "'") || at <= line.start) return undefined;
  if (!/["'].*["']$/.test(before) || /^[,}\]#]/.test(text.slice(at))) return undefined;
  const isApostrophe = quote === "'" && text[at - 1] === "'" && value.startsWith("'");
  return {
    start: at,
    end: valueStart + value.replace(/[\s}\]]+$/, '').length,
    blankFrom: valueStart,
    message: 'The text goes on after its closing quote.',
    hint: isApostrophe
      ? `Write ' twice inside single quotes, or use double quotes: "${value.slice(1).replace(/'$/, '')}".`
      : 'Put the whole text between one pair of quotes.',
    withChildren: false,
  };
};

const escape: Explain = ({ code, at, text }) => {
  if (code !== 'BAD_DQ_ESCAPE') return undefined;
  const end = at + Math.min(2, text.length - at);
  return {
    start: at,
    end,
    message: `"${text.slice(at, end)}" means nothing in double quotes.`,
    hint: 'Write \\\\ for a backslash, or use single quotes.',
    withChildren: false,
  };
};

const noColon: Explain = ({ code, line }, { key, keyStart, end }) => {
  if (code !== 'MULTILINE_IMPLICIT_KEY' && code !== 'MISSING_CHAR') return undefined;
  if (key !== '') return undefined;
  const content = line.text.trim();
  const place = { start: keyStart, end, blankFrom: keyStart };
  const wideColon = content.indexOf('：');
  if (wideColon > 0) {
    const at = keyStart + wideColon;
    return {
      ...place,
      start: at,
      end: at + 1,
      rule: 'full-width',
      correction: { start: at, end: at + 1, by: ': ' },
      message: '"：" is full-width, as a Chinese keyboard types it.',
      hint: 'Write ":" and a space.',
    };
  }
  const unspaced = /^([\w-]+):(\S.*)$/.exec(content);
  if (unspaced) {
    return {
      ...place,
      message: 'There is no space after the colon.',
      hint: `Write "${unspaced[1]}: ${unspaced[2]}".`,
      correction: { start: keyStart, end, by: `${unspaced[1]}: ${unspaced[2]}` },
    };
  }
  const equals = /^([\w-]+)\s*=\s*(\S.*)$/.exec(content);
  if (equals)
    return {
      ...place,
      message: `"${cut(content)}" has "=" where ":" belongs.`,
      hint: `Write "${equals[1]}: ${equals[2]}".`,
      correction: { start: keyStart, end, by: `${equals[1]}: ${equals[2]}` },
    };
  return {
    ...place,
    message: `"${cut(content)}" has no ":" and no value.`,
    hint: 'Write the name of a setting, then ":" and its value. If it belongs to the text above, indent it more.',
  };
};

const twoColons: Explain = ({ code, at, text, line }, { value, valueStart, key }) => {
  if (code !== 'BLOCK_AS_IMPLICIT_KEY' && code !== 'BLOCK_IN_FLOW') return undefined;
  const wideComma = value.indexOf('，');
  if (code === 'BLOCK_IN_FLOW' && wideComma >= 0) {
    const start = valueStart + wideComma;
    return {
      start,
      end: start + 1,
      rule: 'full-width',
      correction: { start, end: start + 1, by: ', ' },
      message: '"，" is full-width, as a Chinese keyboard types it.',
      hint: 'Between settings in braces write "," and a space; a text that holds "，" goes in quotes.',
    };
  }
  const colon = /:(?=\s)/.exec(text.slice(at, line.end));
  if (colon && at >= line.start) {
    const isCondition = value.startsWith('=') && value.includes('?');
    const reported =
      code === 'BLOCK_IN_FLOW'
        ? {
            start: at,
            end: at + text.slice(at, line.end).replace(/\s*[}\]]*\s*$/, '').length,
            message: 'A comma or quotes are missing here.',
            hint: 'Settings in braces stand between commas; a text that holds ":" goes in quotes.',
          }
        : {
            start: valueStart,
            end: valueStart + value.length,
            message: `The text of "${key}" holds ": ", which begins a new setting.`,
            hint: `Write it in quotes: ${quoteFor(value)}.`,
            ...(!isCondition && {
              replacement: {
                start: valueStart,
                end: valueStart + value.length,
                by: inQuotes(value),
              },
            }),
          };
    const condition = { hint: 'Formulas have no "? :"; write =if(condition, this, that).' };
    return { ...reported, ...(isCondition && condition), withChildren: false };
  }
  const next = text.slice(line.end).search(/\S/);
  if (next < 0) return undefined;
  const start = line.end + next;
  const below = /^[^\s:]+/.exec(text.slice(start))?.[0] ?? '';
  return {
    start,
    end: start + below.length,
    message: `"${below}" is indented too far: "${key}" has a value already.`,
    hint: `Begin it in the same column as "${key}".`,
  };
};

const dash: Explain = (_, { value, valueStart, key }) => {
  if (!value.startsWith('- ')) return undefined;
  return {
    start: valueStart,
    end: valueStart + 1,
    message: `A list does not begin on the line of "${key}".`,
    hint: `Write it as [${value.slice(2)}], or each "- …" on a line of its own.`,
    withChildren: false,
  };
};

const tooManyBrackets: Explain = ({ code, at, text }) => {
  const sign = text[at] ?? '';
  if (code !== 'UNEXPECTED_TOKEN' || !'}]'.includes(sign) || sign === '') return undefined;
  return {
    start: at,
    end: at + 1,
    blankFrom: at,
    message: `There is one "${sign}" too many.`,
    hint: 'Take it out.',
    correction: { start: at, end: at + 1, by: '' },
    withChildren: false,
  };
};

const cut = (text: string): string => (text.length > 40 ? `${text.slice(0, 37)}…` : text);

const attempts: Explain[] = [
  tab,
  openQuote,
  dash,
  afterQuote,
  tooManyBrackets,
  startsWithBrace,
  startsWithSign,
  openBracket,
  escape,
  noColon,
  twoColons,
  badIndent,
];
