import { useEffect, useRef, useState } from 'react';
import { useLanguage, useT } from '../../../src/ui/language.tsx';
import type { Stage } from '../stage.ts';
import { request } from './request.ts';
import type { ChecksState } from './checks.ts';
import { showStep } from './FunderPanel.tsx';
import type { StudioParts } from './open-studio.ts';
import { useStage } from './use-stage.ts';
import type { Definition, Language } from '../../../src/model/definition.ts';

interface DrawingProps {
  parts: StudioParts;
  checked: ChecksState;
  stage: Stage | undefined;
}

/** The flow the phone is in, with the step it is at lit; each step leads to its line and its screen. */
export function Drawing({ parts, checked, stage }: DrawingProps) {
  const t = useT();
  const state = useStage(stage);
  const place = useRef<HTMLDivElement>(null);
  const { definition, isCurrent } = checked;
  const [flow, step] = [state?.flow, state?.step];
  const picture = usePicture(definition, flow, useLanguage());
  useEffect(() => {
    if (picture) place.current?.replaceChildren(picture);
  }, [picture]);
  useEffect(() => {
    for (const box of picture?.querySelectorAll<SVGGElement>('[data-step]') ?? []) {
      const isLit = box.dataset['step'] === step;
      box.classList.toggle('lit', isLit);
      if (isLit) box.setAttribute('aria-current', 'step');
      else box.removeAttribute('aria-current');
      if (isLit) box.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  }, [picture, step]);
  const show = (target: EventTarget) => {
    const box = target instanceof Element ? target.closest<SVGGElement>('[data-step]') : null;
    const id = box?.dataset['step'];
    if (id === undefined || !definition || flow === undefined) return;
    void showStep({ parts, funder: definition.funder, flow, step: id, stage });
  };
  return (
    <div className={isCurrent ? 'drawing' : 'drawing last'}>
      {!picture && <p className="quiet">{t({ zh: '绘制中…', en: 'drawing…' })}</p>}
      <div
        ref={place}
        onClick={(event) => show(event.target)}
        onKeyDown={(event) => event.key === 'Enter' && show(event.target)}
        role="presentation"
      />
    </div>
  );
}

/** The last one stays until the next one is there. */
function usePicture(
  definition: Definition | undefined,
  flow: string | undefined,
  language: Language,
) {
  const [picture, setPicture] = useState<Element>();
  useEffect(() => {
    let isAwaited = true;
    if (!definition || flow === undefined) return undefined;
    void request<string | null>('drawing', { funder: definition.funder, flow, language }).then(
      (svg) => {
        if (isAwaited && svg !== null) setPicture(pressable(svg));
      },
    );
    return () => {
      isAwaited = false;
    };
  }, [definition, flow, language]);
  return picture;
}

/** Its steps can be pressed, which nothing in one picture can. */
function pressable(svg: string): Element {
  const read = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  const picture = document.importNode(read, true);
  picture.setAttribute('role', 'group');
  for (const box of picture.querySelectorAll<SVGGElement>('[data-step]')) {
    box.setAttribute('role', 'button');
    box.setAttribute('tabindex', '0');
    const { textContent: words } = box.querySelector('.name') ?? {};
    box.setAttribute('aria-label', `${words ?? ''} ${box.dataset['step'] ?? ''}`);
  }
  return picture;
}
