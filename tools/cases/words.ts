/** What is said of examples that leave and enter the files, in the terminal and in the studio. */
import type { LocalizedText } from '../../src/model/step-kind.ts';

/** `same`: written so already. `different`: another example has the name, and nothing may be replaced. */
export type ImportOutcome = 'added' | 'replaced' | 'same' | 'different' | 'refused';

export const outcomeWords: Readonly<Record<ImportOutcome, LocalizedText>> = {
  added: { zh: '已加入', en: 'added' },
  replaced: { zh: '已替换', en: 'replaced' },
  same: { zh: '文件里已有，内容相同', en: 'stands there so already' },
  different: {
    zh: '文件里有同名的示例，内容不同，未读入',
    en: 'not brought in: an example of this name says something else',
  },
  refused: { zh: '未读入', en: 'not brought in' },
};

export const noFile = (file: string): LocalizedText => ({
  zh: `没有文件 ${file}。`,
  en: `There is no file ${file}.`,
});

export const noCasesNamed: LocalizedText = {
  zh: '请写资方的代码或文件：npm run cases -- BOC flows/bind-card.yaml',
  en: 'Give the code of a funder or a file: npm run cases -- BOC flows/bind-card.yaml',
};

export const noExamples = (files: readonly string[], part: string): LocalizedText => ({
  zh: `${files.join('、')} 没有${part === '' ? '' : `名称含“${part}”的`}示例。`,
  en:
    part === ''
      ? `${files.join(', ')} has no examples.`
      : `No example of ${files.join(', ')} has "${part}" in its name.`,
});

export const noSpec: LocalizedText = {
  zh: '浏览器测试放在 e2e/ 下，文件名以 .spec.ts 结尾。',
  en: 'Browser tests stand below e2e/ and end in .spec.ts.',
};

export const written = (path: string, count?: number): LocalizedText => ({
  zh: count === undefined ? `写好了 ${path}。` : `写好了 ${path}，共 ${count} 个示例。`,
  en:
    count === undefined
      ? `Wrote ${path}.`
      : `Wrote ${path}: ${count} ${count === 1 ? 'example' : 'examples'}.`,
});

export const runIt = (spec: string): LocalizedText => ({
  zh: `运行：npx playwright test -c e2e ${spec}`,
  en: `Run it: npx playwright test -c e2e ${spec}`,
});

const replacing: LocalizedText = {
  zh: '；加上 --replace 就用读入的替换',
  en: '; --replace puts this one in its place',
};

/** A line of the terminal for one example. */
export function outcomeLine({
  file,
  name,
  outcome,
  why,
}: {
  file: string;
  name: string;
  outcome: ImportOutcome;
  why?: LocalizedText;
}): LocalizedText {
  const words = outcomeWords[outcome];
  const more = outcome === 'different' ? replacing : { zh: '', en: '' };
  return {
    zh: `${file}：“${name}”：${words.zh}${more.zh}。${why?.zh ?? ''}`,
    en: `${file}: "${name}": ${words.en}${more.en}.${why === undefined ? '' : ` ${why.en}`}`,
  };
}
