import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { usePlatform } from '../../pages/platform.tsx';
import { useLocation, useNavigate } from '../../pages/routing.ts';
import { useT } from '../../ui/language.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { Problem } from '../../ui/feedback/Problem.tsx';
import { useEventCallback } from '../../ui/stable.ts';
import { Waiting } from '../../ui/feedback/Waiting.tsx';
import { isSignedIn, onSignInChange } from './customer.ts';
import { loginAddress } from './sign-in.ts';
import { messages } from '../messages.ts';

interface MembersProps {
  only: boolean;
  children: ReactNode;
}

/** Where a page is for members only, a visitor signs in first, and then sees it. */
export function Members({ only, children }: MembersProps) {
  const signedIn = useSyncExternalStore(onSignInChange, isSignedIn, () => true);
  return signedIn || !only ? children : <SigningIn />;
}

/** In the app its login is on top of us; elsewhere our page takes the place of this one, so that Back leads past it. */
function SigningIn() {
  const t = useT();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { host, signIn } = usePlatform();
  const [refused, setRefused] = useState(false);
  const back = pathname + search;
  const inApp = host.kind === 'native';
  // Once for each page, whatever else of the app changes meanwhile.
  const startSignIn = useEventCallback(
    () => void signIn(back).then((how) => setRefused(how === 'not-signed-in')),
  );
  const leave = useEventCallback(() => void navigate(loginAddress(back), { replace: true }));
  useEffect(() => {
    if (inApp) startSignIn();
    else leave();
  }, [inApp, startSignIn, leave]);
  return (
    <Page title={t(messages.signIn)} focusKey={`sign in ${String(refused)}`}>
      {refused ? (
        <Problem
          title={t(messages.notSignedIn)}
          onRetry={() => {
            setRefused(false);
            startSignIn();
          }}
          retryText={t(messages.signIn)}
          onAction={() => void navigate('/', { replace: true })}
          actionText={t(messages.home)}
        />
      ) : (
        <Waiting text={t(messages.signingIn)} />
      )}
    </Page>
  );
}
