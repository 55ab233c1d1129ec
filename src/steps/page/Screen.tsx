import { lazy, Suspense, type ComponentType } from 'react';
import { Waiting } from '../../ui/Waiting.tsx';
import type { PageProps } from './screen-parts.ts';

/** Each screen is fetched when the first step that shows it is. */
const screens: Readonly<Record<PageProps['step']['shows'], ComponentType<PageProps>>> = {
  car: lazy(() => import('./screens/Car.tsx').then(({ Car }) => ({ default: Car }))),
  'plan-picker': lazy(() =>
    import('./screens/PlanPicker.tsx').then(({ PlanPicker }) => ({ default: PlanPicker })),
  ),
  'plan-confirm': lazy(() =>
    import('./screens/PlanConfirm.tsx').then(({ PlanConfirm }) => ({ default: PlanConfirm })),
  ),
  'order-review': lazy(() =>
    import('./screens/OrderReview.tsx').then(({ OrderReview }) => ({ default: OrderReview })),
  ),
  pdf: lazy(() => import('./screens/Pdf.tsx').then(({ Pdf }) => ({ default: Pdf }))),
};

export function Screen(props: PageProps) {
  const Shown = screens[props.step.shows];
  return (
    <Suspense fallback={<Waiting />}>
      <Shown {...props} />
    </Suspense>
  );
}
