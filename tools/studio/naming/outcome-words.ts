/** How a step ended, in a sentence for product staff. */
import type { Definition, LocalizedTemplate, Step } from '../../../src/model/definition.ts';
import type { LocalizedText } from '../../../src/model/step-kind.ts';
import { labelOf, type SharedLabels } from './label-of.ts';
import { inBoth } from './title-in-words.ts';

/** Those of several kinds; what only one has stands in its folder's `labels.ts`. */
export const sharedOutcomes: SharedLabels = {
  cancelled: { zh: '客户取消', en: 'cancelled' },
  closed: { zh: '关闭', en: 'closed' },
  confirmed: { zh: '已确认', en: 'confirmed' },
  done: { zh: '完成', en: 'done' },
  failed: { zh: '失败', en: 'failed' },
  next: { zh: '下一步', en: 'next' },
  ok: { zh: '成功', en: 'ok' },
  submitted: { zh: '已提交', en: 'submitted' },
  unsure: { zh: '结果未知', en: 'nobody knows yet' },
};

/** The label of the button that ends the step, or the meaning of the outcome; else its name. */
export function outcomeInWords(
  step: Step,
  name: string,
  funder: Pick<Definition, 'funder' | 'name'>,
): LocalizedText {
  const button = buttonOf(step, name);
  if (button) return inBoth(button, funder);
  return labelOf(step.kind, 'outcomes', name, sharedOutcomes) ?? { zh: name, en: name };
}

/** With a look of its own, or without. */
type Button = LocalizedTemplate | { readonly words: LocalizedTemplate };

/** The words of the step's button of that name, if it has one. */
export function buttonOf(step: Step, name: string): LocalizedTemplate | undefined {
  const { buttons = {} } = step as Step & { buttons?: Readonly<Record<string, Button>> };
  const button = Object.hasOwn(buttons, name) ? buttons[name] : undefined;
  return button && 'words' in button ? button.words : button;
}
