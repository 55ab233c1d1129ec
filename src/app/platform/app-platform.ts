import type { ResultOfCall } from '../../api/typed.ts';
import type { Language } from '../../model/definition.ts';
import type { ActionId } from '../../model/action-id.ts';
import type { AppIndex } from '../../model/definition-files.ts';
import { dispatch } from '../../machine/dispatch.ts';
import type { PagePlatform } from '../../pages/platform.tsx';
import { showToast } from '../../ui/feedback/Toast.tsx';
import { clearSignIn, isSignedIn, onSignInChange } from '../customer/customer.ts';
import { readKey } from '../customer/customer-storage.ts';
import { fetchAction } from '../fetch-ahead.ts';
import { startLanguage } from '../language.ts';
import { signIn } from '../customer/sign-in.ts';
import { goTo, here, loadedAt } from '../history/navigate.ts';
import { messages } from '../messages.ts';
import type { AppServices } from '../services.ts';

const forEver = new AbortController().signal;

type OfIndex = 'dispatch' | 'prepare' | 'funderName';

/**
 * Functions pages can call at any time; stable references for the app's lifetime, so that no effect that depends on one
 * runs again.
 */
export function platformActs(
  services: AppServices,
  setLanguage: (language: Language) => void,
): Omit<PagePlatform, OfIndex> {
  return {
    async call(endpoint, request, signal, options) {
      const response = await services.call(endpoint, request, { signal });
      if (response.type !== 'ok' && !signal.aborted) {
        void import('./page-faults.ts')
          .then(({ showFault }) =>
            showFault(endpoint, response, { showsErrors: false, ...options, host: services.host }),
          )
          .catch(() => undefined);
      }
      // The client validates every OK response against its endpoint's schema.
      return response as ResultOfCall<typeof endpoint>;
    },
    toast: showToast,
    setLanguage,
    host: services.host,
    environment: services.environment,
    signedIn: isSignedIn,
    onSignInChange,
    signIn: (back = here()) => signIn(services, back, goTo),
    async logout() {
      const token = readKey('token');
      // Whatever the response: nothing of the customer stays on this phone.
      const { withBusyOverlay } = await import('../confirm-dialog.tsx');
      if (token !== undefined)
        await withBusyOverlay(services.call('user.logout', { token }, { signal: forEver }));
      clearSignIn();
      showToast(messages.loggedOut[startLanguage()], 'short', 'next');
    },
    async offerCard(card, signal) {
      const { offerCard } = await import('./sharing.ts');
      await offerCard(services, card, loadedAt, signal);
    },
    async share(card) {
      const { share } = await import('./sharing.ts');
      return share(services, card, loadedAt);
    },
  };
}

/** The part that needs the index of funders and flows. */
export function ofIndex(index: AppIndex | undefined): Pick<PagePlatform, OfIndex> {
  const dispatched = (funder: string, action: ActionId) => index && dispatch(index, funder, action);
  return {
    dispatch: dispatched,
    prepare(funder, actions) {
      for (const action of actions) {
        const target = dispatched(funder, action);
        if (target?.type === 'flow') fetchAction(funder, action);
      }
    },
    funderName: (funder) =>
      index && Object.hasOwn(index.funders, funder) ? index.funders[funder]?.name : undefined,
  };
}
