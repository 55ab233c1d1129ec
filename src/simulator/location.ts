import { okCode } from '../api/codes.ts';
import { answerAs, chosenOutcome, position, type HostOutcome } from './answers.ts';

type Page = Pick<Window, 'navigator' | 'setTimeout'>;

const errors: Readonly<Record<string, number>> = { denied: 1, failed: 2, unsupported: 2 };

/** Replaces the browser's geolocation by outcomes the tester chooses, in hosts that use it. */
export function simulateLocation(page: Page, chooseOutcome: () => Promise<HostOutcome>): void {
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (onSuccess, lost) => {
    const chosen = chosenOutcome('location');
    void (chosen === 'ask' ? chooseOutcome() : Promise.resolve(chosen)).then((outcome) =>
      answerAs(
        outcome,
        position,
        (code) => {
          if (code === okCode) onSuccess(positionOf(outcome));
          else lost?.(errorOf(errors[code] ?? 2));
        },
        (work, ms) => void page.setTimeout(work, ms),
      ),
    );
  };
  Object.defineProperty(page.navigator, 'geolocation', {
    value: { getCurrentPosition },
    configurable: true,
  });
}

function positionOf(outcome: HostOutcome): GeolocationPosition {
  const { latitude, longitude } = position;
  const coords = outcome === 'garbled' ? {} : { latitude, longitude, accuracy: 50 };
  // Only what the app reads of a position.
  return { coords, timestamp: 0 } as unknown as GeolocationPosition;
}

function errorOf(code: number): GeolocationPositionError {
  const codes = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;
  return { code, message: 'simulated', ...codes };
}
