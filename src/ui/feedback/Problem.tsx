import type { ReactNode } from 'react';
import { ActionBar } from '../page/ActionBar.tsx';
import { Button } from '../Button.tsx';
import { Drawing, type DrawingName } from '../page/Drawing.tsx';
import styles from './Feedback.module.css';
import { useT } from '../language.tsx';
import { messages } from '../messages.ts';

export interface ProblemProps {
  /** What happened, in one sentence. */
  title: string;
  /** What it means for the customer: what is saved, what to do. */
  text?: string;
  onRetry?: () => void;
  retryText?: string;
  retrying?: boolean;
  /** Another way on, such as back to the order. */
  onAction?: () => void;
  actionText?: string;
  /** A third way on, between the two. */
  more?: ReactNode;
  /** Absent: a breakdown, or no signal where the phone knows that it has none. */
  drawing?: DrawingName;
}

/** A full-screen error with its buttons. */
export function Problem(props: ProblemProps) {
  const t = useT();
  return (
    <>
      <div className={styles.problem} role="alert">
        <Drawing name={props.drawing ?? (navigator.onLine ? 'error' : 'offline')} />
        <p className={styles.headline}>{props.title}</p>
        {props.text !== undefined && <p className={styles.quiet}>{props.text}</p>}
      </div>
      <ActionBar>
        {props.onRetry && (
          <Button onPress={props.onRetry} loading={props.retrying ?? false}>
            {props.retryText ?? t(messages.tryAgain)}
          </Button>
        )}
        {props.more}
        {props.onAction && (
          <Button variant={props.onRetry ? 'secondary' : 'primary'} onPress={props.onAction}>
            {props.actionText ?? t(messages.back)}
          </Button>
        )}
      </ActionBar>
    </>
  );
}

/** A part of a screen could not be loaded; the rest of it goes on working. */
export function ProblemNote(props: {
  text: string;
  onRetry?: () => void;
  retrying?: boolean;
  /** Something follows below it. */
  apart?: boolean;
}) {
  const t = useT();
  return (
    <div className={`${styles.note ?? ''} ${props.apart ? (styles.apart ?? '') : ''}`} role="alert">
      <p>{props.text}</p>
      {props.onRetry && (
        <Button variant="plain" onPress={props.onRetry} loading={props.retrying ?? false}>
          {t(messages.tryAgain)}
        </Button>
      )}
    </div>
  );
}
