import { createElement, type ReactNode, Suspense, useLayoutEffect, useState } from 'react';
import type { ScreenProps } from '../model/step-kind.ts';
import type { EngineState, View } from '../machine/view.ts';
import { BusyScreen } from '../ui/feedback/busy.tsx';
import { Button } from '../ui/Button.tsx';
import { CarOutline } from '../ui/car/CarOutline.tsx';
import { resetFailedLoads } from '../ui/lazy-component.ts';
import { useT } from '../ui/language.tsx';
import { useLeaveGuard } from '../ui/overlay/overlays.ts';
import { useNetworkBack } from '../ui/online.ts';
import { Page } from '../ui/page/Page.tsx';
import { Problem } from '../ui/feedback/Problem.tsx';
import { screenShown } from '../ui/page/shown-screen.ts';
import { Waiting } from '../ui/feedback/Waiting.tsx';
import { LoadBoundary } from './LoadBoundary.tsx';
import styles from './StepScreen.module.css';
import { hasScreen, screenOf } from './screens.ts';
import { messages } from './step-messages.ts';

export interface StepScreenProps {
  view: View;
  /** The screen before this one. */
  back: () => void;
  /** Leaves the flow for the page the customer came from; the session is kept. */
  leave: () => void;
  /** The same, after Back over something completed. Absent: that is refused. */
  askToLeave?: () => void;
  closeNotice: () => void;
  /** Takes the session over from another window. */
  takeOver: () => void;
  /** Another way on where the platform refuses what was filled in: the order, or home. */
  home?: { text: string; go: () => void };
  /** Another control in the bar, such as the choice of language. */
  headerAction?: ReactNode;
}

/** A session's present step as a screen, chosen by its kind. */
export function StepScreen(props: StepScreenProps) {
  const { view } = props;
  const screen = placeOf(view);
  const settled = isSettled(view);
  useLayoutEffect(() => screenShown(screen, settled), [screen, settled]);
  const { shown, place } = useShown(view);
  const atFirst = view.past.length === 0;
  const progress = progressOf(shown);
  const confirmLeave = view.onlyOut && !atFirst ? props.askToLeave : undefined;
  const onBack = confirmLeave ?? (view.canGoBack && !atFirst ? props.back : props.leave);
  useLeaveGuard(liesOverAnother(view) ? () => props.back() : undefined);
  return (
    <div
      data-step={view.stepId}
      data-visit={view.visit}
      data-kind={view.kind}
      data-status={view.engine?.state ?? view.status}
    >
      <Page
        title={shown.title}
        focusKey={place}
        onBack={onBack}
        backLocked={!confirmLeave && !view.canGoBack && !atFirst && view.ended === undefined}
        {...(progress && { progress })}
        headerAction={props.headerAction}
      >
        {view.notice !== undefined && <Notice text={view.notice} close={props.closeNotice} />}
        <BusyScreen
          busy={shown !== view}
          text={shown === view ? undefined : textOf(view)}
          place={place}
        >
          <Body {...props} view={shown} place={place} />
        </BusyScreen>
      </Page>
    </div>
  );
}

/** A step without an address of its own, or a wait, is only passed through. */
function isSettled({ step, transient, engine, over }: View): boolean {
  return step.path !== undefined && !transient && engine === undefined && over === undefined;
}

/** At the address of the screen before, such as a dialog: Back leads to that one, even where it is the first. */
function liesOverAnother(view: View): boolean {
  const { step, transient, engine, over, pendingOverPrevious } = view;
  const isShown = !transient && !pendingOverPrevious && !view.paused && !engine && !over;
  return isShown && step.path === undefined && view.past.length > 0 && view.canGoBack;
}

/** Neither of a single step, nor the first of an unknown total. */
function progressOf({ progress: { now, total } }: View) {
  if (now === undefined || total === 1) return undefined;
  return total === undefined && now <= 1 ? undefined : { at: now, of: total };
}

function placeOf({ stepId, visit }: View): string {
  return `${stepId} ${visit}`;
}

/** The previous screen stays while its request is pending, instead of a spinner. */
function useShown(view: View): { shown: View; place: string } {
  const [last, setLast] = useState<{ shown: View; place: string }>();
  if (view.pendingOverPrevious && !view.paused && last) return last;
  const isSame = view.sameVisitOnReturn && last?.shown.stepId === view.stepId;
  const now = { shown: view, place: isSame ? last.place : placeOf(view) };
  const remains = view.canRemainVisible && !view.engine && !view.paused;
  if (!view.pendingOverPrevious && last?.shown !== (remains ? view : undefined))
    setLast(remains ? now : undefined);
  return now;
}

function textOf({ engine, step }: View): string | undefined {
  return engine?.words ?? (typeof step.text === 'string' ? step.text : undefined);
}

function Body({ view, place, back, home, takeOver }: StepScreenProps & { place: string }) {
  const t = useT();
  if (view.paused) {
    return (
      <Problem
        title={t(messages.pausedTitle)}
        text={t(messages.pausedText)}
        onRetry={takeOver}
        retryText={t(messages.continueHere)}
      />
    );
  }
  if (view.engine) return <Engine engine={view.engine} view={view} back={back} home={home} />;
  return (
    <LoadBoundary renew={resetFailedLoads}>
      <Suspense fallback={view.step['looks'] === 'car' ? <CarOutline /> : <Waiting />}>
        <KindScreen key={place} view={view} />
      </Suspense>
    </LoadBoundary>
  );
}

function KindScreen({ view }: { view: View }) {
  // A deciding step is visible while its toast leads out of the flow.
  if (!hasScreen(view.kind)) return <Waiting />;
  const { step, answers, status, data, past, send } = view;
  const props = { step, answers, status, data, past, send };
  // oxlint-disable-next-line typescript/no-explicit-any -- each kind has settings of its own
  return createElement(screenOf(view.kind), props satisfies ScreenProps<any>);
}

interface EngineProps {
  engine: EngineState;
  view: View;
  back: () => void;
  home: StepScreenProps['home'];
}

function Engine({ engine, view, back, home }: EngineProps) {
  const t = useT();
  useNetworkBack(() => view.send({ type: 'retry' }), engine.can.includes('retry'));
  if (engine.can.length === 0) return <Waiting text={engine.words} />;
  const canEdit = engine.can.includes('edit');
  const editor = canEdit
    ? { onAction: () => view.send({ type: 'edit' }), actionText: t(messages.edit) }
    : engine.can.includes('back')
      ? { onAction: back, actionText: t(messages.back) }
      : {};
  const retry = engine.can.includes('retry')
    ? { onRetry: () => view.send({ type: 'retry' }), retryText: t(messages.again) }
    : {};
  const toHome = engine.state === 'refused' && home && (
    <Button variant="secondary" onPress={home.go}>
      {home.text}
    </Button>
  );
  return <Problem title={engine.words} {...retry} {...editor} more={toHome} />;
}

/** Explains why the customer is on this screen, until closed. */
function Notice({ text, close }: { text: string; close: () => void }) {
  const t = useT();
  return (
    <div className={styles.notice} role="status">
      <p>{text}</p>
      <Button variant="plain" onPress={close}>
        {t(messages.close)}
      </Button>
    </div>
  );
}
