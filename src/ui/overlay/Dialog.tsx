import { type ReactNode, useId, useRef } from 'react';
import styles from './Dialog.module.css';
import { useT } from '../language.tsx';
import { useOverlay } from './overlays.ts';
import { modalKeys, useModal } from './modal.ts';
import { useTall } from '../page/tall.ts';
import { ToastPlace } from '../feedback/Toast.tsx';
import { messages } from '../messages.ts';

export interface DialogProps {
  title: string;
  children?: ReactNode;
  /** The buttons at its lower edge. */
  actions?: ReactNode;
  /** Escape, the Back key of some hosts, and the cross. Absent: the customer has to choose a button. */
  onClose?: () => void;
  /** `sheet` rises from the lower edge and is for choosing; `box` is for a question. */
  variant?: 'box' | 'sheet';
}

/** A modal dialog. Rendered is open: leave it out to close it; the focus returns where it was. */
export function Dialog(props: DialogProps) {
  const { variant = 'box', onClose } = props;
  const t = useT();
  const titleId = useId();
  const dialog = useModal(onClose);
  useOverlay(onClose);
  const actions = useRef<HTMLDivElement>(null);
  const tall = useTall(actions);
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog ?? ''} ${styles[variant] ?? ''}`}
      aria-labelledby={titleId}
      aria-modal="true"
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onKeyDown={(event) => modalKeys(event, onClose)}
    >
      <div className={`${styles.panel ?? ''} ${tall ? (styles.tall ?? '') : ''}`}>
        <div className={styles.head}>
          <h2 id={titleId} tabIndex={-1} className={styles.title}>
            {props.title}
          </h2>
          {onClose && (
            <button
              type="button"
              className={styles.close}
              aria-label={t(messages.close)}
              onClick={onClose}
            >
              <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
                <path d="m6 6 12 12M18 6 6 18" />
              </svg>
            </button>
          )}
        </div>
        {props.children !== undefined && <div className={styles.body}>{props.children}</div>}
        {props.actions !== undefined && (
          <div ref={actions} className={styles.actions}>
            {props.actions}
          </div>
        )}
      </div>
      <ToastPlace />
    </dialog>
  );
}
