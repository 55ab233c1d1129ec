import { useEffect, useRef } from 'react';
import { useT } from '../../ui/language.tsx';
import { Problem } from '../../ui/feedback/Problem.tsx';
import { Waiting } from '../../ui/feedback/Waiting.tsx';
import { ActionBar } from '../../ui/page/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Text } from '../../ui/page/Text.tsx';
import type { ScreenOf } from '../../model/define-kind.ts';
import { useFocusRestored } from '../focus-restored.ts';
import { actions } from '../unreachable.ts';
import { Unreachable } from '../Unreachable.tsx';
import type { LinkKind } from './states.ts';
import { messages } from './messages.ts';

export function Screen({ step, status, data, send }: ScreenOf<LinkKind>) {
  const t = useT();
  const retry = () => send({ type: 'link.reopened' });
  const back = () => send({ type: 'back' });
  const returned = () => send({ type: 'link.returned' });
  useReturn(status === 'leaving', returned);
  useFocusRestored(status);
  switch (status) {
    case 'fetching':
      return <Waiting text={t(messages.fetching)} />;
    case 'announcing':
      return <Waiting text={step.text ?? t(messages.announcing)} />;
    case 'opening':
      return <Open text={step.text ?? t(messages.openText)} onReturned={returned} />;
    case 'leaving':
      return (
        <Open text={step.text ?? t(messages.openText)} onReturned={returned} onOpenAgain={retry} />
      );
    case 'blocked':
      return (
        <Problem
          title={t(messages.blocked)}
          text={t(messages.blockedText)}
          onRetry={() => send({ type: 'link.tapped' })}
          retryText={t(messages.openNow)}
          onAction={returned}
          actionText={t(messages.finished)}
        />
      );
    case 'refused':
      return (
        <Problem
          title={t(messages.refused)}
          text={t(messages.refusedText)}
          onRetry={retry}
          retryText={t(actions.again)}
          onAction={back}
          actionText={t(actions.back)}
        />
      );
    case 'unreachable':
      return <Unreachable data={data} onRetry={retry} onAction={back} />;
    case 'unsure':
      return <Unreachable data={data} onRetry={retry} unsure />;
    default:
      return <Waiting text={step.done ?? t(messages.back)} />;
  }
}

function Open(props: { text: string; onReturned: () => void; onOpenAgain?: () => void }) {
  const t = useT();
  return (
    <>
      <div aria-live="polite">
        <Text>{t(messages.open)}</Text>
        <Text quiet>{props.text}</Text>
      </div>
      <ActionBar>
        <Button onPress={props.onReturned}>{t(messages.finished)}</Button>
        {props.onOpenAgain && (
          <Button variant="secondary" onPress={props.onOpenAgain}>
            {t(messages.openAgain)}
          </Button>
        )}
      </ActionBar>
    </>
  );
}

/**
 * Calls back once when the customer returns to this very page, unchanged: restored from the back-forward cache, or
 * hidden behind another app.
 */
function useReturn(leaving: boolean, onReturn: () => void): void {
  const past = useRef({ hidden: false, notified: false });
  useEffect(() => {
    if (!leaving) {
      past.current = { hidden: false, notified: false };
      return undefined;
    }
    const update = (back: boolean) => {
      const hidden = document.visibilityState === 'hidden';
      past.current.hidden ||= hidden;
      if (hidden || past.current.notified || !(back || past.current.hidden)) return;
      past.current.notified = true;
      onReturn();
    };
    const onVisible = () => update(false);
    const shown = (event: PageTransitionEvent) => update(event.persisted);
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('pageshow', shown);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('pageshow', shown);
    };
  });
}
