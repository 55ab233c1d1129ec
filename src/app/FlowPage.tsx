import { useCallback, useEffect, useState } from 'react';
import type { ActionId } from '../definition/definition.ts';
import type { Session } from '../machine/session.ts';
import { LanguageSwitch } from '../pages/LanguageSwitch.tsx';
import { plainWords } from '../pages/plain-words.ts';
import { usePlatform } from '../pages/platform.tsx';
import { useLocation, useNavigate } from '../pages/routing.ts';
import { StepScreen } from '../screen/StepScreen.tsx';
import { useView } from '../screen/use-view.ts';
import { sayIn, useLanguage, useSay } from '../ui/language.tsx';
import { Page } from '../ui/Page.tsx';
import { Problem } from '../ui/Problem.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { readAddress } from '../pages/address.ts';
import { type FlowEntry, readEntry } from './history.ts';
import { type Opened, openFlow } from './open-flow.ts';
import { useHistory } from './use-history.ts';
import { words } from './words.ts';
import type { World } from './world.ts';

/** Any address of a flow: finds the order, its funder's flow and the session, and shows the screen. */
export function FlowPage({ world }: { world: World }) {
  const say = useSay();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { orderNo, action } = readAddress(search);
  if (orderNo === undefined) {
    return (
      <Page title={say(words.noOrder)} focusKey="no order">
        <Problem
          title={say(words.noOrder)}
          onWay={() => void navigate('/orderList', { replace: true })}
          wayWords={say(words.toOrders)}
        />
      </Page>
    );
  }
  return (
    <Opening
      key={`${orderNo} ${action ?? ''}`}
      orderNo={orderNo}
      action={action}
      path={pathname}
      search={search}
      world={world}
    />
  );
}

interface OpeningProps {
  orderNo: string;
  action: ActionId | undefined;
  path: string;
  search: string;
  world: World;
}

function Opening(props: OpeningProps) {
  const { orderNo, world } = props;
  const say = useSay();
  const language = useLanguage();
  const toOrder = useToOrder(orderNo);
  const { toast } = usePlatform();
  const [attempt, setAttempt] = useState(0);
  const opened = useOpened(props, attempt);

  useEffect(() => {
    if (opened?.type !== 'to-order') return;
    if (opened.words) toast(sayIn(language, plainWords(opened.words), opened.values));
    toOrder();
    // Only once for each answer: a change of language or of the way back is no new answer.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [opened]);

  if (opened?.type === 'session') {
    return (
      <Running
        key={attempt}
        opened={opened}
        orderNo={orderNo}
        world={world}
        reopen={() => setAttempt(attempt + 1)}
      />
    );
  }
  return (
    <Page title={say(words.opening)} focusKey="opening" onBack={toOrder}>
      {opened?.type === 'problem' ? (
        <Problem
          title={plainWords(opened.words)[language]}
          onRetry={() => setAttempt(attempt + 1)}
          onWay={toOrder}
          wayWords={say(words.toOrder)}
        />
      ) : (
        <Waiting text={say(words.opening)} />
      )}
    </Page>
  );
}

/** The answer for this order and action; a new attempt closes the session before it. */
function useOpened(
  { orderNo, action, path, search, world }: OpeningProps,
  attempt: number,
): Opened | undefined {
  const language = useLanguage();
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    const abort = new AbortController();
    let session: Session | undefined;
    const params = Object.fromEntries(new URLSearchParams(search));
    setOpened(undefined);
    void openFlow({ path, orderNo, action, params, language }, world, abort.signal).then(
      (found) => {
        if (found.type === 'session') session = found.session;
        if (abort.signal.aborted) session?.close();
        else setOpened(found);
      },
    );
    return () => {
      abort.abort();
      session?.close();
    };
    // The address follows the session from here on, and a session changes its language itself.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [orderNo, action, attempt, world]);
  return opened;
}

interface RunningProps {
  opened: Extract<Opened, { type: 'session' }>;
  orderNo: string;
  world: World;
  reopen: () => void;
}

function Running({ opened, orderNo, world, reopen }: RunningProps) {
  const { session, action } = opened;
  const language = useLanguage();
  const { toast } = usePlatform();
  const view = useView(session);
  const location = useLocation();
  const navigate = useNavigate();
  const toOrder = useToOrder(orderNo);

  const leave = useCallback(
    (entry: FlowEntry) => {
      // Already there when the customer came from one of these pages.
      import('../pages/answers.tsx')
        .then(({ forgetAnswers }) => forgetAnswers())
        .catch(() => undefined);
      if (entry.inApp) void navigate(-Math.max(entry.steps.length, 1));
      else toOrder();
    },
    [navigate, toOrder],
  );
  useHistory(session, view, { orderNo, action, leave });
  useEffect(() => world.definitions.onChange(reopen), [world, reopen]);
  useEffect(() => session.send({ type: 'language', language }), [session, language]);
  useEffect(() => {
    if (opened.words) toast(opened.words[language]);
    // Said once, when the flow opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [opened]);
  useEffect(() => {
    if (view.over) leave(readEntry(location.state));
    // Once, when the flow is over.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [view.over]);
  useEffect(() => {
    document.title = view.title;
  }, [view.title]);

  return (
    <StepScreen
      view={view}
      back={() => session.send({ type: 'back' })}
      leave={() => leave(readEntry(location.state))}
      closeNotice={() => session.send({ type: 'arrival.read' })}
      takeOver={session.takeOver}
      aside={<LanguageSwitch />}
    />
  );
}

function useToOrder(orderNo: string): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    void navigate(`/orderDetail?orderNo=${encodeURIComponent(orderNo)}`, { replace: true });
  }, [navigate, orderNo]);
}
