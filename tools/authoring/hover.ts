import { aboutIn } from '../../src/language/chinese/about/about-in.ts';
import type { Language } from '../../src/model/definition.ts';
import { endpointRows } from './list-names.ts';
import { cursorAt, phraseAround } from './cursor.ts';
import { formulaAt, formulaNames } from './formula-at.ts';
import type { Scope } from './scope.ts';
import { kindOfText, wholeSettingsAt } from './settings-at.ts';

interface Hover {
  from: number;
  to: number;
  text: string;
}

export function hoverAt(
  scope: Scope,
  file: string,
  offset: number,
  language: Language,
): Hover | undefined {
  const text = scope.texts.at(file)?.text;
  if (text === undefined) return undefined;
  const cursor = cursorAt(text, offset);
  const { from, to, word } = cursor;
  const formula = formulaAt(text, offset);
  if (formula) {
    const about = formulaNames(scope, file, cursor, formula).find(
      ([name]) => name === formula.word,
    );
    const whole = [...formula.owner, formula.word].join('.');
    return (
      about && {
        from: formula.from,
        to: formula.to,
        text: `${whole}: ${aboutIn(language, about[1])}`,
      }
    );
  }
  const about = word === '' ? undefined : ofWord(scope, word, language);
  if (cursor.in === 'value' && about !== undefined) return { from, to, text: about };
  const phrase = phraseAround(text, cursor);
  const requirement = scope.symbols.requirements?.[phrase.word];
  if (cursor.in === 'value' && requirement !== undefined)
    return { from: phrase.from, to: phrase.to, text: requirement };
  const path = cursor.in === 'name' ? [...cursor.path, word] : cursor.path;
  const [setting] = wholeSettingsAt(scope.symbols, kindOfText(file, text), { ...cursor, path });
  return setting && word !== '' ? { from, to, text: aboutIn(language, setting.about) } : undefined;
}

/** What a value names. */
function ofWord({ symbols, texts }: Scope, word: string, language: Language): string | undefined {
  const named = <T>(from: Record<string, T>): T | undefined =>
    Object.hasOwn(from, word) ? from[word] : undefined;
  const endpoint = named(symbols.endpoints);
  if (endpoint) {
    const rows = endpointRows(endpoint, language).map(([name, about]) => `${name}  ${about}`);
    return [aboutIn(language, endpoint.about), '', ...rows].join('\n');
  }
  const kind = named(symbols.kinds);
  if (kind) return aboutIn(language, kind.about);
  const document = named(symbols.documents);
  if (document)
    return [document.zh, document.en].filter((text) => typeof text === 'string').join(' · ');
  const template = texts.at(`flows/${word}.yaml`)?.text;
  return template === undefined ? undefined : commentAbove(template);
}

/** The comment at the top of a template. */
function commentAbove(text: string): string | undefined {
  const lines = text.split('\n').filter((line) => /^#(?! yaml-language-server)/.test(line));
  return lines.length > 0 ? lines.map((line) => line.replace(/^# ?/, '')).join('\n') : undefined;
}
