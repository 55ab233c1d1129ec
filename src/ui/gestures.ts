import { type PointerEvent, useRef } from 'react';

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

/** Tells gestures on an element; what the browser takes for scrolling is none. */
export function useGestures(onGesture: (gesture: Gesture) => void) {
  const start = useRef<{ x: number; y: number; at: number }>(undefined);
  return {
    onPointerDown(event: PointerEvent) {
      start.current = event.isPrimary
        ? { x: event.clientX, y: event.clientY, at: event.timeStamp }
        : undefined;
    },
    onPointerCancel() {
      start.current = undefined;
    },
    onPointerUp(event: PointerEvent) {
      const from = start.current;
      start.current = undefined;
      if (!from) return;
      const gesture = gestureOf({
        x: event.clientX - from.x,
        y: event.clientY - from.y,
        ms: event.timeStamp - from.at,
      });
      if (gesture) onGesture(gesture);
    },
  };
}
