import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ActionId, AppIndex, Language } from '../model/definition.ts';
import type { Session } from '../machine/session.ts';
import { addressOf, freeAddressOf, readAddress, readBrought } from '../pages/address.ts';
import { plainWords } from '../pages/plain-words.ts';
import { usePlatform } from '../pages/platform.tsx';
import { useLocation, useNavigate } from '../pages/routing.ts';
import { useLanguage, useSay } from '../ui/language.tsx';
import { sayIn } from '../ui/sentence.ts';
import { Page } from '../ui/Page.tsx';
import { Problem } from '../ui/Problem.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { FlowFrame } from './FlowFrame.tsx';
import { type Opened, openFlow, openFreeFlow } from './open-flow.ts';
import { RunningFlow } from './RunningFlow.tsx';
import { withSealed } from './sealed-storage.ts';
import { words } from './words.ts';
import type { World } from './world.ts';

/** What a flow is about, and how its addresses look. */
interface Subject {
  /** Of the same session as long as it stays the same. */
  key: string;
  /** Where the customer goes who cannot stay here. */
  home: string;
  homeWords: { zh: string; en: string };
  addressOf: (path: string, action: ActionId) => string;
  open: (path: string, search: string, language: Language, signal: AbortSignal) => Promise<Opened>;
}

/** Any address of a flow: finds the order, its funder's flow and the session, and shows the screen. */
export function FlowPage(props: { world: World; index: AppIndex | undefined }) {
  const { index } = props;
  const world = useMemo(() => withSealed(props.world), [props.world]);
  const { pathname, search } = useLocation();
  const { orderNo, action } = readAddress(search);
  if (orderNo !== undefined) return <OrderFlow world={world} orderNo={orderNo} action={action} />;
  if (!index) return <Unopened world={world} />;
  const free = Object.hasOwn(index.free, pathname) ? index.free[pathname] : undefined;
  if (!free) return <NoOrder />;
  const brought = JSON.stringify(readBrought(search, free.brings));
  return <FreeFlow world={world} page={free.page} brought={brought} />;
}

function OrderFlow(props: { world: World; orderNo: string; action: ActionId | undefined }) {
  const { world, orderNo, action } = props;
  const subject = useMemo<Subject>(
    () => ({
      key: `${orderNo} ${action ?? ''}`,
      home: `/orderDetail?orderNo=${encodeURIComponent(orderNo)}`,
      homeWords: words.toOrder,
      addressOf: (path, running) => addressOf(path, orderNo, running),
      open: (path, search, language, signal) => {
        const params = Object.fromEntries(new URLSearchParams(search));
        return openFlow({ path, orderNo, action, params, language }, world, signal);
      },
    }),
    [world, orderNo, action],
  );
  return <Opening key={subject.key} subject={subject} world={world} />;
}

/** `brought` as JSON: the same text as long as the address brings the same. */
function FreeFlow({ world, page, brought }: { world: World; page: string; brought: string }) {
  const subject = useMemo<Subject>(() => {
    const values = JSON.parse(brought) as Record<string, string>;
    return {
      key: `${page} ${brought}`,
      home: '/',
      homeWords: words.toHome,
      addressOf: (path) => freeAddressOf(path, values),
      open: (path, _search, language) => openFreeFlow({ path, brought: values, language }, world),
    };
  }, [world, page, brought]);
  return <Opening key={subject.key} subject={subject} world={world} />;
}

/** The list of flows is not there yet, or could not be loaded. */
function Unopened({ world }: { world: World }) {
  const say = useSay();
  const [attempt, setAttempt] = useState(0);
  const [failedAt, setFailedAt] = useState<number>();
  useEffect(() => {
    world.definitions.index().catch(() => setFailedAt(attempt));
  }, [world, attempt]);
  return (
    <Page title={say(words.opening)} focusKey="opening">
      {failedAt === attempt ? (
        <Problem title={say(words.loadFailed)} onRetry={() => setAttempt(attempt + 1)} />
      ) : (
        <Waiting text={say(words.opening)} />
      )}
    </Page>
  );
}

function NoOrder() {
  const say = useSay();
  const navigate = useNavigate();
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

function Opening({ subject, world }: { subject: Subject; world: World }) {
  const say = useSay();
  const language = useLanguage();
  const navigate = useNavigate();
  const { toast } = usePlatform();
  const [attempt, setAttempt] = useState(0);
  const opened = useOpened(subject, attempt);
  const toHome = useCallback(
    () => void navigate(subject.home, { replace: true }),
    [navigate, subject.home],
  );

  useEffect(() => {
    if (opened?.type !== 'to-order') return;
    if (opened.words)
      toast(sayIn(language, plainWords(opened.words), opened.values), 'custom', 'next');
    toHome();
    // Only once for each answer: a change of language or of the way back is no new answer.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [opened]);

  if (opened?.type === 'session') {
    return (
      <RunningFlow
        key={attempt}
        opened={opened}
        addressOf={subject.addressOf}
        toHome={toHome}
        world={world}
        reopen={() => setAttempt(attempt + 1)}
      />
    );
  }
  return (
    <FlowFrame
      focusKey="opening"
      onBack={toHome}
      problem={
        opened?.type === 'problem' && (
          <Problem
            title={plainWords(opened.words)[language]}
            onRetry={() => setAttempt(attempt + 1)}
            onWay={toHome}
            wayWords={say(subject.homeWords)}
          />
        )
      }
    />
  );
}

/** The answer for this subject; a new attempt closes the session before it. */
function useOpened(subject: Subject, attempt: number): Opened | undefined {
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    const abort = new AbortController();
    let session: Session | undefined;
    setOpened(undefined);
    void subject.open(pathname, search, language, abort.signal).then((found) => {
      if (found.type === 'session') session = found.session;
      if (abort.signal.aborted) session?.close();
      else setOpened(found);
    });
    return () => {
      abort.abort();
      session?.close();
    };
    // The address follows the session from here on, and a session changes its language itself.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [subject, attempt]);
  return opened;
}
