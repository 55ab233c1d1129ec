import { readAddress, readParameters } from '../../pages/address.ts';
import { startLanguage } from '../language.ts';
import type { Language } from '../../model/definition.ts';
import type { Session } from '../../machine/session.ts';
import type { View } from '../../machine/view.ts';
import { preloadScreens } from '../../screen/screens.ts';
import { withSealed } from '../customer/sealed-storage.ts';
import type { AppServices } from '../services.ts';
import { type Opened, openFreeFlow, openOrderFlow } from './open-flow.ts';
import { type OpenedAhead, storeOpened } from './opened-ahead.ts';
import { startOpening } from './opening.ts';

/**
 * Opens the flow about no order that begins at this path, for the app's first render. Undefined where it shows no screen
 * yet (it calls an endpoint first, or shows an error), or one that depends on this address's parameters.
 */
export async function openAhead(
  address: { path: string; search: string },
  services: AppServices,
): Promise<OpenedAhead | undefined> {
  const ahead = await openFreeAhead({ ...address, language: 'zh' }, services);
  if (!ahead) return undefined;
  const { opened } = ahead.opening;
  const declared = ahead.index?.free[address.path]?.parameters ?? [];
  const parameters = Object.values(readParameters(address.search, declared));
  const hasParameters = parameters.some((value) => value !== '');
  const isFirst = opened?.type === 'session' && isFirstScreen(opened, address.path, hasParameters);
  if (isFirst) return ahead;
  ahead.opening.stop();
  return undefined;
}

/** Whether it shows its first screen, as for anybody else. */
function isFirstScreen(
  { session, flow }: Extract<Opened, { type: 'session' }>,
  path: string,
  hasParameters: boolean,
): boolean {
  const view = session.view();
  // Formulas read the address's parameters by this name.
  const shows = hasParameters && JSON.stringify(flow.steps[view.stepId]).includes('"address"');
  return view.path === path && !view.engine && !view.over && view.notice === undefined && !shows;
}

/** Opens the flow about no order that begins at this path, whatever it shows. Undefined where there is none. */
async function openFreeAhead(
  { path, search, language }: { path: string; search: string; language: Language },
  services: AppServices,
): Promise<OpenedAhead | undefined> {
  const index = await services.definitions.index().catch(() => undefined);
  const free = index && Object.hasOwn(index.free, path) ? index.free[path] : undefined;
  if (!index || !free) return undefined;
  const parameters = readParameters(search, free.parameters);
  const opening = startOpening(() =>
    openFreeFlow({ path, parameters, language }, withSealed(services)),
  );
  await opening.done;
  return { path, index, opening };
}

/** Opens the flow about an order at this address, whatever it shows. Undefined where the address names no order. */
export function openOrderAhead(
  { path, search }: { path: string; search: string },
  services: AppServices,
): OpenedAhead | undefined {
  const { orderNo, action } = readAddress(search);
  if (orderNo === undefined) return undefined;
  const address = { path, search, orderNo, action, language: startLanguage() };
  const sealed = withSealed(services);
  return {
    path,
    search,
    opening: startOpening((signal) => openOrderFlow(address, sealed, signal)),
  };
}

/**
 * Opens the flow of a car at this address, for the app's first render. Resolves once the car is there, or it shows an error
 * or another step than the car, as a saved session does.
 */
export async function openCar(
  address: { path: string; search: string },
  services: AppServices,
): Promise<void> {
  const ahead = await openFreeAhead({ ...address, language: startLanguage() }, services);
  if (!ahead) return;
  storeOpened(ahead);
  const { opened } = ahead.opening;
  if (opened?.type !== 'session') return;
  await reached(
    opened.session,
    (view) =>
      'car' in view.answers || view.stepId !== opened.flow.start || view.engine !== undefined,
  );
  await preloadScreens(opened.session.view().step, []);
}

/** Resolves once it shows a screen of its own or an error, or is over: before that it only waits for responses. */
export async function screenReached({ opening }: OpenedAhead): Promise<void> {
  await opening.done;
  const { opened } = opening;
  if (opened?.type !== 'session') return;
  const { session } = opened;
  const isReached = ({ step, engine, over }: View) =>
    step.path !== undefined || engine !== undefined || over !== undefined;
  await reached(session, isReached);
  await preloadScreens(session.view().step, []);
}

async function reached(session: Session, is: (view: View) => boolean): Promise<void> {
  if (is(session.view())) return;
  await new Promise<void>((resolve) => {
    const unsubscribe = session.subscribe(() => {
      if (!is(session.view())) return;
      unsubscribe();
      resolve();
    });
  });
}
