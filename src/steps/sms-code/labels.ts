import type { LabelsOf } from '../../model/labels.ts';
import type { SmsCodeKind } from './states.ts';
import type { schema } from './schema.ts';

export const labels = {
  abouts: {
    'Sends a code by text message and asks for it.': '发送短信验证码并让客户输入。',
    'The code was right.': '验证码正确。',
    'The code was wrong or too old; `result.msg` says which. Usual: the customer enters it again.':
      '验证码错误或已过期；哪一种见 `result.msg`。通常：客户重新输入。',
    'Where the code is sent.': '验证码发到哪里。',
    'How many digits the code has.': '验证码有几位。',
    'What the code is for; the platform words its message accordingly.':
      '验证码的用途；平台据此写短信内容。',
    'Sends the code.': '发送验证码。',
    'Checks the code.': '核对验证码。',
    'What the customer agreed to on the page before, told where the code is checked.':
      '客户在前一页同意了什么，核对验证码时告知平台。',
    'What stands above the code. Usual: where it was sent.': '验证码上方的文字。通常：发到了哪里。',
  },
  events: {
    'sms-code.requested': { zh: '获取验证码', en: 'asks for a code' },
  },
} as const satisfies LabelsOf<typeof schema, SmsCodeKind>;
