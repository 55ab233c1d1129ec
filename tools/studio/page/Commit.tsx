import { type FormEvent, useId, useState, useSyncExternalStore } from 'react';
import { useLanguage, useT } from '../../../src/ui/language.tsx';
import { commitMessage } from '../changes/commit-message.ts';
import type { ChangesResult, FunderName } from '../wire.ts';
import { request } from './request.ts';
import type { StudioParts } from './open-studio.ts';

interface CommitProps {
  parts: StudioParts;
  changes: ChangesResult;
  funders: readonly FunderName[];
}

/** Saves what is open and commits what is saved, with what changed as its text. */
export function Commit({ parts: { workspace, checks, generated }, changes, funders }: CommitProps) {
  const t = useT();
  const language = useLanguage();
  const id = useId();
  const { unsaved } = useSyncExternalStore(workspace.subscribe, workspace.state);
  const proposed = commitMessage(changes, funders, language);
  const [written, setWritten] = useState<string>();
  const [notice, setNotice] = useState('');
  const all = [...new Set([...changes.uncommitted, ...unsaved])];
  if (all.length === 0) return <output className="quiet">{notice}</output>;
  async function commit(event: FormEvent) {
    event.preventDefault();
    try {
      if (!(await workspace.saveAll())) return;
      await generated.settled();
      const { commit: made } = await request<{ commit: string }>('commit', {
        message: written ?? proposed,
      });
      setWritten(undefined);
      setNotice(t({ zh: `已提交 ${made.slice(0, 8)}`, en: `Committed ${made.slice(0, 8)}` }));
    } catch (error) {
      setNotice(error instanceof Error ? error.message : String(error));
    }
    checks.check();
  }
  return (
    <form className="commit" onSubmit={(event) => void commit(event)}>
      <label htmlFor={id}>{t({ zh: '提交说明', en: 'Message of the commit' })}</label>
      <textarea
        id={id}
        required
        rows={Math.min(6, (written ?? proposed).split('\n').length + 1)}
        value={written ?? proposed}
        onChange={(event) => setWritten(event.target.value)}
      />
      <div className="bar">
        <button type="submit">
          {t({
            zh: `保存并提交（${all.length} 个文件）`,
            en: `Save and commit (${all.length} ${all.length === 1 ? 'file' : 'files'})`,
          })}
        </button>
        <output className="quiet">{notice}</output>
      </div>
      <p className="quiet">{all.join(t({ zh: '、', en: ', ' }))}</p>
    </form>
  );
}
