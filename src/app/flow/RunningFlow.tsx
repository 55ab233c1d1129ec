import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { ActionId } from '../../model/action-id.ts';
import type { LocalizedText } from '../../model/step-kind.ts';
import type { Session } from '../../machine/session.ts';
import { CarButtons } from '../../pages/browsing/car/CarButtons.tsx';
import { LanguageSwitch } from '../../pages/LanguageSwitch.tsx';
import { useSaveImage } from '../../pages/save-image.ts';
import { usePlatform } from '../../pages/platform.tsx';
import { intoFlow, useLocation, useNavigate } from '../../pages/routing.ts';
import { firstScreens, preloadScreens } from '../../screen/screens.ts';
import type { View } from '../../machine/view.ts';
import { StepScreen } from '../../screen/StepScreen.tsx';
import { useView } from '../../screen/use-view.ts';
import { AppLinks } from '../../ui/link/AppLink.tsx';
import { ImageSaving } from '../../ui/media/image-saving.ts';
import { type CarAtHand, CarTools } from '../../ui/car/car-tools.ts';
import { FileAccess } from '../../ui/pdf/file-access.ts';
import { SigningIn } from '../../ui/signing-in.ts';
import { useLanguage, useT } from '../../ui/language.tsx';
import { useLeaveGuard } from '../../ui/overlay/overlays.ts';
import { LeaveQuestion } from '../../ui/overlay/LeaveQuestion.tsx';
import { type FlowEntry, readEntry } from '../history/history.ts';
import { onPersonChange } from '../customer/customer.ts';
import type { Opened } from './open-flow.ts';
import { loginPath } from '../customer/sign-in.ts';
import { useHistory } from '../history/use-history.ts';
import { messages } from './messages.ts';
import { here } from '../history/navigate.ts';
import { isBeforeLogin, redirectToLogin, onBeforeLogin } from '../customer/login-redirect.ts';
import type { AppServices } from '../services.ts';

interface RunningProps {
  opened: Extract<Opened, { type: 'session' }>;
  addressOf: (path: string, action: ActionId) => string;
  /** To the order's detail, or home where there is no order. */
  toHome: () => void;
  home: { path: string; words: LocalizedText };
  services: AppServices;
  reopen: () => void;
}

