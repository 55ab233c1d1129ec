import { type FormEvent, type ReactNode, type RefObject, useId } from 'react';
import { useT } from '../../../src/ui/language.tsx';

interface FormDialogProps {
  dialog: RefObject<HTMLDialogElement | null>;
  title: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  /** Why it could not be done; nothing where it was not tried. */
  trouble: string | undefined;
  /** On the button that does it. */
  submit: string;
  children: ReactNode;
}

/** A form in a dialog, which ends with what went wrong, the button that does it, and the one that leaves. */
export function FormDialog({
  dialog,
  title,
  onSubmit,
  trouble,
  submit,
  children,
}: FormDialogProps) {
  const t = useT();
  const id = useId();
  return (
    <dialog ref={dialog} aria-labelledby={id}>
      <form onSubmit={(event) => void onSubmit(event)}>
        <h2 id={id}>{title}</h2>
        {children}
        {trouble !== undefined && (
          <p className="bad" role="alert">
            {trouble}
          </p>
        )}
        <div className="bar">
          <button type="submit">{submit}</button>
          <button type="button" onClick={() => dialog.current?.close()}>
            {t({ zh: '取消', en: 'Cancel' })}
          </button>
        </div>
      </form>
    </dialog>
  );
}
