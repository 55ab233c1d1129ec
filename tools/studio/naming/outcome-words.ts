/** How a step ended, in a sentence for product staff. */
import type { Definition, LocalizedTemplate, Step } from '../../../src/model/definition.ts';
import type { LocalizedText } from '../../../src/model/step-kind.ts';
import { inBoth } from './title-in-words.ts';

/** By the outcome's name, whichever kind has it. */
const outcomes: Readonly<Record<string, LocalizedText>> = {
  'already-signed': { zh: '此前已签署', en: 'already signed' },
  cancelled: { zh: '客户取消', en: 'cancelled' },
  chosen: { zh: '已选择', en: 'chosen' },
  closed: { zh: '关闭', en: 'closed' },
  confirmed: { zh: '已确认', en: 'confirmed' },
  done: { zh: '完成', en: 'done' },
  expired: { zh: '已过期', en: 'expired' },
  failed: { zh: '失败', en: 'failed' },
  later: { zh: '以后再说', en: 'later' },
  loaded: { zh: '加载完成', en: 'loaded' },
  next: { zh: '下一步', en: 'next' },
  ok: { zh: '成功', en: 'ok' },
  read: { zh: '已阅读', en: 'read' },
  restart: { zh: '重新开始', en: 'restarted' },
  returned: { zh: '已返回', en: 'returned' },
  signed: { zh: '已签署', en: 'signed' },
  submitted: { zh: '已提交', en: 'submitted' },
  timeout: { zh: '超时', en: 'timed out' },
  unsure: { zh: '结果未知', en: 'nobody knows yet' },
};

/** Those with a name for the outcomes of every kind. */
export const namedOutcomes: ReadonlySet<string> = new Set(Object.keys(outcomes));

/** The label of the button that ends the step, or the meaning of the outcome; else its name. */
export function outcomeInWords(
  step: Step,
  name: string,
  funder: Pick<Definition, 'funder' | 'name'>,
): LocalizedText {
  const button = buttonOf(step, name);
  return button ? inBoth(button, funder) : (outcomes[name] ?? { zh: name, en: name });
}

/** With a look of its own, or without. */
type Button = LocalizedTemplate | { readonly words: LocalizedTemplate };

/** The words of the step's button of that name, if it has one. */
export function buttonOf(step: Step, name: string): LocalizedTemplate | undefined {
  const { buttons = {} } = step as Step & { buttons?: Readonly<Record<string, Button>> };
  const button = Object.hasOwn(buttons, name) ? buttons[name] : undefined;
  return button && 'words' in button ? button.words : button;
}
