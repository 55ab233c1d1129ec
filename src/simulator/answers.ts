import { bridgeCodes, okCode } from '../api/codes.ts';

/** What a tester has chosen for each capability in the launcher (pages/launcher/capabilities.ts). */
const key = 'simulated-answers';

export const hostOutcomes = [
  'ok',
  'cancelled',
  'failed',
  'denied',
  'unsupported',
  'never',
  'twice',
  'late',
  'garbled',
] as const;
export type HostOutcome = (typeof hostOutcomes)[number];

/** Milliseconds: longer than anybody waits for a position or a version. */
export const lateResponseDelay = 30_000;

/** Done at once unless chosen otherwise; everything else asks. */
const quiet: ReadonlySet<string> = new Set(['location', 'phone', 'app-version', 'log']);

export function chosenOutcome(capability: string): HostOutcome | 'ask' {
  const usual = quiet.has(capability) ? 'ok' : 'ask';
  try {
    const chosen = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>;
    return (
      hostOutcomes.find((outcome) => outcome === chosen[capability]) ??
      (chosen[capability] === 'ask' ? 'ask' : usual)
    );
  } catch {
    return usual;
  }
}

/** Answers the way that was chosen: not at all, once or twice, now or late. */
export function answerAs(
  outcome: HostOutcome,
  data: unknown,
  respond: (code: string, data?: unknown) => void,
  wait: (work: () => void, milliseconds: number) => void,
): void {
  const done = () => respond(okCode, data);
  const doing: Record<HostOutcome, () => void> = {
    ok: done,
    cancelled: () => respond(bridgeCodes.cancelled),
    failed: () => respond(bridgeCodes.failed),
    denied: () => respond(bridgeCodes.denied),
    unsupported: () => respond(bridgeCodes.unsupported),
    never: () => {},
    twice: () => {
      done();
      done();
    },
    late: () => wait(done, lateResponseDelay),
    garbled: () => respond(okCode, 'unreadable'),
  };
  doing[outcome]();
}

/** What a capability gives when all is well; undefined for one that gives nothing. */
export function successfulResponse(
  capability: string,
  request: Record<string, unknown>,
  version: string,
): unknown {
  const good: Readonly<Record<string, () => unknown>> = {
    'scan-id-card': () => ({ image: picture(request.side === 'back' ? '国徽面' : '人像面') }),
    'take-photo': () => ({ image: picture('照片') }),
    face: () => ({ ticket: 'simulated-ticket' }),
    video: () => ({ ended: 'done' }),
    'credit-authorization': () => ({ authorized: true }),
    login: () => ({ token: 'sandbox-token-zhang', tokentype: 'app' }),
    share: () => ({ shared: true }),
    location: () => ({ ...position, cityspell: 'beijing', cityName: '北京' }),
    'app-version': () => ({ version }),
  };
  return Object.hasOwn(good, capability) ? good[capability]?.() : undefined;
}

/** The middle of Beijing, degrees. */
export const position = { latitude: 39.904, longitude: 116.407 } as const;

/** A drawing, to be distinguished from a photo. */
function picture(words: string): string {
  const canvas = document.createElement('canvas');
  canvas.width = 640;
  canvas.height = 400;
  const brush = canvas.getContext('2d');
  if (brush) {
    brush.fillStyle = '#dfe8f7';
    brush.fillRect(0, 0, 640, 400);
    brush.fillStyle = '#16305f';
    brush.font = '48px sans-serif';
    brush.fillText(words, 40, 90);
  }
  return canvas.toDataURL('image/jpeg');
}
