import type { LocalizedText } from '../../model/step-kind.ts';

export const messages = {
  sending: { zh: '正在发送验证码…', en: 'Sending the code…' },
  sentTo: { zh: '验证码已发送至 {phone}', en: 'We sent a code to {phone}' },
  code: { zh: '短信验证码', en: 'Code' },
  hint: { zh: '{length} 位数字', en: '{length} digits' },
  incomplete: { zh: '请输入 {length} 位数字验证码', en: 'Enter the {length} digits of the code' },
  wrong: { zh: '验证码不正确，请重新输入', en: 'The code is not right. Enter it again' },
  confirm: { zh: '确定', en: 'Confirm' },
  resend: { zh: '重新发送', en: 'Send again' },
  resendIn: { zh: '{seconds} 秒后可重新发送', en: 'Send again in {seconds} s' },
  unsent: { zh: '验证码没有发出', en: 'The code was not sent' },
  enterFormer: { zh: '输入之前收到的验证码', en: 'Enter the code you have' },
  change: { zh: '修改验证码', en: 'Change the code' },
} satisfies Record<string, LocalizedText>;
