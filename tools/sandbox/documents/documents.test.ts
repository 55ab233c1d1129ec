import { describe, expect, it } from 'vitest';
import { sandboxAt, signature } from '../testing/requests.fixture.ts';
import { requestOverHttp } from '../testing/http-request.ts';

let now = Date.parse('2026-03-01T08:00:00Z');
const sandbox = sandboxAt(() => now);

const text = async (path: string) => (await fetch(sandbox.url + path)).text();

async function lease(orderNo: string): Promise<{ pages: string[]; pdf: string }> {
  const { documents } = await sandbox.dataOf('sign.documents', {
    orderNo,
    names: 'lease-contract',
  });
  return documents[0] ?? { pages: [], pdf: '' };
}

describe('a contract', () => {
  it('is a PDF of several pages with its Chinese font inside', async () => {
    const { pdf } = await lease(await sandbox.newOrder('SELF_OPERATED', 300));

    const response = await fetch(sandbox.url + pdf);
    const bytes = Buffer.from(await response.arrayBuffer());

    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(3);
    expect(bytes.includes('NotoSansHans')).toBe(true);
  });

  it("has pages as pictures with the order's data, the id number masked", async () => {
    const orderNo = await sandbox.newOrder('SELF_OPERATED', 300);
    const { vin } = await sandbox.dataOf('order.detail', { orderNo });
    const { pages } = await lease(orderNo);

    const first = await text(pages[0] ?? '');

    expect(pages).toHaveLength(3);
    for (const expected of [orderNo, vin, '张伟', '320*************12', '自营']) {
      expect(first).toContain(expected);
    }
    expect(first).not.toContain('199003');
  });

  it('of a handover says where, by whom and which vehicle, and nothing of the payments', async () => {
    const orderNo = await sandbox.newOrderAt('orderSignfor');
    const { vin } = await sandbox.dataOf('order.detail', { orderNo });
    const { place, handedOverBy } = await sandbox.dataOf('delivery.status', { orderNo });
    const names = 'delivery-confirmation';
    const { documents } = await sandbox.dataOf('sign.documents', { orderNo, names });

    const pages = (await Promise.all((documents[0]?.pages ?? []).map(text))).join('');

    for (const expected of [vin, place.slice(0, 8), handedOverBy, '里程表读数'])
      expect(pages).toContain(expected);
    expect(pages).not.toContain('租金');
  });

  it.each([
    ['lease-contract', 3],
    ['e-account-agreement', 3],
    ['refund-agreement', 2],
    ['lease-back-contract', 2],
  ])('is in the requested language only: %s', async (names, inEnglish) => {
    const orderNo = await sandbox.newOrder('SELF_OPERATED', 300);
    const read = async (lang: 'zh' | 'en') => {
      const { body } = await requestOverHttp(
        sandbox.url,
        'sign.documents',
        { orderNo, names },
        { lang },
      );
      const { documents } = body.data as { documents: { pages: string[]; pdf: string }[] };
      const [{ pages, pdf } = { pages: [], pdf: '' }] = documents;
      const shown = await Promise.all(pages.map(text));
      const words = shown.join('\n').replace(/<[^>]*>/g, '');
      return { words, pages, pdf: await (await fetch(sandbox.url + pdf)).text() };
    };

    const [chinese, english] = [await read('zh'), await read('en')];

    // Numbers, the id and the car's name may be in Latin letters, sentences may not.
    expect(chinese.words).not.toMatch(/[a-z]{3,} [a-z]{2,} [a-z]{2,}/);
    expect(chinese.pdf).toContain('/Lang (zh-CN)');
    expect(english.words.replaceAll('张伟', '')).not.toMatch(/\p{Script=Han}/u);
    expect(english.words).toContain('Party B');
    expect(english.pages).toHaveLength(inEnglish);
    expect(english.pdf).toContain('/Lang (en)');
  });

  it('states the payments and their dates, the total and the card', async () => {
    const orderNo = await sandbox.newOrder('SELF_OPERATED', 300);
    const { pages } = await lease(orderNo);

    // Each line of the picture is an element of its own.
    const amounts = (await text(pages[1] ?? '')).replace(/<[^>]*>\s*/g, '');

    for (const expected of ['租金计划', '应付总额', '年化利率']) {
      expect(amounts).toContain(expected);
    }
    expect(amounts).toMatch(/中国工商银行（尾号 \d{4}）/);
    expect(amounts).not.toMatch(/622202\d{10}/);
  });

  it('shows the signature once it is signed', async () => {
    const orderNo = await sandbox.newOrder('SELF_OPERATED', 300);
    const { pages, pdf } = await lease(orderNo);
    expect(await text(pages[2] ?? '')).not.toContain('<image');

    const face = await sandbox.faceOf(orderNo);
    const documents = ['lease-contract'];
    await sandbox.dataOf('sign.submit', { orderNo, documents, signature, ...face });

    expect(await text(pages[2] ?? '')).toContain(`href="${signature}"`);
    expect((await fetch(sandbox.url + pdf)).status).toBe(200);
    const detail = await sandbox.dataOf('order.detail', { orderNo });
    expect(detail.documents).toMatchObject([{ id: 'lease-contract', url: pdf }]);
  });

  it('does not let a phone inject markup into its picture', async () => {
    const orderNo = await sandbox.newOrder('SELF_OPERATED', 300);
    const { pages } = await lease(orderNo);
    const evil = 'data:image/png;base64,"/><script>alert(1)</script>';

    const face = await sandbox.faceOf(orderNo);
    const documents = ['lease-contract'];
    await sandbox.dataOf('sign.submit', { orderNo, documents, signature: evil, ...face });

    expect(await text(pages[2] ?? '')).not.toContain('<script>');
  });

  it('is not shown at an unsigned address, or one signed for another document', async () => {
    const { pages, pdf } = await lease(await sandbox.newOrder('SELF_OPERATED', 300));
    const first = pages[0] ?? '';

    for (const path of [
      pdf.replace(/\?.*/, ''),
      pdf.replace(/sign=(.)/, (_, first) => `sign=${first === '-' ? '_' : '-'}`),
      pdf.replace(/until=./, 'until=9'),
      pdf.replace('lease-contract', 'vehicle-sale-contract'),
      first.replace('/1.svg', '/2.svg'),
      first.replace('lease-contract', 'constructor'),
    ]) {
      expect([path, (await fetch(sandbox.url + path)).status]).toEqual([path, 404]);
    }
  });

  it('is no longer shown an hour after its address was signed', async () => {
    const { pdf } = await lease(await sandbox.newOrder('SELF_OPERATED', 300));
    now += 60 * 60_000 - 1;
    expect((await fetch(sandbox.url + pdf)).status).toBe(200);

    now += 1;

    expect((await fetch(sandbox.url + pdf)).status).toBe(404);
  });

  it("is shown at an unsigned address to its owner's token only", async () => {
    const { pdf } = await lease(await sandbox.newOrder('SELF_OPERATED', 300));
    const plain = pdf.replace(/\?.*/, '');
    const status = async (path: string, token: string) =>
      (await fetch(sandbox.url + path, { headers: { token } })).status;

    expect(await status(plain, 'sandbox-token-zhang')).toBe(200);
    expect(await status(plain, 'sandbox-token-li')).toBe(404);
    const through = `/api/file/getFileByUrl?url=${encodeURIComponent(plain)}`;
    const response = await fetch(sandbox.url + through, { headers: { token: 'sandbox-token-li' } });
    expect(await response.json()).toMatchObject({ code: 'FILE_NOT_FOUND' });
  });

  it('can be fetched as a file through the platform', async () => {
    const [parameter] = await sandbox.dataOf('parameter.by-code', { paraCode: 'contract_detail' });
    const url = encodeURIComponent(parameter?.value ?? '');

    const response = await fetch(`${sandbox.url}/api/file/getFileByUrl?url=${url}`);

    expect(response.headers.get('content-type')).toBe('application/pdf');
  });

  it('is all the platform fetches: no foreign address, no file of the server', async () => {
    for (const url of [
      'http://169.254.169.254/',
      'file:///etc/passwd',
      '/etc/passwd',
      '/documents/../package.json',
    ]) {
      expect((await sandbox.refusalOf('file.by-url', { url })).code).toBe('FILE_NOT_FOUND');
    }
  });
});
