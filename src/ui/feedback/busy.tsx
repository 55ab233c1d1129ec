import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useT } from '../language.tsx';
import visuallyHidden from '../visually-hidden.module.css';
import { messages } from '../messages.ts';

interface Busy {
  /** What the screen was left by is still going on. */
  isBusy: boolean;
  /** So long that the words say it still is. */
  isLong: boolean;
  /** The button that began it, where one did. */
  pressed: string | undefined;
  press: (button: string) => void;
}

const BusyContext = createContext<Busy>({
  isBusy: false,
  isLong: false,
  pressed: undefined,
  press: () => {},
});

/** What buttons need to know of what goes on behind their screen. */
export function useBusy(): Busy {
  return useContext(BusyContext);
}

/** Milliseconds. */
const longAfter = 5_000;

interface BusyScreenProps {
  busy: boolean;
  /** The pending request, for screen readers. */
  text: string | undefined;
  /** Of the screen: on another one no button was pressed yet. */
  place: string;
  children: ReactNode;
}

/** A screen that stays while what its button began goes on: the button shows it, and nothing can be pressed. */
export function BusyScreen({ busy, text, place, children }: BusyScreenProps) {
  const t = useT();
  const [pressed, setPressed] = useState<{ button: string; place: string }>();
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => setLong(true), longAfter);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [busy]);
  const value = useMemo<Busy>(
    () => ({
      isBusy: busy,
      isLong: busy && long,
      pressed: pressed?.place === place ? pressed.button : undefined,
      press: (button) => setPressed({ button, place }),
    }),
    [busy, long, pressed, place],
  );
  return (
    <BusyContext value={value}>
      {children}
      <p role="status" className={visuallyHidden.element}>
        {busy && (text ?? t(messages.waiting))}
      </p>
    </BusyContext>
  );
}
