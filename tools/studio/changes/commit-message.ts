import type { Language } from '../../../src/model/definition.ts';
import type { ChangesResult, FunderName, ShownChange } from '../wire.ts';

/** What changed, as a commit says it: one sentence alone, or a heading above several. */
export function commitMessage(
  { changes }: ChangesResult,
  funders: readonly FunderName[],
  language: Language,
): string {
  const [first, ...others] = changes;
  if (!first) return '';
  if (others.length === 0)
    return [withReach(first), '', ...details(first, language)].join('\n').trim();
  const reached = [...new Set(changes.flatMap((one) => one.funders))];
  const heading =
    language === 'zh'
      ? `${namesOf(reached)}：${changes.length} 处变化`
      : `${namesOf(reached)}: ${changes.length} changes`;
  return [
    heading,
    '',
    ...changes.flatMap((one) => [`- ${withReach(one)}`, ...details(one, language)]),
  ].join('\n');

  function withReach({ sentence, funders: codes }: ShownChange): string {
    const names = namesOf(codes);
    return language === 'zh' ? `${names}：${sentence.zh}` : `${names}: ${sentence.en}`;
  }

  function namesOf(codes: readonly string[]): string {
    if (codes.length > 3)
      return language === 'zh' ? `${codes.length} 家资方` : `${codes.length} funders`;
    const named = codes.map(
      (code) => funders.find((one) => one.code === code)?.name?.[language] ?? code,
    );
    return named.join(language === 'zh' ? '、' : ', ');
  }
}

function details({ details: all }: ShownChange, language: Language): string[] {
  return all.map(({ setting, before, after }) => {
    const [old, now] = [before[language], after[language]];
    const values = [old && now && old, now || `- ${old}`].filter(Boolean).join(' → ');
    return `  ${setting}: ${old ? values : `+ ${values}`}`;
  });
}
