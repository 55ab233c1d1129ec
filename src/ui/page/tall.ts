import { type RefObject, useEffect, useState } from 'react';

/** Of the window: buttons that take more than this stay at the end of what they belong to instead of covering it. */
const maxShareOfWindow = 1 / 3;

/** Large letters make a bar of two buttons half as tall as the window. */
export function useTall(bar: RefObject<HTMLElement | null>): boolean {
  const [tall, setTall] = useState(false);
  useEffect(() => {
    const element = bar.current;
    // Web views as old as Safari 13 have none.
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => setTall(element.offsetHeight > window.innerHeight * maxShareOfWindow);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [bar]);
  return tall;
}
