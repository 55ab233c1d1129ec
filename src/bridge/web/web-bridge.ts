import { bridgeCodes, okCode } from '../../api/codes.ts';
import type { Bridge, BridgeResponse, BridgeOptions } from '../../model/bridge.ts';
import type { OwnPage } from '../own-page.ts';
import { locate } from './location.ts';

type BridgeRequest = Record<string, unknown>;
type Answering = BridgeResponse | 'no-answer' | Promise<BridgeResponse | 'no-answer'>;

const done: BridgeResponse = { code: okCode, msg: '' };
export const unsupported: BridgeResponse = { code: bridgeCodes.unsupported, msg: '' };

/** What a browser with nothing behind it can do: dial, say where it is, share, save a picture. It has no log of ours. */
const capabilities: Readonly<
  Record<string, (page: OwnPage, request: BridgeRequest, options: BridgeOptions) => Answering>
> = {
  log: () => done,
  phone: (page, { number }) => dial(page, number),
  location: ({ able }, _asked, options) =>
    able?.location ? locate(able.location, options) : unsupported,
  share: ({ able }, card) => (able?.share ? share(able.share, card) : unsupported),
  'save-image': ({ able }, { image }) => {
    // Nothing but a picture: an address would lead the customer away.
    if (!able?.download || typeof image !== 'string' || !image.startsWith('data:image/'))
      return unsupported;
    able.download(
      image,
      `image-${image.length}.${image.startsWith('data:image/png') ? 'png' : 'jpg'}`,
    );
    return done;
  },
};

export function webBridge(page: OwnPage): Bridge {
  return {
    async request(capability, request, options) {
      const can = Object.hasOwn(capabilities, capability) ? capabilities[capability] : undefined;
      if (!can) return unsupported;
      try {
        return await can(page, request, options);
      } catch {
        return unsupported;
      }
    },
  };
}

function dial(page: OwnPage, number: unknown): BridgeResponse {
  if (typeof number !== 'string') return unsupported;
  page.assign(`tel:${number.replaceAll('-', '')}`);
  return done;
}

async function share(
  send: (data: ShareData) => Promise<void>,
  { title, description, url }: BridgeRequest,
): Promise<BridgeResponse> {
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
  try {
    await send({ title: textOf(title), text: textOf(description), url: textOf(url) });
    return { ...done, data: { shared: true } };
  } catch (error) {
    const cancelled = error instanceof Error && error.name === 'AbortError';
    return { code: cancelled ? bridgeCodes.cancelled : bridgeCodes.failed, msg: '' };
  }
}
