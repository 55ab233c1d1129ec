import { type RefCallback, useCallback, useEffect, useRef } from 'react';

/** What Ctrl, or the command key, does with other keys. In a field in which something is typed, its own undo comes first. */
export function useKeys(
  presses: Record<string, (() => unknown) | undefined>,
): RefCallback<HTMLElement> {
  const present = useRef(presses);
  useEffect(() => {
    present.current = presses;
  });
  return useCallback((element) => {
    const hear = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      const isTyped = (event.target as HTMLElement).dataset['typed'] === 'true';
      const press = present.current[event.key];
      if (!press || (isTyped && event.key === 'z')) return;
      event.preventDefault();
      press();
    };
    element?.addEventListener('keydown', hear);
    return () => element?.removeEventListener('keydown', hear);
  }, []);
}
