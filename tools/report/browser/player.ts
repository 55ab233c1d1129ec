/** A walk, step by step: each of its steps is chosen on the drawing, with what leads on from it. */
import type { FlowPageData } from '../flow-page.ts';
import type { DrawingTools } from './drawing-tools.ts';

export function player({ walks }: FlowPageData, { choose }: DrawingTools): void {
  const bar = document.querySelector<HTMLElement>('.player');
  const words = bar?.querySelector('.played');
  if (!bar || !words) return;
  let walk: FlowPageData['walks'][string] = [];
  let at = 0;
  const show = () => {
    const now = walk[at];
    if (!now) return;
    words.textContent = `${at + 1}/${walk.length}: ${now.how}`;
    for (const [name, isOver] of [
      ['back', at === 0],
      ['on', at === walk.length - 1],
    ] as const)
      bar.querySelector<HTMLButtonElement>(`[data-play=${name}]`)!.disabled = isOver;
    choose(now.step);
  };
  bar.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element && target.closest<HTMLElement>('[data-play]');
    if (!pressed) return;
    at = Math.max(0, Math.min(walk.length - 1, at + (pressed.dataset['play'] === 'on' ? 1 : -1)));
    show();
  });
  for (const button of document.querySelectorAll<HTMLElement>('[data-walk]'))
    button.addEventListener('click', () => {
      walk = walks[button.dataset['walk'] ?? ''] ?? [];
      at = 0;
      bar.hidden = false;
      show();
      bar.querySelector<HTMLButtonElement>('[data-play=on]')?.focus();
    });
}
