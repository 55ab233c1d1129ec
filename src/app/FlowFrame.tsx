import type { ReactNode } from 'react';
import { useLocation } from '../pages/routing.ts';
import { isCarPage } from '../ui/car-pages.ts';
import { CarOutline } from '../ui/CarOutline.tsx';
import { useSay } from '../ui/language.tsx';
import { Page } from '../ui/Page.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { words as uiWords } from '../ui/words.ts';
import { words } from './words.ts';

interface FlowFrameProps {
  onBack: () => void;
  focusKey?: string;
  /** In the place of the waiting, where it was for nothing. */
  problem?: ReactNode;
}

/** What is seen of a flow before its first screen: of a car its outline. */
export function FlowFrame({ problem, ...page }: FlowFrameProps) {
  const say = useSay();
  const isCar = isCarPage(useLocation().pathname);
  const waiting = isCar ? <CarOutline /> : <Waiting text={say(words.opening)} />;
  return (
    <Page title={say(isCar ? uiWords.car : words.opening)} {...page}>
      {problem || waiting}
    </Page>
  );
}
