import { createElement, Suspense } from 'react';
import { featureMachines } from '../../features/registry/machines.ts';
import { featureScreens } from '../../features/registry/screens.ts';
import { lazyComponent, loadComponent } from '../../ui/lazy-component.ts';
import { Waiting } from '../../ui/feedback/Waiting.tsx';
import { asStepScreen } from './hosted-props.tsx';
import type { StepProps } from './inner-states.ts';
import { loadMachine } from './run-machine.ts';

const screens = Object.fromEntries(
  Object.entries(featureScreens).map(([name, load]) => [name, () => load().then(asStepScreen)]),
);

function loadOf(name: string) {
  const load = screens[name];
  if (!load) throw new Error(`Bug: no feature has a screen "${name}".`);
  return load;
}

export function Screen(props: StepProps) {
  const shown = lazyComponent(loadOf(props.step.shows));
  return <Suspense fallback={<Waiting />}>{createElement(shown, props)}</Suspense>;
}

Screen.ahead = ({ shows }: { shows: string }) => {
  if (Object.hasOwn(featureMachines, shows)) loadMachine(shows).catch(() => undefined);
  return loadComponent(loadOf(shows));
};
