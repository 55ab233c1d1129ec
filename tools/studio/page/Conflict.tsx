import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { useT } from '../../../src/ui/language.tsx';
import type { Workspace } from './workspace.ts';

/** Lazy: hardly anybody needs it. */
const TwoTexts = lazy(() =>
  import('./unsaved/TwoTexts.tsx').then((module) => ({ default: module.TwoTexts })),
);

/** That another program or tab wrote a file that is being edited: never in the way of who types. */
export function ConflictBar({ workspace }: { workspace: Workspace }) {
  const t = useT();
  const { conflicts } = useSyncExternalStore(workspace.subscribe, workspace.state);
  return (
    <div role="status" className="conflicts">
      {conflicts.map((file) => (
        <p key={file} className="bar">
          <span>
            {t({
              zh: `${file} 已在别处改动（其他程序或页面），这里的文字尚未保存。`,
              en: `${file} was changed elsewhere, by another program or tab. What is typed here is not saved.`,
            })}
          </span>
          <button type="button" onClick={() => workspace.compare(file)}>
            {t({ zh: '比较两边', en: 'Compare both' })}
          </button>
        </p>
      ))}
    </div>
  );
}

/** Both texts of such a file, one of which is chosen. Opens where somebody asks for it, or saves. */
export function Conflict({ workspace }: { workspace: Workspace }) {
  const t = useT();
  const { comparison } = useSyncExternalStore(workspace.subscribe, workspace.state);
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = comparison !== undefined;
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen) dialog.current?.close();
  }, [isOpen]);
  const file = comparison?.file ?? '';
  return (
    <dialog
      ref={dialog}
      aria-labelledby="conflict-title"
      className="conflict"
      onClose={() => workspace.compare(undefined)}
    >
      <h2 id="conflict-title">
        {t({ zh: `${file} 已在别处改动`, en: `${file} was changed elsewhere` })}
      </h2>
      <p className="quiet">
        {t({
          zh: '左边是磁盘上的文件，由其他程序或页面写入；右边是在本页输入、尚未保存的。只有一边会保留。',
          en: 'Left is the file on disk, as another program or tab wrote it; right is what was typed in this page and not saved. Only one of them stays.',
        })}
      </p>
      <Suspense fallback={null}>
        {comparison && <TwoTexts disk={comparison.disk} typed={comparison.typed} />}
      </Suspense>
      <div className="bar">
        <button type="button" onClick={() => workspace.takeDisk(file)}>
          {t({ zh: '用磁盘上的（可撤销）', en: 'Take what is on disk (undo brings yours back)' })}
        </button>
        <button type="button" onClick={() => void workspace.keepMine(file)}>
          {t({ zh: '用这里的并保存', en: 'Save what is typed here over it' })}
        </button>
        <button type="button" onClick={() => dialog.current?.close()}>
          {t({ zh: '稍后决定', en: 'Decide later' })}
        </button>
      </div>
    </dialog>
  );
}
