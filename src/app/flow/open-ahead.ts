import { readParameters } from '../../pages/address.ts';
import { preloadScreens } from '../../screen/screens.ts';
import { withSealed } from '../customer/sealed-storage.ts';
import type { AppServices } from '../services.ts';
import { openFreeFlow } from './open-flow.ts';
import type { OpenedAhead } from './opened-ahead.ts';

/**
 * Opens the flow about no order that begins at this path, for the app's first render. Undefined where it shows no screen
 * yet (it calls an endpoint first, or shows an error), or one that depends on this address's parameters.
 */
export async function openAhead(
  { path, search }: { path: string; search: string },
  services: AppServices,
): Promise<OpenedAhead | undefined> {
  const index = await services.definitions.index().catch(() => undefined);
  const free = index && Object.hasOwn(index.free, path) ? index.free[path] : undefined;
  if (!index || !free) return undefined;
  const parameters = readParameters(search, free.parameters);
  const opened = await openFreeFlow({ path, parameters, language: 'zh' }, withSealed(services));
  if (opened.type !== 'session') return undefined;
  const view = opened.session.view();
  const { flow, session } = opened;
  const hasParameters = Object.values(parameters).some((value) => value !== '');
  // Formulas read the address's parameters by this name.
  const shows = hasParameters && JSON.stringify(flow.steps[view.stepId]).includes('"address"');
  const isThere = view.path === path && !view.engine && !view.over && view.notice === undefined;
  if (!isThere || shows) {
    session.close();
    return undefined;
  }
  await preloadScreens(view.step, []);
  return { path, index, opened };
}
