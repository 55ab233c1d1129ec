import { createElement, type ReactNode, Suspense } from 'react';
import { useLocation } from '../../pages/routing.ts';
import { isCarPage } from '../../ui/car/car-pages.ts';
import { CarOutline } from '../../ui/car/CarOutline.tsx';
import { useLanguage, useT } from '../../ui/language.tsx';
import { lazyComponent, loadComponent } from '../../ui/lazy-component.ts';
import { Page } from '../../ui/page/Page.tsx';
import { Waiting } from '../../ui/feedback/Waiting.tsx';
import { messages as uiWords } from '../../ui/messages.ts';
import { messages } from '../messages.ts';
import { prerenderedTitle } from './drawn-title.ts';

interface FlowFrameProps {
  onBack: () => void;
  focusKey?: string;
  /** Shown in place of the waiting, where opening failed. */
  problem?: ReactNode;
}

const carFrame = () => import('./CarFrame.tsx').then((file) => file.CarFrame);

/** Before the first render of a car's address. Never rejects. */
export function loadCarFrame(): Promise<unknown> {
  return loadComponent(carFrame);
}

/** The placeholder of a flow before its first screen; for a car, its outline. */
export function FlowFrame({ problem, ...page }: FlowFrameProps) {
  const t = useT();
  const { pathname } = useLocation();
  const title = prerenderedTitle(pathname, useLanguage());
  const isCar = isCarPage(pathname);
  const waiting = isCar ? (
    <Suspense fallback={<CarOutline />}>{createElement(lazyComponent(carFrame))}</Suspense>
  ) : (
    <Waiting text={t(messages.opening)} />
  );
  const otherwise = problem ? messages.notOpened : messages.opening;
  return (
    <Page title={title ?? t(isCar ? uiWords.car : otherwise)} {...page}>
      {problem || waiting}
    </Page>
  );
}
