import { describe, expect, it } from 'vitest';
import type { Definition } from '../../../src/model/definition.ts';
import { checkRepository } from '../../repository/repository.ts';
import { sandboxAt } from '../testing/requests.fixture.ts';
import { type SandboxClock, walkAction } from '../testing/walking.fixture.ts';

const clock: SandboxClock = { now: Date.parse('2026-03-01T08:00:00Z') };
const sandbox = sandboxAt(() => clock.now);
const { definitions } = checkRepository();
const of = (funder: string) => definitions.find((one) => one.funder === funder) as Definition;
const answers = { bankAcctNo: '6222021234567890128', bankPhone: '13800138000' };

type Request = Record<string, unknown>;

/** Invalid proofs: from the request as sent to the request as it arrives. */
const tampered: Record<string, (request: Request, token: string) => Promise<Request> | Request> = {
  left: (request, token) => ({ ...request, [token]: '' }),
  foreign: async (request, token) => {
    const other = await sandbox.newOrder('GONGTOU_FINANCE', 335);
    const proof =
      token === 'smsToken' ? sandbox.codeOf(answers.bankPhone, other) : sandbox.faceOf(other);
    return { ...request, ...(await proof) };
  },
  used: async (request) => {
    const elsewhere = { ...request, bankAcctNo: '6222021234567890136' };
    const { orderNo } = request;
    await sandbox.dataOf('bank-card.bind', elsewhere, {
      requestId: `${String(orderNo)}-before`,
    });
    return request;
  },
  old: (request) => {
    clock.now += 11 * 60_000;
    return request;
  },
};

/** Walks an action whose first write to this endpoint arrives with an invalid proof; returns the messages and the customer's acts. */
async function walk(
  [funder, action, endpoint, token]: readonly [string, number, string, string],
  how: string,
) {
  clock.now += 120_000;
  const orderNo = await sandbox.newOrder(funder, action);
  let times = 0;
  const interceptRequest = async (id: string, request: Request) =>
    id === endpoint && (times += 1) === 1
      ? ((await tampered[how]?.(request, token)) ?? request)
      : request;
  const definition = of(funder);
  const walked = await walkAction({
    sandbox,
    clock,
    definition,
    orderNo,
    action,
    answers,
    intercept: interceptRequest,
  });
  return { ...walked, orderNo, times };
}

const card = ['BOC', 335, 'bank-card.bind', 'smsToken'] as const;
const face = ['TONGSHANG_LEASING', 335, 'bank-card.bind', 'faceToken'] as const;
const code = ['LEGEND_LEASING_FINANCE', 320, 'sign.submit', 'smsToken'] as const;
const signature = ['LEGEND_LEASING_FINANCE', 320, 'sign.submit', 'faceToken'] as const;

describe('a write with an invalid proof is refused with a message, and verifying again succeeds', () => {
  it.each([
    [card, 'left', '请先完成短信验证'],
    [card, 'foreign', '短信验证与当前手机号或订单不符，请重新验证'],
    [card, 'used', '短信验证已使用过，请重新验证'],
    [card, 'old', '短信验证已超过 10 分钟，请重新验证'],
    [face, 'foreign', '人脸识别与当前办理人或订单不符，请由本人重新识别'],
    [face, 'old', '人脸识别已超过 10 分钟，请重新识别'],
    [code, 'foreign', '短信验证与当前手机号或订单不符，请重新验证'],
    [signature, 'foreign', '人脸识别与当前办理人或订单不符，请由本人重新识别'],
    [signature, 'old', '人脸识别已超过 10 分钟，请重新识别'],
  ] as const)('%o %s: %s', async (what, how, words) => {
    const { ends, log, times } = await walk(what, how);

    const toastAt = log.indexOf(`toast: ${words}`);
    const again = what[3] === 'smsToken' ? /code|verify/ : /face/;
    expect(toastAt).toBeGreaterThan(0);
    expect(log.slice(toastAt).some((line) => again.test(line))).toBe(true);
    expect({ ends, times }).toEqual({ ends: 'success', times: 2 });
  });
});

describe('a proof', () => {
  it('of another person does not count for the lessee', async () => {
    const orderNo = await sandbox.newOrder('SELF_OPERATED', 300);
    const stranger = await sandbox.faceOf(orderNo, '11010519491231002X');
    const signing = {
      orderNo,
      documents: ['lease-contract'],
      signature: 'data:image/png;base64,A',
    };

    const no = await sandbox.refusalOf('sign.submit', { ...signing, ...stranger });
    const none = await sandbox.refusalOf('sign.submit', signing);

    expect(no.code).toBe('FACE_TOKEN');
    expect(none).toEqual({ code: 'SMS_TOKEN', msg: '请先完成短信验证' });
    expect((await sandbox.dataOf('sign.status', { orderNo })).signed).toBe(false);
  });

  it('of the second lessee is required where there is one', async () => {
    const orderNo = await sandbox.newOrder('SELF_OPERATED', 300);
    const documents = ['lease-contract'];
    const signing = { orderNo, documents, signature: 'data:image/png;base64,A', hasCoLessee: true };

    const lessee = await sandbox.faceOf(orderNo);
    const other = '11010519491231002X';
    const { idNumber: own } = await sandbox.dataOf('order.detail', { orderNo });
    const { faceToken: coFaceToken } = await sandbox.faceOf(orderNo, other);
    const attempt = (of: object) =>
      sandbox.refusalOf('sign.submit', { ...signing, ...lessee, ...of });
    const unknown = { code: 'CO_LESSEE_UNKNOWN', msg: '请由共同承租人本人出示身份证' };

    expect(await attempt({ coIdNumber: other })).toEqual({
      code: 'FACE_TOKEN',
      msg: '请先完成人脸识别',
    });
    expect(await attempt({ coFaceToken })).toEqual(unknown);
    expect(await attempt({ coFaceToken, coIdNumber: own })).toEqual(unknown);
    expect(await attempt({ coFaceToken, coIdNumber: '440105198706150620' })).toEqual({
      code: 'FACE_TOKEN',
      msg: '人脸识别与当前办理人或订单不符，请由本人重新识别',
    });
    await sandbox.dataOf('sign.submit', {
      ...signing,
      ...lessee,
      coFaceToken,
      coName: '王芳',
      coIdNumber: other,
    });
    expect((await sandbox.dataOf('sign.status', { orderNo })).signed).toBe(true);
  });

  it('survives a refusal for another reason', async () => {
    const orderNo = await sandbox.newOrder('BOC', 335);
    const proof = await sandbox.codeOf(answers.bankPhone, orderNo);
    const bad = { orderNo, ...answers, ...proof, bankAcctNo: '6222021234567890000' };

    const no = await sandbox.refusalOf('bank-card.bind', bad, { requestId: `${orderNo}-1` });
    const bound = await sandbox.dataOf('bank-card.bind', { orderNo, ...answers, ...proof });

    expect(no.code).toBe('CARD_REFUSED');
    expect(bound.tail).toBe('0128');
  });
});
