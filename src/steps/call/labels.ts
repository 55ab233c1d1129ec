import type { LabelsOf } from '../../model/labels.ts';
import type { CallKind } from './states.ts';
import type { schema } from './schema.ts';

export const labels = {
  abouts: {
    'Asks the platform something or hands something in. The customer only waits.':
      '向平台查询或提交。客户只需等待。',
    'The platform answered with the OK code.': '平台返回成功代码。',
    'The platform answered with another code; `result.msg` says why.':
      '平台返回其他代码；原因在 `result.msg`。',
    'Nobody answered, so nobody knows whether it was done. Lead to a poll that asks. Left out: the customer tries again, and nothing is done twice.':
      '没有应答，不知道是否已办成。请通向一个会查询的 poll。不写则客户重试，且不会重复办理。',
    'What is called.': '调用哪个接口。',
    "How long to wait for an answer, if not as long as the endpoint's contract says.":
      '等待应答多久，与接口约定不同时才写。',
    'What is shown while waiting. Usual: one moment.': '等待时显示什么。通常：请稍候。',
    'What is shown while waiting: a sentence, or the outline of a car page.':
      '等待时显示什么：一句话，或车辆页面的轮廓。',
    'A button that ends the waiting and leads where `unsure` leads: for what is done in another app, which may never report.':
      '结束等待的按钮，通向 `unsure` 的去向：用于在其他应用里办理、可能永远没有回报的事。',
  },
} as const satisfies LabelsOf<typeof schema, CallKind>;
