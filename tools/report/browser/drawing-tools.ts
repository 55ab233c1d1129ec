/** Choosing a step of the drawing, zooming, searching, and what is left out of it. */
import type { FlowPageData } from '../flow-page.ts';

export interface DrawingTools {
  /** Shows all about the step, or that there is nothing. */
  choose: (step: string, options?: { focus?: boolean }) => void;
}

const smallest = 0.1;
const largest = 3;

export function drawingTools({ steps }: FlowPageData): DrawingTools {
  const pictures = [...document.querySelectorAll<HTMLElement>('.drawing')];
  const boxes = [...document.querySelectorAll<SVGGElement>('.drawing .box')];
  const sections = [...document.querySelectorAll<HTMLElement>('[data-section]')];
  let chosen = '';

  const choose: DrawingTools['choose'] = (step, { focus = false } = {}) => {
    chosen = step;
    document.querySelector('.hint')?.toggleAttribute('hidden', true);
    for (const section of sections) {
      const isChosen = section.dataset['section'] === step;
      section.hidden = !isChosen;
      if (!isChosen) continue;
      showScreens(section);
      if (focus) section.querySelector('h2')?.focus();
    }
    for (const box of boxes) {
      const isChosen = box.dataset['step'] === step;
      box.classList.toggle('chosen', isChosen);
      box.setAttribute('aria-pressed', String(isChosen));
      if (isChosen) box.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  };

  for (const box of boxes) {
    const id = box.dataset['step'] ?? '';
    const step = steps[id];
    if (step) box.classList.add(`covered-${step.coverage}`, step.own ? 'own' : 'shared');
    if (step || id.endsWith('/')) makeButton(box, () => (step ? go(id) : unfold()));
  }
  addBadges(
    boxes.flatMap((box) => {
      const badge = steps[box.dataset['step'] ?? '']?.badge;
      return badge ? [{ box, badge }] : [];
    }),
  );

  function go(id: string): void {
    history.replaceState(null, '', `#${encodeURIComponent(id)}`);
    choose(id, { focus: true });
  }

  const fromAddress = () => {
    const id = decodeURIComponent(window.location.hash.slice(1));
    if (steps[id] && id !== chosen) choose(id, { focus: true });
  };
  window.addEventListener('hashchange', fromAddress);

  toggles(pictures);
  zooming(pictures);
  finding(boxes);
  fromAddress();
  return { choose };
}

function makeButton(box: SVGGElement, act: () => void): void {
  const words = [...box.querySelectorAll('text')].map((one) => one.textContent);
  box.setAttribute('tabindex', '0');
  box.setAttribute('role', 'button');
  box.setAttribute('aria-label', words.join(', '));
  box.addEventListener('click', act);
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    act();
  });
}

function unfold(): void {
  document.querySelector<HTMLInputElement>('[data-toggle=fold]')?.click();
}

function showScreens(section: HTMLElement): void {
  for (const frame of section.querySelectorAll('iframe'))
    if (!frame.src && frame.dataset['src']) frame.src = frame.dataset['src'];
}

/** In the upper right corners. All are measured before the first is written, which would have the page laid out anew each time. */
function addBadges(all: readonly { box: SVGGElement; badge: string }[]): void {
  const measured = all.flatMap(({ box, badge }) => {
    const outline = box.querySelector<SVGGraphicsElement>('rect, path');
    return outline ? [{ box, badge, at: outline.getBBox() }] : [];
  });
  for (const { box, badge, at } of measured) {
    const text = document.createElementNS('http://www.w3.org/2000/svg', 'text');
    text.setAttribute('x', String(at.x + at.width - 6));
    text.setAttribute('y', String(at.y - 3));
    text.setAttribute('class', 'badge');
    text.textContent = badge;
    box.append(text);
  }
}

function toggles(pictures: readonly HTMLElement[]): void {
  for (const toggle of document.querySelectorAll<HTMLInputElement>('[data-toggle]')) {
    const name = toggle.dataset['toggle'] ?? '';
    const apply = () => {
      for (const picture of pictures) {
        if (name === 'fold')
          picture.hidden = picture.classList.contains('folded') !== toggle.checked;
        else picture.classList.toggle(`show-${name}`, toggle.checked);
      }
    };
    toggle.addEventListener('change', apply);
    apply();
  }
}

function zooming(pictures: readonly HTMLElement[]): void {
  for (const picture of pictures) {
    const svg = picture.querySelector('svg');
    if (!svg) continue;
    const { width, height } = svg.viewBox.baseVal;
    let scale = 1;
    const zoom = (to: number) => {
      const next = Math.min(largest, Math.max(smallest, to));
      const { scrollLeft, scrollTop, clientWidth, clientHeight } = picture;
      const [x, y] = [
        (scrollLeft + clientWidth / 2) / scale,
        (scrollTop + clientHeight / 2) / scale,
      ];
      scale = next;
      svg.setAttribute('width', String(width * scale));
      svg.setAttribute('height', String(height * scale));
      picture.scrollTo(x * scale - clientWidth / 2, y * scale - clientHeight / 2);
    };
    const fit = () => zoom(Math.min(picture.clientWidth / width, picture.clientHeight / height, 1));
    const zooms = { in: () => zoom(scale * 1.25), out: () => zoom(scale / 1.25), fit };
    for (const button of document.querySelectorAll<HTMLElement>('[data-zoom]'))
      button.addEventListener('click', () => {
        if (!picture.hidden) zooms[button.dataset['zoom'] as keyof typeof zooms]();
      });
    picture.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey && !event.metaKey) return;
        event.preventDefault();
        zoom(scale * (event.deltaY < 0 ? 1.1 : 1 / 1.1));
      },
      { passive: false },
    );
    dragging(picture);
  }
}

/** With a mouse; fingers scroll by themselves. */
function dragging(picture: HTMLElement): void {
  let from: { x: number; y: number; left: number; top: number } | undefined;
  picture.addEventListener('pointerdown', (event) => {
    const { clientX: x, clientY: y } = event;
    if (event.pointerType === 'mouse' && event.button === 0)
      from = { x, y, left: picture.scrollLeft, top: picture.scrollTop };
  });
  window.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (from) picture.scrollTo(from.left + from.x - clientX, from.top + from.y - clientY);
  });
  window.addEventListener('pointerup', () => (from = undefined));
}

function finding(boxes: readonly SVGGElement[]): void {
  const field = document.querySelector<HTMLInputElement>('[data-find]');
  const foundCount = document.querySelector('[data-found]');
  field?.addEventListener('input', () => {
    const query = field.value.trim().toLowerCase();
    const matches = boxes.filter((box) => {
      const isFound = query !== '' && (box.textContent ?? '').toLowerCase().includes(query);
      box.classList.toggle('found', isFound);
      return isFound;
    });
    const shown = matches.filter((box) => box.getClientRects().length > 0);
    shown[0]?.scrollIntoView({ block: 'center', inline: 'center' });
    if (foundCount) foundCount.textContent = query === '' ? '' : String(shown.length);
  });
}
