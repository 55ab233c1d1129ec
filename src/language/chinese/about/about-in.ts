import type { Language } from '../../../model/definition.ts';
import type { LocalizedText } from '../../../model/step-kind.ts';
import endpoints from './endpoints.json' with { type: 'json' };
import features from './features.json' with { type: 'json' };
import kinds from './kinds.json' with { type: 'json' };
import names from './names.json' with { type: 'json' };
import settings from './settings.json' with { type: 'json' };
import syntax from './syntax.json' with { type: 'json' };
import templates from './templates.json' with { type: 'json' };

/**
 * English → Chinese descriptions of endpoints, hosted screens, step kinds (each kind's in its folder's `labels.ts`), settings of files or of
 * several kinds, the language's own words, names, and what templates can be told.
 */
export const aboutsInChinese: ReadonlyMap<string, string> = new Map(
  [endpoints, features, kinds, settings, syntax, names, templates].flatMap((table) =>
    Object.entries(table),
  ),
);

/** What a name is for, in that language; in English where nobody has translated it. */
export function aboutIn(language: Language, about: string): string {
  return language === 'en' ? about : (inChinese(about) ?? about);
}

export function localizedAbout(about: string): LocalizedText {
  return { zh: aboutIn('zh', about), en: about };
}

function inChinese(about: string): string | undefined {
  const whole = aboutsInChinese.get(about);
  if (whole !== undefined) return whole;
  const [, required] = /^(.*) Required\.$/s.exec(about) ?? [];
  if (required !== undefined) return `${aboutIn('zh', required)}必填。`;
  const [, exits, kind, outcomes = ''] = /^(.*) Outcomes of ([\w-]+): (.*)$/s.exec(about) ?? [];
  if (exits !== undefined && kind !== undefined)
    return `${aboutIn('zh', exits)}${kind} 的结果：${outcomesInChinese(outcomes)}`;
  const [, type, step] = /^([\w-]+), of the step "(.*)"$/.exec(about) ?? [];
  if (type !== undefined && step !== undefined) return `${aboutIn('zh', type)}，来自步骤“${step}”`;
  return undefined;
}

/** `done: It is done. later: …` */
function outcomesInChinese(outcomes: string): string {
  return outcomes
    .split(/(?<=\.) (?=[a-z-]+: )/)
    .map((one) => {
      const [, name = '', about = ''] = /^([a-z-]+): (.*)$/s.exec(one) ?? [];
      return `${name}：${aboutIn('zh', about)}`;
    })
    .join('');
}

/** A description inside a sentence, where it may begin in lower case and lack its full stop. */
export function aboutInChinese(inside: string): string | undefined {
  const about = inside.charAt(0).toUpperCase() + inside.slice(1);
  return inChinese(about) ?? inChinese(`${about}.`)?.replace(/。$/, '');
}
