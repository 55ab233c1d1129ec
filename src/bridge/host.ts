import type { Host } from '../model/effects.ts';

/** The parts of the window by which the host is detected. */
export interface HostSignals {
  userAgent: string;
  /** Set by the messaging app inside of a mini-program. */
  wxEnvironment?: string | undefined;
  /** `navigator.maxTouchPoints`: a tablet of Apple's calls itself a Macintosh, and is the one with touch. */
  touchPoints?: number;
}

/** Ours: the native app writes its version into the user agent, `CarFinanceApp/3.6.8`. */
const nativeApp = /\bCarFinanceApp\/(\d+(?:\.\d+)*)/;

/** The host we run in. Called once at start; it does not change while the page lives. */
export function detectHost({ userAgent, wxEnvironment, touchPoints = 0 }: HostSignals): Host {
  const system = systemOf(userAgent, touchPoints);
  const version = nativeApp.exec(userAgent)?.[1];
  if (version) return { kind: 'native', system, version };
  if (wxEnvironment === 'miniprogram' || /\bminiProgram\b/i.test(userAgent)) {
    return { kind: 'mini-program', system, version: '0.0.0' };
  }
  const kind = /\bMicroMessenger\//i.test(userAgent) ? 'messaging' : 'web';
  return { kind, system, version: '0.0.0' };
}

function systemOf(userAgent: string, touchPoints: number): Host['system'] {
  if (/\bAndroid\b/i.test(userAgent)) return 'android';
  const apple = /\b(iPhone|iPad|iPod)\b/i.test(userAgent);
  return apple || (/\bMacintosh\b/.test(userAgent) && touchPoints > 1) ? 'ios' : 'other';
}
