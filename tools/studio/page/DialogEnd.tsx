import type { RefObject } from 'react';
import { useT } from '../../../src/ui/language.tsx';

interface DialogEndProps {
  dialog: RefObject<HTMLDialogElement | null>;
  /** Why it could not be done; nothing where it was not tried. */
  trouble: string | undefined;
  /** On the button that does it. */
  submit: string;
}

/** How every dialog with a form ends: what went wrong, do it, or leave it. */
export function DialogEnd({ dialog, trouble, submit }: DialogEndProps) {
  const t = useT();
  return (
    <>
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
    </>
  );
}