/** An open session: its screen, its address, and how it is left. */
export function RunningFlow(props: RunningProps) {
  const { opened, addressOf, toHome, services, reopen } = props;
  const { session, action } = opened;
  const language = useLanguage();
  const { toast } = usePlatform();
  const { view, home } = useWayHome(useView(session), props.home);
  const location = useLocation();
  const navigate = useNavigate();

  const leave = useCallback(
    (entry: FlowEntry) => {
      invalidateOrderQueries();
      if (entry.inApp) void navigate(-Math.max(entry.steps.length, 1));
      else toHome();
    },
    [navigate, toHome],
  );
  const [isConfirming, setIsConfirming] = useState(false);
  const stay = () => setIsConfirming(false);
  const inFlow = useMemo(
    () => ({
      addressOf: (path: string) => addressOf(path, action),
      leave,
      askToLeave: () => setIsConfirming(true),
    }),
    [addressOf, action, leave],
  );
  useHistory(session, view, inFlow);
  useReopening(services, reopen);
  useEffect(() => session.send({ type: 'language', language }), [session, language]);
  useEffect(() => setIsConfirming(false), [view.stepId]);
  // With no screen of the flow behind this one, the browser's Back would leave before anybody could ask.
  const isLast = view.past.length > 0 && readEntry(location.state).steps.length < 2;
  useLeaveGuard(view.onlyOut && isLast && !isConfirming ? () => setIsConfirming(true) : undefined);
  const isPlaced = view.path !== undefined;
  usePreloadedScreens(opened, isPlaced);
  useEffect(() => {
    if (isPlaced && opened.requestedScreen && view.path !== opened.requestedScreen.path)
      toast(opened.requestedScreen.elsewhere[language]);
    // Said once, when the first screen is there: the flow may begin with a request.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [opened, isPlaced]);
  useEnd(view, leave, toHome);
  useEffect(() => {
    document.title = view.title;
  }, [view.title]);
  const leaveNow = () => leave(readEntry(location.state));

  return (
    <AppParts session={session} services={services}>
      <StepScreen
        view={view}
        back={() => session.send({ type: 'back' })}
        leave={() => leave(readEntry(location.state))}
        askToLeave={inFlow.askToLeave}
        home={home}
        closeNotice={() => session.send({ type: 'arrival.read' })}
        takeOver={session.takeOver}
        headerAction={<LanguageSwitch />}
      />
      {isConfirming && view.onlyOut && <Leaving onStay={stay} onLeave={leaveNow} />}
    </AppParts>
  );
}

/** Whoever goes home in the middle leaves as from an ended flow: its screens are not to be returned to. */
function useWayHome(shown: View, { path, words }: RunningProps['home']) {
  const t = useT();
  const [isLeaving, setIsLeaving] = useState(false);
  const view = useMemo<View>(
    () =>
      isLeaving ? { ...shown, over: { ended: undefined, abandoned: true, leadsTo: path } } : shown,
    [isLeaving, shown, path],
  );
  return { view, home: { text: t(words), go: () => setIsLeaving(true) } };
}

/** On a slow network all screens at once would delay the response that the first one waits for: they come when it is shown. */
function usePreloadedScreens({ flow, session }: RunningProps['opened'], isPlaced: boolean): void {
  useEffect(() => {
    const [first, ...next] = firstScreens(flow, session.view().stepId);
    void preloadScreens(first, isPlaced ? Object.values(flow.steps) : next);
  }, [flow, session, isPlaced]);
}

/** Milliseconds after which a navigation of the browser's history counts as lost. */
const lostAfter = 3_000;

/**
 * A flow that is over is replaced by its end's target, or by the page the customer came from. Where the browser's history
 * does not move, it goes there by itself, without a target to the order or home.
 */
function useEnd(view: View, leave: (entry: FlowEntry) => void, toHome: () => void): void {
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!view.over) return undefined;
    const { leadsTo } = view.over;
    const timer = setTimeout(
      () => (leadsTo === undefined ? toHome() : void navigate(leadsTo, { replace: true })),
      lostAfter,
    );
    return () => clearTimeout(timer);
  }, [view.over, navigate, toHome]);
  useEffect(() => {
    if (!view.over) return;
    const entry = readEntry(location.state);
    const { leadsTo } = view.over;
    if (leadsTo === undefined) return leave(entry);
    // Screens of an ended flow are not to be returned to: the next page replaces the first of them.
    if (entry.steps.length > 1) return void navigate(1 - entry.steps.length);
    invalidateOrderQueries();
    if (isBeforeLogin(leadsTo)) return void navigate(-1);
    void navigate(leadsTo, { replace: true, state: { inApp: entry.inApp } });
    // Once when the flow is over, and again when our history.go has arrived.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [view.over, location.key]);
}

function Leaving(props: { onStay: () => void; onLeave: () => void }) {
  const t = useT();
  return (
    <LeaveQuestion
      title={t(messages.leaving)}
      text={t(messages.leavingText)}
      stay={t(messages.stay)}
      leave={t(messages.leave)}
      {...props}
    />
  );
}

/** Reopens the flow when its definition changed, or the customer did: signed out, or another one signed in. */
function useReopening({ definitions }: AppServices, reopen: () => void): void {
  useEffect(() => definitions.onChange(reopen), [definitions, reopen]);
  useEffect(
    () =>
      onPersonChange(() => {
        // Not during the login itself.
        if (!here().startsWith(loginPath)) reopen();
      }),
    [reopen],
  );
}

const carButtons = (car: CarAtHand) => <CarButtons car={car} />;

/** What the app provides to screens that know nothing of it. */
function AppParts(props: { session: Session; services: AppServices; children: ReactNode }) {
  const { session, services, children } = props;
  const navigate = useNavigate();
  const saveImage = useSaveImage();
  const { signIn } = usePlatform();
  const lookAt = useCallback(
    (to: string) => {
      session.stashAnswers();
      // It may be a page of another flow.
      void navigate(to, { state: intoFlow });
    },
    [session, navigate],
  );
  useEffect(() => onBeforeLogin(session.stashAnswers), [session]);
  const toSignIn = useCallback(
    (then: () => void) => {
      if (services.host.kind !== 'native') return redirectToLogin();
      void signIn().then((how) => how === 'signed-in' && then());
    },
    [services, signIn],
  );
  return (
    <AppLinks value={lookAt}>
      <FileAccess value={services.fetchFile}>
        <SigningIn value={toSignIn}>
          <CarTools value={carButtons}>
            <ImageSaving value={saveImage}>{children}</ImageSaving>
          </CarTools>
        </SigningIn>
      </FileAccess>
    </AppLinks>
  );
}

/** Responses that pages have cached may be stale. */
function invalidateOrderQueries(): void {
  import('../../pages/endpoint-queries.tsx')
    .then((answers) => answers.invalidateQueries())
    .catch(() => undefined);
}
