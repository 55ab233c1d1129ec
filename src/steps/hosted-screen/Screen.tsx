import { type ComponentType, createElement, Suspense } from 'react';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { Waiting } from '../../ui/feedback/Waiting.tsx';
import type { PageProps } from './screen-parts.ts';

type Shows = PageProps['step']['shows'];

const screens: Readonly<Record<Shows, () => Promise<ComponentType<PageProps>>>> = {
  car: () => import('./screens/Car.tsx').then(({ Car }) => Car),
  'plan-picker': () => import('./screens/PlanPicker.tsx').then(({ PlanPicker }) => PlanPicker),
  'plan-confirm': () => import('./screens/PlanConfirm.tsx').then(({ PlanConfirm }) => PlanConfirm),
  'order-review': () => import('./screens/OrderReview.tsx').then(({ OrderReview }) => OrderReview),
  pdf: () => import('./screens/Pdf.tsx').then(({ Pdf }) => Pdf),
};

export function Screen(props: PageProps) {
  const shown = lazyComponent(screens[props.step.shows]);
  return <Suspense fallback={<Waiting />}>{createElement(shown, props)}</Suspense>;
}

Screen.ahead = ({ shows }: { shows: Shows }) => {
  screens[shows]().catch(() => undefined);
};
