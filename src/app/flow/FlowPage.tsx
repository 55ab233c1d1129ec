import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Language, LocalizedTemplate } from '../../model/definition.ts';
import type { LocalizedText } from '../../model/step-kind.ts';
import type { ActionId } from '../../model/action-id.ts';
import type { AppIndex } from '../../model/definition-files.ts';
import { addressOf, freeAddressOf, readAddress, readParameters } from '../../pages/address.ts';
import { useBack } from '../../pages/use-back.ts';
import { homePath } from '../../pages/page.ts';
import { plainText } from '../../pages/plain-text.ts';
import { usePlatform } from '../../pages/platform.tsx';
import { useLocation, useNavigate } from '../../pages/routing.ts';
import { useLanguage, useT } from '../../ui/language.tsx';
import { formatMessage } from '../../ui/format-message.ts';
import { Page } from '../../ui/page/Page.tsx';
import { Problem } from '../../ui/feedback/Problem.tsx';
import { FlowFrame } from './FlowFrame.tsx';
import { type Opened, openFreeFlow, openOrderFlow } from './open-flow.ts';
import { openedAhead, takeOpening } from './opened-ahead.ts';
import { startOpening } from './opening.ts';
import { RunningFlow } from './RunningFlow.tsx';
import { withSealed } from '../customer/sealed-storage.ts';
import { messages } from './messages.ts';
import type { AppServices } from '../services.ts';

/** What a flow is about, and how its addresses look. */
interface Subject {
  /** Of the same session as long as it stays the same. */
  key: string;
  /** The address a customer is led to who cannot stay here. */
  home: string;
  homeWords: { zh: string; en: string };
  addressOf: (path: string, action: ActionId) => string;
  open: (path: string, search: string, language: Language, signal: AbortSignal) => Promise<Opened>;
}

/** Any address of a flow: finds the order, its funder's flow and the session, and shows the screen. */
export function FlowPage(props: { services: AppServices; index: AppIndex | undefined }) {
  const { index } = props;
  const services = useMemo(() => withSealed(props.services), [props.services]);
  const { pathname, search } = useLocation();
  const { orderNo, action } = readAddress(search);
  if (orderNo !== undefined)
    return <OrderFlow services={services} orderNo={orderNo} action={action} />;
  if (!index) return <Unopened services={services} />;
  const free = Object.hasOwn(index.free, pathname) ? index.free[pathname] : undefined;
  if (!free) return <NoOrder title={messages.noOrder} />;
  const parameters = JSON.stringify(readParameters(search, free.parameters));
  return <FreeFlow services={services} page={free.page} parameters={parameters} />;
}

function OrderFlow(props: {
  services: AppServices;
  orderNo: string;
  action: ActionId | undefined;
}) {
  const { services, orderNo, action } = props;
  const subject = useMemo<Subject>(
    () => ({
      key: `${orderNo} ${action ?? ''}`,
      home: `/orderDetail?orderNo=${encodeURIComponent(orderNo)}`,
      homeWords: messages.toOrder,
      addressOf: (path, running) => addressOf(path, orderNo, running),
      open: (path, search, language, signal) =>
        openOrderFlow({ path, search, orderNo, action, language }, services, signal),
    }),
    [services, orderNo, action],
  );
  return <Opening key={subject.key} subject={subject} services={services} />;
}

/** `parameters` as JSON: the same text as long as the address has the same. */
function FreeFlow({
  services,
  page,
  parameters,
}: {
  services: AppServices;
  page: string;
  parameters: string;
}) {
  const subject = useMemo<Subject>(() => {
    const values = JSON.parse(parameters) as Record<string, string>;
    return {
      key: `${page} ${parameters}`,
      home: '/',
      homeWords: messages.toHome,
      addressOf: (path) => freeAddressOf(path, values),
      open: (path, _search, language) =>
        openFreeFlow({ path, parameters: values, language }, services),
    };
  }, [services, page, parameters]);
  return <Opening key={subject.key} subject={subject} services={services} />;
}

/** The list of flows is not loaded yet, or could not be. */
function Unopened({ services }: { services: AppServices }) {
  const t = useT();
  const [attempt, setAttempt] = useState(0);
  const [failedAt, setFailedAt] = useState<number>();
  useEffect(() => {
    services.definitions.index().catch(() => setFailedAt(attempt));
  }, [services, attempt]);
  return (
    <FlowFrame
      focusKey="opening"
      onBack={useBack(homePath)}
      problem={
        failedAt === attempt && (
          <Problem title={t(messages.loadFailed)} onRetry={() => setAttempt(attempt + 1)} />
        )
      }
    />
  );
}

interface NoOrderProps {
  title: LocalizedText;
  /** What the platform says. */
  text?: LocalizedText | LocalizedTemplate;
}

function NoOrder({ title, text }: NoOrderProps) {
  const t = useT();
  const navigate = useNavigate();
  const language = useLanguage();
  return (
    <Page title={t(title)} focusKey="no order">
      <Problem
        title={text ? plainText(text)[language] : t(title)}
        {...(text && { text: t(messages.ofAnother) })}
        onAction={() => void navigate('/orderList', { replace: true })}
        actionText={t(messages.toOrders)}
      />
    </Page>
  );
}

function Opening({ subject, services }: { subject: Subject; services: AppServices }) {
  const t = useT();
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
      toast(formatMessage(language, plainText(opened.words), opened.values), 'custom', 'next');
    toHome();
    // Once for each result: a change of language or of `toHome` is no new one.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [opened]);

  if (opened?.type === 'session') {
    return (
      <RunningFlow
        key={attempt}
        opened={opened}
        addressOf={subject.addressOf}
        toHome={toHome}
        home={{ path: subject.home, words: subject.homeWords }}
        services={services}
        reopen={() => setAttempt(attempt + 1)}
      />
    );
  }
  if (opened?.type === 'problem' && opened.refusedOrder)
    return <NoOrder title={messages.refusedOrder} text={opened.words} />;
  return (
    <FlowFrame
      focusKey="opening"
      onBack={toHome}
      problem={
        opened?.type === 'problem' && (
          <Problem
            title={plainText(opened.words)[language]}
            onRetry={() => setAttempt(attempt + 1)}
            onAction={toHome}
            actionText={t(subject.homeWords)}
          />
        )
      }
    />
  );
}

/** The result for this subject, undefined until there is one. A new attempt closes the session of the one before. */
function useOpened(subject: Subject, attempt: number): Opened | undefined {
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const [opened, setOpened] = useState(() => openedAhead(pathname, search));
  useEffect(() => {
    const opening =
      takeOpening(pathname, search) ??
      startOpening((signal) => subject.open(pathname, search, language, signal));
    setOpened(opening.opened);
    // Undefined where it was stopped.
    void opening.done.then(() => opening.opened && setOpened(opening.opened));
    return () => opening.stop();
    // The address follows the session from here on, and a session changes its language itself.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [subject, attempt]);
  return opened;
}
