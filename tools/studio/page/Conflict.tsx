import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useT } from '../../../src/ui/language.tsx';
import type { Workspace } from './workspace.ts';

/** Another program wrote the file that is being edited: both are shown, and one is chosen. */
export function Conflict({ workspace }: { workspace: Workspace }) {
  const t = useT();
  const { conflict, text, file } = useSyncExternalStore(workspace.subscribe, workspace.state);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (conflict && !dialog.current?.open) dialog.current?.showModal();
    if (!conflict) dialog.current?.close();
  }, [conflict]);
  return (
    <dialog ref={dialog} aria-labelledby="conflict-title" className="conflict">
      <h2 id="conflict-title">
        {t({
          zh: `${file} 已被其他程序改动`,
          en: `Another program has changed ${file}`,
        })}
      </h2>
      <div className="both">
        <section>
          <h3 id="on-disk">{t({ zh: '磁盘上的', en: 'On disk' })}</h3>
          <textarea readOnly aria-labelledby="on-disk" value={conflict?.text ?? ''} />
        </section>
        <section>
          <h3 id="typed-here">{t({ zh: '这里输入的', en: 'Typed here' })}</h3>
          <textarea readOnly aria-labelledby="typed-here" value={conflict ? text : ''} />
        </section>
      </div>
      <div className="bar">
        <button type="button" onClick={() => workspace.takeDisk()}>
          {t({ zh: '用磁盘上的（可撤销）', en: 'Take what is on disk (undo brings yours back)' })}
        </button>
        <button type="button" onClick={() => void workspace.keepMine()}>
          {t({ zh: '用这里的并保存', en: 'Save what is typed here over it' })}
        </button>
        <button type="button" onClick={() => dialog.current?.close()}>
          {t({ zh: '稍后决定', en: 'Decide later' })}
        </button>
      </div>
    </dialog>
  );
}
