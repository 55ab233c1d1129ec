import type { DriverOf } from '../kind-driver.ts';
import type { SmsCodeKind } from './states.ts';

export const driver: DriverOf<SmsCodeKind> = {
  async advance({ send }, { inbox }) {
    send({ type: 'sms-code.entered', answers: { code: await inbox() } });
  },

  endpoint: 'sms.verify',
  focusesFirstInput: true,
  refuses: 'at-once',
  answers: ({ step, answers }) =>
    answers.code ? {} : { code: '12345678'.slice(0, step.length ?? 6) },
  async act({ page, phone, others }, _step, outcome, { codeFor, expect, toast }) {
    const input = page.getByLabel('短信验证码');
    await expect(input).toBeEditable();
    await input.fill(outcome === 'failed' ? '000000' : await codeFor(page, phone, ...others));
    if (outcome === 'failed') await expect(toast(page)).toContainText('验证码不正确');
  },
};
