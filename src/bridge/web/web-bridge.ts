import { bridgeCodes, okCode } from '../../api/codes.ts';
import type { Bridge, BridgeAnswer } from '../bridge.ts';
import type { OwnPage } from '../own-page.ts';

const done: BridgeAnswer = { code: okCode, msg: '' };
export const unsupported: BridgeAnswer = { code: bridgeCodes.unsupported, msg: '' };

/** A browser with nothing behind it: it dials, has no log of ours, and can do nothing else. */
export function webBridge(page: OwnPage): Bridge {
  return {
    async request(capability, { number }) {
      if (capability === 'log') return done;
      if (capability !== 'phone' || typeof number !== 'string') return unsupported;
      try {
        page.assign(`tel:${number.replaceAll('-', '')}`);
        return done;
      } catch {
        return unsupported;
      }
    },
  };
}
