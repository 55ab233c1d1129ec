import { useEffect } from 'react';

/**
 * Keeps `--keyboard` at the height the on-screen keyboard covers. iOS lays the keyboard over the page without telling the
 * layout; only the visual viewport knows.
 */
export function useKeyboardInset(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return undefined;
    const measure = () => {
      // Pinch zoom shrinks the visual viewport too, and no keyboard is that small.
      const coveredHeight = window.innerHeight - viewport.height - viewport.offsetTop;
      const keyboard = viewport.scale > 1.01 || coveredHeight < 80 ? 0 : Math.round(coveredHeight);
      document.documentElement.style.setProperty('--keyboard', `${keyboard}px`);
    };
    measure();
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
      document.documentElement.style.removeProperty('--keyboard');
    };
  }, []);
}
