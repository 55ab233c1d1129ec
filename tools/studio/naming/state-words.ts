/** What a step is doing, in a sentence for product staff. */
import * as names from '../../../src/machine/names.ts';
import type { LocalizedText } from '../../../src/model/step-kind.ts';
import { labelOf, type SharedLabels } from './label-of.ts';

/** Those of several kinds; what only one has stands in its folder's `labels.ts`. */
export const sharedStates: SharedLabels = {
  arriving: { zh: '正在进入', en: 'arriving' },
  blocked: { zh: '没有权限', en: 'not allowed' },
  choosing: { zh: '等待选择', en: 'being chosen' },
  editing: { zh: '填写中', en: 'being filled in' },
  entering: { zh: '输入中', en: 'being entered' },
  incomplete: { zh: '内容不全', en: 'incomplete' },
  leaving: { zh: '正在离开', en: 'leaving' },
  loading: { zh: '加载中', en: 'loading' },
  opening: { zh: '正在打开', en: 'opening' },
  reading: { zh: '读取中', en: 'reading' },
  ready: { zh: '准备就绪', en: 'ready' },
  refused: { zh: '被拒绝', en: 'refused' },
  sending: { zh: '提交中', en: 'sending' },
  shown: { zh: '等待客户', en: 'waiting for the customer' },
  unloaded: { zh: '未能加载', en: 'not loaded' },
  unreachable: { zh: '无法连接', en: 'cannot be reached' },
  unsent: { zh: '未能发送', en: 'not sent' },
  unsure: { zh: '结果未知', en: 'nobody knows yet' },
  uploading: { zh: '上传中', en: 'uploading' },
  verifying: { zh: '核验中', en: 'being verified' },
};

/** Inside a step, and what the view says of the machine while it shows no step's own state. */
const machineStates: SharedLabels = {
  saving: { zh: '正在保存', en: 'saving' },
  waiting: { zh: '等待中', en: 'waiting' },
  [names.entryGuard]: { zh: '正在判断', en: 'deciding' },
  [names.broken]: { zh: '程序出错', en: 'broken' },
  [names.saving]: { zh: '正在保存', en: 'saving' },
  [names.saveUnreachable]: { zh: '保存时无法连接', en: 'cannot be saved' },
  [names.saveRefused]: { zh: '保存被拒绝', en: 'saving was refused' },
};

/** An unknown name is returned as it is. */
export function stateInWords(state: string, kind: string | undefined): LocalizedText {
  const words = labelOf(kind, 'states', state, { ...sharedStates, ...machineStates });
  if (words) return words;
  // The chart's transient state between an outcome and the next step.
  return state.startsWith('@')
    ? { zh: '即将继续', en: 'about to go on' }
    : { zh: state, en: state };
}

const ends: Readonly<Record<string, LocalizedText>> = {
  success: { zh: '成功', en: 'success' },
  failure: { zh: '失败', en: 'failure' },
  left: { zh: '离开流程', en: 'left' },
};

/** `success` and `failure` are translated; an end the author named is shown as written. */
export function endInWords(end: string): LocalizedText {
  const words = Object.hasOwn(ends, end) ? ends[end] : undefined;
  return words ?? { zh: end, en: end };
}
