import type { TextProblem } from './problem.ts';

/** Full-width signs that Chinese input methods type where YAML and formulas need half-width ones. */
const narrow: Record<string, string> = {
  '：': ':',
  '，': ',',
  '、': ',',
  '；': ';',
  '。': '.',
  '！': '!',
  '？': '?',
  '（': '(',
  '）': ')',
  '【': '[',
  '】': ']',
  '“': '"',
  '”': '"',
  '‘': "'",
  '’': "'",
  '「': '"',
  '」': '"',
  '《': '<',
  '》': '>',
  '—': '-',
  '–': '-',
  '\u3000': ' ',
  '\u00a0': ' ',
};
const invisible = /[\u200b-\u200d\u2060\ufeff]/;
const wide =
  /[\uff01-\uff5e\u200b-\u200d\u2060\ufeff：，、；。！？（）【】“”‘’「」《》—–\u3000\u00a0]/;
const allWide = new RegExp(wide.source, 'g');

export const hasFullWidth = (text: string): boolean => wide.test(text);

/** As a half-width keyboard would have typed it. */
export function withPlainSigns(text: string): string {
  return text
    .replace(allWide, (sign) =>
      invisible.test(sign)
        ? ''
        : (narrow[sign] ?? String.fromCharCode(sign.charCodeAt(0) - 0xfee0)),
    )
    .trim();
}

/** Names, numbers and paths never contain a full-width sign. */
export function fullWidthProblem(text: string): TextProblem | undefined {
  const found = wide.exec(text);
  if (!found) return undefined;
  const corrected = withPlainSigns(text);
  const whole = corrected === '' || corrected.length > 40 ? undefined : corrected;
  const run = /^[\uff01-\uff5e]+/.exec(text.slice(found.index))?.[0] ?? found[0];
  return {
    rule: 'full-width',
    message: aboutSign(run),
    hint: whole === undefined ? hintFor(run) : `Write ${corrected}`.trimEnd() + '.',
    at: { start: found.index, end: found.index + run.length },
  };
}

/** A single sign without known context. */
export function fullWidthSign(sign: string): TextProblem {
  return { rule: 'full-width', message: aboutSign(sign), hint: hintFor(sign) };
}

function aboutSign(sign: string): string {
  if (invisible.test(sign)) return 'A character that cannot be seen stands here.';
  if (sign.trim() === '') return 'This is not an ordinary space.';
  return `"${sign}" is full-width, as a Chinese keyboard types it.`;
}

function hintFor(sign: string): string {
  if (invisible.test(sign)) return 'Delete it, or type the line again.';
  if (sign.trim() === '') return 'Type ordinary spaces instead.';
  const corrected = withPlainSigns(sign);
  return corrected === '"' ? 'Write straight quotes: "text".' : `Write ${corrected} instead.`;
}

/** A text may hold any sign; these places only look like syntax. */
export function fullWidthInText(text: string, quoted: boolean): TextProblem | undefined {
  if (/^＝\s*[A-Za-z!(]/.test(text)) {
    const hint = `A formula begins with "=": write ${withPlainSigns(text)}.`;
    return { ...fullWidthSign('＝'), hint, at: { start: 0, end: 1 }, write: '=' };
  }
  const inQuotes = quoted ? undefined : /^[“”]([^“”"]*)[“”]$/.exec(text)?.[1];
  if (inQuotes !== undefined)
    return {
      rule: 'full-width',
      message: '“ and ” do not quote a text here; they are part of it.',
      hint: `Write straight quotes: "${inQuotes}".`,
      write: `"${inQuotes}"`,
    };
  const brace = /｛(\s*[A-Za-z!(][^｛｝{}]*)[｝}]/.exec(text);
  if (!brace) return undefined;
  return {
    rule: 'full-width',
    message: 'These braces are full-width, so the customer would read them as they stand.',
    hint: `Write {${brace[1]}}.`,
    ...((quoted || brace.index > 0) && { write: `{${brace[1]}}` }),
    at: { start: brace.index, end: brace.index + brace[0].length },
  };
}
