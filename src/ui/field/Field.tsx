import { type FocusEvent, type ReactNode, useId } from 'react';
import { useBusy } from '../feedback/busy.tsx';
import styles from './Field.module.css';
import { useT } from '../language.tsx';
import { messages } from './messages.ts';

/** What ties an input to its label, hint and error. Every input takes these and spreads `aria` on its element. */
export interface InputTies {
  id: string;
  aria: {
    'aria-describedby'?: string | undefined;
    'aria-invalid'?: true | undefined;
    'aria-required'?: true | undefined;
  };
}

export interface FieldProps {
  id: string;
  label: string;
  required?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
  /** Several controls share the label (choices, a pair of dates): the label names the group. */
  group?: 'group' | 'radiogroup' | undefined;
  /** The focus has left all of its controls. */
  onLeave?: () => void;
  children: (ties: InputTies) => ReactNode;
}

/** Label, hint and error around one input. */
export function Field(props: FieldProps) {
  const { id, group } = props;
  const ties = tiesOf(props);
  const rest = (
    <>
      {props.hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {props.hint}
        </p>
      )}
      {props.children(ties)}
      {props.error !== undefined && <FieldError id={id} text={props.error} />}
    </>
  );
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) props.onLeave?.();
  };
  if (group === undefined) {
    return (
      <div className={styles.field} onBlur={leave}>
        <label id={`${id}-label`} htmlFor={id} className={styles.label}>
          <LabelText {...props} />
        </label>
        {rest}
      </div>
    );
  }
  return (
    <div
      className={styles.field}
      role={group}
      aria-labelledby={`${id}-label`}
      {...groupTies(group, ties)}
      onBlur={leave}
    >
      <div id={`${id}-label`} className={styles.label}>
        <LabelText {...props} />
      </div>
      {rest}
    </div>
  );
}

function tiesOf(props: FieldProps): InputTies {
  const { id, hint, error, required = false } = props;
  const described = [
    hint !== undefined && `${id}-hint`,
    error !== undefined && `${id}-error`,
  ].filter((part) => part !== false);
  return {
    id,
    aria: {
      'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
      'aria-invalid': error === undefined ? undefined : true,
      'aria-required': required ? true : undefined,
    },
  };
}

/** A plain group may say neither that it is required nor that it is wrong; its controls do. */
function groupTies(group: 'group' | 'radiogroup', ties: InputTies): InputTies['aria'] {
  return group === 'radiogroup' ? ties.aria : { 'aria-describedby': ties.aria['aria-describedby'] };
}

function LabelText(props: { label: string; required?: boolean }) {
  const t = useT();
  return (
    <>
      {props.label}
      {props.required !== true && <span className={styles.optional}> {t(messages.optional)}</span>}
    </>
  );
}

function FieldError(props: { id: string; text: string }) {
  return (
    <p id={`${props.id}-error`} className={styles.error}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <circle cx="8" cy="8" r="8" />
        <path d="M8 4v5M8 11.6v.2" />
      </svg>
      <span>{props.text}</span>
    </p>
  );
}

/** Fields of one form in one card: they cannot be changed while the request that sends them is pending. */
export function FieldCard(props: { heading?: string | undefined; children: ReactNode }) {
  const id = useId();
  const { isBusy } = useBusy();
  const card = (
    <fieldset role="presentation" disabled={isBusy} className={styles.card}>
      {props.children}
    </fieldset>
  );
  if (props.heading === undefined) return card;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a legend cannot stand above the card
    <div role="group" aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {props.heading}
      </h2>
      {card}
    </div>
  );
}
