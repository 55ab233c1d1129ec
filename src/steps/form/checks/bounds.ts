import { dayFrom } from '../../../ui/field/validate.ts';
import type { FieldSettings } from '../field.ts';

/** The first and the last day a date may be, `YYYY-MM-DD`. */
export function boundsOf(
  { in: side, earliest, latest }: FieldSettings,
  today: Date,
): { earliest: string | undefined; latest: string | undefined } {
  const now = dayFrom(today);
  const [first, last] =
    side === 'past'
      ? [dayFrom(today, -100), now]
      : side === 'future'
        ? [now, dayFrom(today, 20)]
        : [];
  return { earliest: earliest ?? first, latest: latest ?? last };
}
