/** What a step is doing, in a sentence for product staff. */
import * as names from '../../../src/machine/names.ts';
import type { LocalizedText } from '../../../src/model/step-kind.ts';

/** By the name of the state, whichever kind has it. */
const states: Readonly<Record<string, LocalizedText>> = {
  announcing: { zh: '即将打开', en: 'about to open' },
  arriving: { zh: '正在进入', en: 'arriving' },
  asking: { zh: '查询中', en: 'asking' },
  away: { zh: '客户在外部页面', en: 'on a page outside' },
  blocked: { zh: '没有权限', en: 'not allowed' },
  booked: { zh: '已预约', en: 'booked' },
  booking: { zh: '正在预约', en: 'booking' },
  camera: { zh: '拍摄中', en: 'at the camera' },
  cancelling: { zh: '正在取消', en: 'cancelling' },
  checking: { zh: '核对中', en: 'checking' },
  choosing: { zh: '等待选择', en: 'being chosen' },
  connecting: { zh: '正在连接', en: 'connecting' },
  continuing: { zh: '正在加载更多', en: 'loading more' },
  cut: { zh: '连接已断开', en: 'cut off' },
  denied: { zh: '未允许使用相机', en: 'camera not allowed' },
  editing: { zh: '填写中', en: 'being filled in' },
  entering: { zh: '输入中', en: 'being entered' },
  fetching: { zh: '正在获取', en: 'fetching' },
  'in-app': { zh: '客户在 App 中', en: 'in the app' },
  incomplete: { zh: '内容不全', en: 'incomplete' },
  leaving: { zh: '正在离开', en: 'leaving' },
  loading: { zh: '加载中', en: 'loading' },
  lobby: { zh: '等候中', en: 'in the lobby' },
  'not-read': { zh: '未能识别', en: 'not read' },
  'not-uploaded': { zh: '未能上传', en: 'not uploaded' },
  opening: { zh: '正在打开', en: 'opening' },
  pausing: { zh: '等待下一次查询', en: 'until it asks again' },
  photographing: { zh: '拍照中', en: 'taking a photograph' },
  preparing: { zh: '准备中', en: 'preparing' },
  reading: { zh: '读取中', en: 'reading' },
  ready: { zh: '准备就绪', en: 'ready' },
  reconnecting: { zh: '正在重新连接', en: 'connecting again' },
  refused: { zh: '被拒绝', en: 'refused' },
  saving: { zh: '正在保存', en: 'saving' },
  scanning: { zh: '扫描中', en: 'scanning' },
  sending: { zh: '提交中', en: 'sending' },
  shown: { zh: '等待客户', en: 'waiting for the customer' },
  signing: { zh: '签名中', en: 'being signed' },
  starting: { zh: '正在开始', en: 'starting' },
  submitting: { zh: '提交中', en: 'submitting' },
  taking: { zh: '拍照中', en: 'taking a photograph' },
  talking: { zh: '通话中', en: 'talking' },
  uncancelled: { zh: '未能取消', en: 'not cancelled' },
  undecided: { zh: '尚无结果', en: 'not decided' },
  unloaded: { zh: '未能加载', en: 'not loaded' },
  unreachable: { zh: '无法连接', en: 'cannot be reached' },
  unsent: { zh: '未能发送', en: 'not sent' },
  unsubmitted: { zh: '未能提交', en: 'not submitted' },
  unsure: { zh: '结果未知', en: 'nobody knows yet' },
  uploading: { zh: '上传中', en: 'uploading' },
  verifying: { zh: '核验中', en: 'being verified' },
  waiting: { zh: '等待中', en: 'waiting' },
  [names.entryGuard]: { zh: '正在判断', en: 'deciding' },
  [names.broken]: { zh: '程序出错', en: 'broken' },
  [names.saving]: { zh: '正在保存', en: 'saving' },
  [names.saveUnreachable]: { zh: '保存时无法连接', en: 'cannot be saved' },
  [names.saveRefused]: { zh: '保存被拒绝', en: 'saving was refused' },
};

/** An unknown name is returned as it is. */
export function stateInWords(state: string): LocalizedText {
  const words = Object.hasOwn(states, state) ? states[state] : undefined;
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
