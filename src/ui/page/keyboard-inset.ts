let watched: VisualViewport | undefined;

/**
 * From the first call on keeps `--keyboard` at the height the on-screen keyboard covers. iOS lays the keyboard over the
 * page without telling the layout; only the visual viewport knows. The root's properties are everybody's style: it is set
 * only when the keyboard comes or goes.
 */
export function watchKeyboard(): void {
  const viewport = window.visualViewport;
  if (!viewport || viewport === watched) return;
  watched = viewport;
  let keyboard = 0;
  const measure = () => {
    // Pinch zoom shrinks the visual viewport too, and no keyboard is that small.
    const coveredHeight = window.innerHeight - viewport.height - viewport.offsetTop;
    const now = viewport.scale > 1.01 || coveredHeight < 80 ? 0 : Math.round(coveredHeight);
    if (now === keyboard) return;
    keyboard = now;
    document.documentElement.style.setProperty('--keyboard', `${now}px`);
  };
  measure();
  viewport.addEventListener('resize', measure);
  viewport.addEventListener('scroll', measure);
}
