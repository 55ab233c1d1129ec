/** Sentences about a walk, for product staff. */
import type { Definition, Flow, Step } from '../../src/model/definition.ts';
import type { LocalizedText } from '../../src/model/step-kind.ts';
import { labelOf, type SharedLabels } from './naming/label-of.ts';
import { buttonOf } from './naming/outcome-words.ts';
import { endInWords } from './naming/state-words.ts';
import { titleInWords } from './naming/title-in-words.ts';

export const triesAgain: LocalizedText = { zh: '重试', en: 'Tries again' };
export const fillsIn: LocalizedText = { zh: '填写内容', en: 'Fills in the answers' };
export const sessionClosed: LocalizedText = { zh: '会话已关闭。', en: 'The session is closed.' };

export function sentencesTogether(...all: (LocalizedText | undefined)[]): LocalizedText {
  const sentences = all.filter((one) => one !== undefined);
  return {
    zh: sentences.map(({ zh }) => zh).join(''),
    en: sentences.map(({ en }) => en).join(' '),
  };
}

export interface WalkPlace {
  step: LocalizedText;
  state: LocalizedText;
}

export function stuckAt({ step, state }: WalkPlace): LocalizedText {
  return { zh: `停在“${step.zh}”（${state.zh}）。`, en: `Stuck at "${step.en}" (${state.en}).` };
}

export function noAnswerFound({ step, state }: WalkPlace, event: string): LocalizedText {
  return {
    zh: `找不到能让“${step.zh}”（${state.zh}）走到“${event}”的平台应答。`,
    en: `No answer of the platform was found that brings "${step.en}" (${state.en}) to "${event}".`,
  };
}

export function nothingLeadsTo(outcome: string): LocalizedText {
  return {
    zh: `从这里走不到“${outcome}”。`,
    en: `Nothing leads from here to "${outcome}".`,
  };
}

export function triedOften({ step, state }: WalkPlace, times: number): LocalizedText {
  return {
    zh: `流程在原地打转：“${step.zh}”（${state.zh}）已试了 ${times} 次。`,
    en: `It goes round: "${step.en}" (${state.en}) has been tried ${times} times.`,
  };
}

export function cameOften(step: LocalizedText, times: number): LocalizedText {
  return {
    zh: `流程在原地打转：到过“${step.zh}” ${times} 次。`,
    en: `It goes round: it came to "${step.en}" ${times} times.`,
  };
}

export function neverEnds(acts: number): LocalizedText {
  return {
    zh: `流程没有结束：已做了 ${acts} 个动作。`,
    en: `It does not end: ${acts} things have been done.`,
  };
}

/** `endpoint`: the one without a response; undefined where no request is pending. */
export function waitedFor(endpoint: string | undefined): LocalizedText {
  return endpoint === undefined
    ? {
        zh: '已等待，但没有任何动静。',
        en: 'It waited, and nothing happened any more.',
      }
    : {
        zh: `已等待，但 ${endpoint} 没有应答。`,
        en: `It waited, and ${endpoint} did not answer.`,
      };
}

export function notReached({ zh, en }: LocalizedText): LocalizedText {
  return { zh: `没有走到“${zh}”。`, en: `The preview did not get to "${en}".` };
}

export function endedBefore(end: string): LocalizedText {
  const { zh, en } = endInWords(end);
  return { zh: `流程先结束了（${zh}）。`, en: `The flow ended before (${en}).` };
}

/** What a customer does on screens of several kinds, by what the event is called behind the kind; the others stand in `labels.ts`. */
export const sharedActs: SharedLabels = {
  cancelled: { zh: '取消', en: 'cancels' },
  changed: { zh: '修改', en: 'changes it' },
  chosen: { zh: '选择', en: 'chooses' },
  closed: { zh: '关闭', en: 'closes' },
  confirmed: { zh: '确认', en: 'confirms' },
  'document-read': { zh: '读完文件', en: 'has read the document' },
  done: { zh: '完成', en: 'is done' },
  entered: { zh: '输入', en: 'enters it' },
  left: { zh: '离开', en: 'leaves' },
  'photo-chosen': { zh: '选择照片', en: 'chooses a photograph' },
  'photo-requested': { zh: '拍照', en: 'takes a photograph' },
  reloaded: { zh: '重新加载', en: 'loads it again' },
  restarted: { zh: '重新开始', en: 'starts again' },
  retried: { zh: '重试', en: 'tries again' },
  started: { zh: '开始', en: 'starts' },
  submitted: { zh: '提交', en: 'submits' },
};

/** A button by its label, any other act by what it does. */
export function actOf(
  definition: Definition,
  flow: Flow,
  step: Step,
  event: string,
): LocalizedText {
  const name = event.slice(event.indexOf('.') + 1);
  const label = buttonOf(step, name);
  const act = labelOf(step.kind, 'events', event, sharedActs) ?? { zh: name, en: name };
  const inLanguage = (language: 'zh' | 'en') => {
    const title = titleInWords(step.title ?? flow.title, definition, language);
    const done = label ? titleInWords(label, definition, language) : act[language];
    return language === 'zh' ? `${title}：${done}` : `${title}: ${done}`;
  };
  return { zh: inLanguage('zh'), en: inLanguage('en') };
}
