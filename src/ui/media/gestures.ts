import { type PointerEvent, useEffect, useRef } from 'react';
import { useEventCallback } from '../stable.ts';

/** Milliseconds (browsing-and-ordering, section 9, "Touch gestures"). */
export const tapWithin = 250;
export const swipeWithin = 300;
export const longPressAfter = 500;

/** Pixels a finger may stray in a tap, and must travel in a swipe. */
const strays = 10;
const travels = 40;

export type Gesture = 'tap' | 'hold' | 'left' | 'right' | 'up' | 'down';

/** What a finger did that moved by so many pixels in so many milliseconds; undefined: nothing that has a name. */
export function gestureOf(move: { x: number; y: number; ms: number }): Gesture | undefined {
  const far = Math.max(Math.abs(move.x), Math.abs(move.y));
  if (far <= strays) {
    if (move.ms <= tapWithin) return 'tap';
    return move.ms >= longPressAfter ? 'hold' : undefined;
  }
  if (move.ms > swipeWithin || far < travels) return undefined;
  if (Math.abs(move.x) > Math.abs(move.y)) return move.x < 0 ? 'left' : 'right';
  return move.y < 0 ? 'up' : 'down';
}

/**
 * Detects gestures on an element, except those the browser uses for scrolling. A resting finger is reported while it
 * rests, and its release is no further gesture.
 */
export function useGestures(onGesture: (gesture: Gesture) => void) {
  const start = useRef<{ x: number; y: number; at: number }>(undefined);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const emit = useEventCallback(onGesture);
  const end = () => {
    clearTimeout(resting.current);
    const from = start.current;
    start.current = undefined;
    return from;
  };
  useEffect(() => () => clearTimeout(resting.current), []);
  return {
    onPointerDown(event: PointerEvent) {
      end();
      if (!event.isPrimary) return;
      start.current = { x: event.clientX, y: event.clientY, at: event.timeStamp };
      resting.current = setTimeout(() => {
        end();
        emit('hold');
      }, longPressAfter);
    },
    onPointerMove(event: PointerEvent) {
      const from = start.current;
      if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > strays)
        clearTimeout(resting.current);
    },
    onPointerCancel: end,
    onPointerUp(event: PointerEvent) {
      const from = end();
      if (!from) return;
      const gesture = gestureOf({
        x: event.clientX - from.x,
        y: event.clientY - from.y,
        ms: event.timeStamp - from.at,
      });
      if (gesture) emit(gesture);
    },
  };
}
