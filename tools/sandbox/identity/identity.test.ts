import { describe, expect, it } from 'vitest';
import { photo, sandboxAt } from '../testing/requests.fixture.ts';
import { requestOverHttp } from '../testing/http-request.ts';

let now = Date.parse('2026-03-01T08:00:00Z');
const logged: string[] = [];
const sandbox = sandboxAt(() => now, {
  random: () => 0.123456,
  log: (line) => logged.push(line),
});

const minute = 60_000;

describe('codes by text message', () => {
  it('are shown in the log and in the inbox, and are valid once', async () => {
    const phone = '13811110001';
    expect(await sandbox.dataOf('sms.send', { phone }, { requestId: 'sms-1' })).toEqual({
      resendAfter: 60,
    });

    expect(logged).toContain('text message to 138****0001: your code is 123456');
    const inbox = await (await fetch(`${sandbox.url}/sandbox/inbox?phone=${phone}`)).json();
    expect(inbox).toMatchObject({ messages: [{ phone, code: '123456' }] });
    expect(await sandbox.dataOf('sms.verify', { phone, code: '123456' })).toHaveProperty(
      'smsToken',
    );
    expect(await sandbox.refusalOf('sms.verify', { phone, code: '123456' })).toMatchObject({
      code: 'SMS_CODE_EXPIRED',
    });
  });

  it('are not sent again within the pause, and the first one stays valid', async () => {
    const phone = '13811110002';
    await sandbox.dataOf('sms.send', { phone }, { requestId: 'sms-2' });
    now += 20_000;

    expect(await sandbox.dataOf('sms.send', { phone }, { requestId: 'sms-3' })).toEqual({
      resendAfter: 40,
    });

    const inbox = (await (await fetch(`${sandbox.url}/sandbox/inbox?phone=${phone}`)).json()) as {
      messages: unknown[];
    };
    expect(inbox.messages).toHaveLength(1);
    await sandbox.dataOf('sms.verify', { phone, code: '123456' });
  });

  it('are refused when wrong, and finally after five wrong attempts', async () => {
    const phone = '13811110003';
    await sandbox.dataOf('sms.send', { phone }, { requestId: 'sms-4' });

    for (let tried = 0; tried < 5; tried += 1) {
      const no = await sandbox.refusalOf('sms.verify', { phone, code: '000000' });
      expect(no).toEqual({ code: 'SMS_CODE_WRONG', msg: '验证码不正确' });
    }

    expect(await sandbox.refusalOf('sms.verify', { phone, code: '123456' })).toMatchObject({
      code: 'SMS_CODE_TRIES',
    });
  });

  it('are no longer valid after five minutes', async () => {
    const phone = '13811110004';
    await sandbox.dataOf('sms.send', { phone }, { requestId: 'sms-5' });
    now += 5 * minute;

    expect(await sandbox.refusalOf('sms.verify', { phone, code: '123456' })).toMatchObject({
      code: 'SMS_CODE_EXPIRED',
    });
  });

  describe('cannot be guessed', () => {
    const limit = 10;
    const from = (address: string) => ({ address });
    const tryWrong = (phone: string, at = from('203.0.113.1')) =>
      sandbox.refusalOf('sms.verify', { phone, code: '000000' }, at);
    const requestCode = (phone: string, at = from('203.0.113.1')) =>
      sandbox.dataOf('sms.send', { phone }, at);

    it('a phone has ten wrong attempts an hour, however many codes are sent to it and from whichever address', async () => {
      const phone = '13811110101';
      for (let tried = 0; tried < limit; tried += 1) {
        const at = from(`203.0.113.${10 + tried}`);
        if (tried % 5 === 0) await requestCode(phone, at);
        expect(await tryWrong(phone, at)).toMatchObject({ code: 'SMS_CODE_WRONG' });
      }
      now += minute;
      await requestCode(phone, from('203.0.113.30'));

      const right = { phone, code: '123456' };
      expect(await sandbox.refusalOf('sms.verify', right)).toEqual({
        code: 'SMS_CODE_LIMIT',
        msg: '验证码尝试次数过多，请 59 分钟后再试，或联系客服 400-6688-878',
      });
      expect(await sandbox.refusalOf('user.login', right)).toMatchObject({
        code: 'SMS_CODE_LIMIT',
      });
      now += 59 * minute;
      await requestCode(phone, from('203.0.113.30'));
      await sandbox.dataOf('sms.verify', right);
    });

    it('an IP address has ten wrong attempts an hour over all phones', async () => {
      const at = from('203.0.113.40');
      for (let tried = 0; tried < limit; tried += 1) {
        const phone = `1381111020${tried}`;
        await requestCode(phone, from(`203.0.113.${50 + tried}`));
        await tryWrong(phone, at);
      }

      const phone = '13811110210';
      await requestCode(phone, from('203.0.113.60'));
      expect(await tryWrong(phone, at)).toMatchObject({ code: 'SMS_CODE_LIMIT' });
      await sandbox.dataOf('sms.verify', { phone, code: '123456' }, from('203.0.113.61'));
    });

    it.each([
      ['a phone', () => '13811110301', (nth: number) => from(`203.0.113.${70 + nth}`)],
      ['an address', (nth: number) => `138111104${10 + nth}`, () => from('203.0.113.90')],
    ] as const)('%s is sent at most ten unused codes an hour', async (_whose, phone, at) => {
      for (let sent = 0; sent < limit; sent += 1) {
        await requestCode(phone(sent), at(sent));
        now += minute;
      }

      const again = { phone: phone(11) };
      expect(await sandbox.refusalOf('sms.send', again, at(11))).toMatchObject({
        code: 'SMS_CODE_LIMIT',
        msg: expect.stringContaining('50 分钟后'),
      });
      now += 50 * minute;
      await sandbox.dataOf('sms.send', again, at(11));
    });

    it('codes that are used do not count', async () => {
      const phone = '13811110501';
      const at = from('203.0.113.100');
      for (let sent = 0; sent <= limit; sent += 1) {
        await requestCode(phone, at);
        const used = await sandbox.dataOf('sms.verify', { phone, code: '123456' }, at);
        expect(used).toHaveProperty('smsToken');
      }
    });
  });

  it('sign a new customer in', async () => {
    const phone = '13811110005';
    await sandbox.dataOf('sms.send', { phone }, { requestId: 'sms-6' });

    const { token, newUser } = await sandbox.dataOf('user.login', { phone, code: '123456' });

    expect(newUser).toBe(true);
    expect(await sandbox.dataOf('user.check-token', { token })).toMatchObject({ phone });
    expect((await sandbox.dataOf('order.list', {}, { token })).total).toBe(0);
  });
});

