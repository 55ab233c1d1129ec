import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useT } from '../../../src/ui/language.tsx';
import type { LocalizedText } from '../../../src/model/step-kind.ts';
import type { RenameableResult, RenameResult } from '../wire.ts';
import { request } from './request.ts';
import { FormDialog } from './FormDialog.tsx';
import { positionIn } from './positions.ts';
import type { AppliedEdits, Workspace } from './workspace.ts';

/** Renames the step, value or setting under the caret, in every file that names it. */
export function Rename({ workspace }: { workspace: Workspace }) {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  const [name, setName] = useState('');
  const [notice, setNotice] = useState<LocalizedText>();
  /** What can be taken back. */
  const [renamed, setRenamed] = useState<AppliedEdits>();
  const open = useCallback(async () => {
    const renameable = await request<RenameableResult>('renameable', atCaret(workspace));
    setRenamed(undefined);
    setNotice('refused' in renameable ? renameable.refused : undefined);
    if ('refused' in renameable) return;
    flushSync(() => setName(renameable.name));
    dialog.current?.showModal();
  }, [workspace]);
  useEffect(() => {
    const { dom } = workspace.view;
    const hear = (event: KeyboardEvent) => event.key === 'F2' && void open();
    dom.addEventListener('keydown', hear);
    return () => dom.removeEventListener('keydown', hear);
  }, [workspace, open]);
  function takeBack(applied: AppliedEdits) {
    setNotice(workspace.takeBack(applied) ? undefined : writtenOn);
    setRenamed(undefined);
  }
  return (
    <>
      <button type="button" title="F2" onClick={() => void open()}>
        {t({ zh: '重命名…', en: 'Rename…' })}
      </button>
      <NewName
        key={name}
        dialog={dialog}
        name={name}
        workspace={workspace}
        onRenamed={setRenamed}
      />
      {renamed && (
        <button type="button" onClick={() => takeBack(renamed)}>
          {t({
            zh: `撤销重命名（${renamed.size} 个文件）`,
            en: `Undo the renaming (${renamed.size} ${renamed.size === 1 ? 'file' : 'files'})`,
          })}
        </button>
      )}
      <output className="quiet">{notice && t(notice)}</output>
    </>
  );
}

interface NewNameProps {
  dialog: RefObject<HTMLDialogElement | null>;
  name: string;
  workspace: Workspace;
  onRenamed: (applied: AppliedEdits) => void;
}

function NewName({ dialog, name, workspace, onRenamed }: NewNameProps) {
  const t = useT();
  const [to, setTo] = useState(name);
  const [refused, setRefused] = useState<LocalizedText>();
  async function rename(event: FormEvent) {
    event.preventDefault();
    const result = await request<RenameResult>('rename', { ...atCaret(workspace), to });
    setRefused('refused' in result ? result.refused : undefined);
    if ('refused' in result) return;
    onRenamed(await workspace.apply(result.edits));
    dialog.current?.close();
    workspace.view.focus();
  }
  return (
    <FormDialog
      dialog={dialog}
      title={t({ zh: `重命名 ${name}`, en: `Rename ${name}` })}
      onSubmit={rename}
      trouble={refused && t(refused)}
      submit={t({ zh: '重命名', en: 'Rename' })}
    >
      <label className="field">
        <span>{t({ zh: '新名称', en: 'New name' })}</span>
        <input value={to} onChange={(event) => setTo(event.target.value)} required />
      </label>
    </FormDialog>
  );
}

function atCaret(workspace: Workspace) {
  const { doc, selection } = workspace.view.state;
  const { file } = workspace;
  return { texts: workspace.texts(), file, at: positionIn(doc, selection.main.head) };
}

const writtenOn: LocalizedText = {
  zh: '文件之后又有改动，请在各文件里撤销。',
  en: 'A file has been written on since: undo in each of them.',
};
