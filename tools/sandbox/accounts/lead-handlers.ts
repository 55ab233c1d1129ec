import { dateOf, day } from '../platform/days.ts';
import { type HandlerContext, type Handlers, Refusal } from '../platform/handler.ts';
import { spendCode } from '../identity/proofs.ts';
import { latestRecord, saveRecord } from '../platform/records.ts';

export const leadHandlers = {
  'clue.create': async (input, call) => {
    if (!call.customer.staff) {
      throw new Refusal(
        'NOT_STAFF',
        '仅销售人员可登记线索，请使用员工账号登录',
        'Only our sales staff can note clues. Sign in with a staff account',
      );
    }
    await firstToday(call, 'clue', input.phone);
    const clueNo = await keep(call, 'clue', 'XS', input);
    return { clueNo, followUpBy: dateOf(call.now + day) };
  },

  'partner.apply': async (input, call) => {
    await firstToday(call, 'partner', input.phone);
    const applyNo = await keep(call, 'partner', 'HZ', input);
    return { applyNo, answerBy: dateOf(call.now + 5 * day) };
  },

  'lead.create': async ({ smsToken, ...input }, call) => {
    await firstToday(call, 'lead', input.phone);
    await spendCode(call, smsToken, { phone: input.phone });
    return { leadNo: await keep(call, 'lead', 'LX', input), callOn: callOn(call) };
  },

  'lease-back.call-back': async (input, call) => {
    const before = await latestRecord<{ number: string }>(call, input.estimateNo, 'estimate-lead');
    const leadNo =
      before?.details.number ?? (await keep(call, 'estimate-lead', 'LX', input, input.estimateNo));
    return { leadNo, callOn: callOn(call) };
  },
} satisfies Partial<Handlers>;

/** After 18:00 in China the call comes the next day. */
function callOn(call: HandlerContext): string {
  const isAfterHours = new Date(call.now + 8 * 3_600_000).getUTCHours() >= 18;
  return dateOf(call.now + (isAfterHours ? day : 0));
}

async function keep(
  call: HandlerContext,
  kind: string,
  prefix: string,
  details: object,
  about = '',
): Promise<string> {
  const number = `${prefix}${dateOf(call.now).replaceAll('-', '')}${String(
    Math.floor(call.random() * 1_000_000),
  ).padStart(6, '0')}`;
  await saveRecord(call, about, kind, { ...details, number });
  return number;
}

async function firstToday(call: HandlerContext, kind: string, phone: string): Promise<void> {
  const same = await call.tx
    .selectFrom('records')
    .select('details')
    .where('kind', '=', kind)
    .where('at', '>', call.now - day)
    .execute();
  // Only this file writes records of these kinds.
  if (same.every(({ details }) => (details as { phone?: string }).phone !== phone)) return;
  throw new Refusal(
    'ALREADY_NOTED',
    '该手机号今天已登记，工作人员会尽快联系，请勿重复提交',
    'This number was noted today. Somebody will call soon; there is no need to send it again',
  );
}