describe('photos', () => {
  it('are stored and returned unchanged', async () => {
    const file = photo();
    const { url } = await sandbox.dataOf('file.upload', { file });

    const response = await fetch(sandbox.url + url);

    expect(response.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(
      Buffer.from(await file.arrayBuffer()),
    );
  });

  it('cannot be opened with their id alone', async () => {
    const { id } = await sandbox.dataOf('file.upload', { file: photo() });
    const plain = `${sandbox.url}/documents/uploads/${id}`;

    expect((await fetch(plain)).status).toBe(404);
    expect((await fetch(plain, { headers: { token: 'sandbox-token-li' } })).status).toBe(404);
    expect((await fetch(plain, { headers: { token: 'sandbox-token-zhang' } })).status).toBe(200);
  });

  it('are no longer shown at their address after an hour, nor once their owner has signed out', async () => {
    const owner = { token: 'sandbox-token-chen' };
    const { url } = await sandbox.dataOf('file.upload', { file: photo() }, owner);
    const uploaded = await sandbox.dataOf('file.upload', { file: photo() });
    expect((await fetch(sandbox.url + url)).status).toBe(200);

    await sandbox.dataOf('user.logout', owner, owner);
    expect((await fetch(sandbox.url + url)).status).toBe(404);
    now += 60 * minute;
    expect((await fetch(sandbox.url + uploaded.url)).status).toBe(404);
  });

  it('are judged by their first bytes, not by name or type', async () => {
    const page = new File(['<script>alert(1)</script>'], 'photo.png', { type: 'image/png' });

    expect(await sandbox.refusalOf('file.upload', { file: page })).toMatchObject({
      code: 'FILE_TYPE',
    });
  });

  it('are refused above ten megabytes with 413 and a message', async () => {
    const large = new File([new Uint8Array(11 * 1024 * 1024)], 'large.png', { type: 'image/png' });

    const { status, body } = await requestOverHttp(sandbox.url, 'file.upload', { file: large });

    expect(status).toBe(413);
    expect(body.msg).toBe('文件过大，请压缩后重试');
  });

  it('cannot be read at a guessed address', async () => {
    for (const path of [
      '/documents/uploads/1',
      '/documents/uploads/..%2f..%2fpackage.json',
      '/documents/',
    ]) {
      expect((await fetch(sandbox.url + path)).status).toBe(404);
    }
  });
});

describe('reading an ID card', () => {
  it('gives the order’s customer from the front and the validity from the back', async () => {
    const orderNo = await sandbox.newOrder('SELF_OPERATED', 300);
    const { id: fileId } = await sandbox.dataOf('file.upload', { file: photo(), orderNo });

    const front = await sandbox.dataOf('ocr.id-card', { fileId, side: 'front', orderNo });
    const back = await sandbox.dataOf('ocr.id-card', { fileId, side: 'back', orderNo });

    expect(front).toMatchObject({ idName: '张伟', sex: 'male', birthday: '1990-03-07' });
    expect(back).toMatchObject({ validFrom: '2016-05-20', validTo: '2036-05-20' });
  });

  it('gives the second person for the co-lessee', async () => {
    const orderNo = await sandbox.newOrder('SELF_OPERATED', 300);
    const { id: fileId } = await sandbox.dataOf('file.upload', { file: photo(), orderNo });

    const read = await sandbox.dataOf('ocr.id-card', {
      fileId,
      side: 'front',
      orderNo,
      role: 'co-lessee',
    });

    expect(read).toMatchObject({ idName: '王芳', sex: 'female' });
  });

  it('asks for another photo when it is blurred', async () => {
    const { id: fileId } = await sandbox.dataOf('file.upload', { file: photo('blurred.png') });

    const no = await sandbox.refusalOf('ocr.id-card', { fileId, side: 'front' });

    expect(no).toEqual({ code: 'OCR_BLURRED', msg: '照片模糊，无法识别，请重新拍摄' });
  });

  it('does not read another customer’s photo', async () => {
    const { id: fileId } = await sandbox.dataOf('file.upload', { file: photo() });

    const no = await sandbox.refusalOf(
      'ocr.id-card',
      { fileId, side: 'front' },
      { token: 'sandbox-token-li' },
    );

    expect(no.code).toBe('FILE_NOT_FOUND');
  });
});

describe('the face check', () => {
  it('passes, and does not for a blurred photo', async () => {
    const orderNo = await sandbox.newOrder('GONGTOU_FINANCE', 335);
    const person = { orderNo, name: '张伟', idNumber: '320506199003072212' };
    const { id: fileId } = await sandbox.dataOf('file.upload', {
      file: photo('blurred.png'),
      orderNo,
    });

    expect(await sandbox.dataOf('face.verify', person)).toMatchObject({ passed: true });
    expect(await sandbox.dataOf('face.verify', { ...person, fileId })).toEqual({ passed: false });
  });

  it.each([
    ['lessee', '320506199003072212', true],
    ['lessee', '110101199208153443', false],
    ['co-lessee', '320506199003072212', false],
    ['co-lessee', '110101199208153443', true],
    ['guarantor', '320506199003072212', false],
  ])('as the %s is good for %s: %s', async (role, idNumber, good) => {
    const orderNo = await sandbox.newOrder('BOC', 300);
    const face = { orderNo, name: '张伟', idNumber, role };

    const response = good
      ? sandbox.dataOf('face.verify', face)
      : sandbox.refusalOf('face.verify', face);

    expect(await response).toMatchObject(good ? { passed: true } : { code: 'WRONG_PERSON' });
  });
});

describe('dictionaries', () => {
  it('have both languages', async () => {
    const { list } = await sandbox.dataOf('check.other-dictionaries', {
      naturalTypeCode: 'house',
    });

    expect(list).toContainEqual({ id: 'rented', value: '租房', en: 'Rented' });
  });

  it('have every level of a region', async () => {
    const provinces = await sandbox.dataOf('region.provinces');
    const cities = await sandbox.dataOf('region.cities', { provinceId: '320000' });
    const districts = await sandbox.dataOf('region.districts', { cityId: '320500' });

    expect(provinces).toContainEqual({ code: '320000', name: '江苏省' });
    expect(cities).toContainEqual({ code: '320500', name: '苏州市' });
    expect(districts).toContainEqual({ code: '320508', name: '姑苏区' });
  });

  it('have industries of two levels', async () => {
    const { industry } = await sandbox.dataOf('check.other-dictionaries');

    expect(industry?.find(({ id }) => id === 'G')?.childList).toContainEqual({
      id: 'G02',
      value: '网约车与出租车',
    });
  });
});
