import { describe, expect, it, test, vi } from 'vitest';
import { okCode } from '../../api/codes.ts';
import type { OwnPage } from '../own-page.ts';
import { aPage } from '../page.fixture.ts';
import { webBridge } from './web-bridge.ts';

const options = (signal = new AbortController().signal) => ({ signal, timeout: 15_000 });

function able(can: OwnPage['able']) {
  return webBridge({ ...aPage().page, ...(can && { able: can }) });
}

const at = (latitude: number, longitude: number) =>
  // Only what the bridge reads of a position.
  ({ coords: { latitude, longitude } }) as GeolocationPosition;
const refusal = (code: number) => ({ code }) as GeolocationPositionError;

describe('where the phone is', () => {
  it('is located to about a hundred metres and no more precisely', async () => {
    const bridge = able({
      location: { getCurrentPosition: (onSuccess) => onSuccess(at(39.90412345, 116.40739876)) },
    });

    expect(await bridge.request('location', {}, options())).toMatchObject({
      code: okCode,
      data: { latitude: 39.904, longitude: 116.407 },
    });
  });

  it.each([
    ['the customer refuses', 1, 'denied'],
    ['the phone does not know', 2, 'failed'],
    ['it takes too long', 3, 'failed'],
  ])('%s', async (_why, code, response) => {
    const bridge = able({
      location: { getCurrentPosition: (_found, lost) => lost?.(refusal(code)) },
    });

    expect(await bridge.request('location', {}, options())).toMatchObject({ code: response });
  });

  it('is not awaited once the request is aborted', async () => {
    const leaving = new AbortController();
    const bridge = able({ location: { getCurrentPosition: () => leaving.abort() } });

    expect(await bridge.request('location', {}, options(leaving.signal))).toBe('no-answer');
  });
});

describe('sharing', () => {
  const card = { title: '新车', description: '低首付', url: 'https://a.example/c' };

  it("uses the browser's own sheet", async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();

    const response = await able({ share }).request('share', card, options());

    expect(response).toMatchObject({ code: okCode, data: { shared: true } });
    expect(share).toHaveBeenCalledWith({ title: '新车', text: '低首付', url: card.url });
  });

  it.each([
    ['AbortError', 'cancelled'],
    ['NotAllowedError', 'failed'],
  ])('that ends with %s is %s', async (name, code) => {
    const share = () => Promise.reject(Object.assign(new Error('no'), { name }));

    expect(await able({ share }).request('share', card, options())).toMatchObject({ code });
  });
});

test('a picture is saved, but not one whose address would leave the page', async () => {
  const saved: string[] = [];
  const bridge = able({ download: (address) => void saved.push(address) });
  const save = (image: string) => bridge.request('save-image', { image }, options());

  expect(await save('data:image/png;base64,AAAA')).toMatchObject({ code: okCode });
  expect(await save('https://evil.example/x.png')).toMatchObject({ code: 'unsupported' });
  expect(await save('data:text/html,<script>')).toMatchObject({ code: 'unsupported' });
  expect(saved).toEqual(['data:image/png;base64,AAAA']);
});

test.each(['face', 'scan-id-card', 'location', 'share', 'save-image', 'toString'])(
  'a browser without capabilities responds unsupported to %s',
  async (capability) => {
    expect(await able(undefined).request(capability, {}, options())).toMatchObject({
      code: 'unsupported',
    });
  },
);
