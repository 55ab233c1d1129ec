import type { ReactNode } from 'react';
import { useLocation } from '../../pages/routing.ts';
import { isCarPage } from '../../ui/car/car-pages.ts';
import { CarOutline } from '../../ui/car/CarOutline.tsx';
import { useLanguage, useT } from '../../ui/language.tsx';
import { FirstMarkup } from '../../ui/page/FirstMarkup.tsx';
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

/** Its place for the first response (first-markup.ts) hides the outline. */
function CarFrame() {
  return (
    <>
      <FirstMarkup />
      <CarOutline />
    </>
  );
}

/** The placeholder of a flow before its first screen; for a car, its outline. */
export function FlowFrame({ problem, ...page }: FlowFrameProps) {
  const t = useT();
  const { pathname } = useLocation();
  const title = prerenderedTitle(pathname, useLanguage());
  const isCar = isCarPage(pathname);
  const waiting = isCar ? <CarFrame /> : <Waiting text={t(messages.opening)} />;
  return (
    <Page title={title ?? t(isCar ? uiWords.car : messages.opening)} {...page}>
      {problem || waiting}
    </Page>
  );
}
