/** What a step is called beside the phone. */
import type { Definition, LocalizedTemplate, Step } from '../../../src/model/definition.ts';
import type { LocalizedText } from '../../../src/model/step-kind.ts';
import { endInWords } from './state-words.ts';
import { inBoth } from './title-in-words.ts';

type Funder = Pick<Definition, 'funder' | 'name'>;

/** Its page's title, or what it says; of a step that says nothing, what it does. */
export function stepName(step: Step, funder: Funder): LocalizedText {
  const words = step.title ?? (step as Step & { text?: LocalizedTemplate }).text;
  return words ? inBoth(words, funder) : whatItDoes(step);
}

/** In a sentence: of a step without a title what it does, and its id. */
export function stepInWords(step: Step | undefined, id: string, funder: Funder): LocalizedText {
  if (!step) return { zh: id, en: id };
  if (step.title) return inBoth(step.title, funder);
  const { zh, en } = whatItDoes(step);
  return { zh: `${zh} ${id}`, en: `${en} ${id}` };
}

/** What a target that is no step is called. */
export const targetsInWords: Readonly<Record<string, LocalizedText>> = {
  start: { zh: '开始', en: 'start' },
  back: { zh: '上一页', en: 'back' },
  again: { zh: '重新开始', en: 'again' },
  reload: { zh: '刷新后的上一页', en: 'reload' },
  leave: { zh: '离开流程', en: 'leave' },
};

function whatItDoes(step: Step): LocalizedText {
  const { endpoint, get } = step as Step & { endpoint?: unknown; get?: unknown };
  if (step.ends !== undefined) {
    const ends = endInWords(step.ends);
    return { zh: `结束：${ends.zh}`, en: `Ends: ${ends.en}` };
  }
  if (endpoint !== undefined || get !== undefined)
    return { zh: '平台请求', en: 'Asks the platform' };
  if (step.path !== undefined) return { zh: '页面', en: 'A page' };
  return { zh: '判断', en: 'Decides' };
}
