import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { useEventCallback } from '../stable.ts';

/** Opens the dialog as a modal one, gives the focus to its heading, and back to where it was when it goes. */
export function useModal(onClose?: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const closed = useEventCallback(() => {
    const element = dialog.current;
    if (!element || element.open) return;
    if (onClose) onClose();
    else element.showModal();
  });
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const before = document.activeElement;
    if (isNative(element)) {
      if (!element.open) element.showModal();
    } else element.setAttribute('open', '');
    element.querySelector('h2')?.focus();
    // Some browsers close a dialog at the second Escape or Back, whatever became of the first.
    element.addEventListener('close', closed);
    return () => {
      element.removeEventListener('close', closed);
      if (isNative(element)) element.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, [closed]);
  return dialog;
}

/** Escape and Tab in web views before Safari 15.4, which know neither showModal nor the top layer. */
export function modalKeys(event: KeyboardEvent<HTMLDialogElement>, onClose?: () => void): void {
  if (isNative(event.currentTarget)) return;
  if (event.key === 'Escape') onClose?.();
  if (event.key === 'Tab') trapFocus(event);
}

function isNative(element: HTMLDialogElement): boolean {
  return typeof element.showModal === 'function';
}

function trapFocus(event: KeyboardEvent<HTMLElement>): void {
  const inside = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(
      'button, input, select, textarea, a[href]',
    ),
  ];
  const edge = event.shiftKey ? inside[0] : inside[inside.length - 1];
  const other = event.shiftKey ? inside[inside.length - 1] : inside[0];
  if (document.activeElement !== edge) return;
  event.preventDefault();
  other?.focus();
}
