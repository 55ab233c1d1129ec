import { useState } from 'react';
import { useT } from '../../../src/ui/language.tsx';
import type { LocalizedText } from '../../../src/model/step-kind.ts';
import { outcomeWords } from '../../cases/words.ts';
import type { CasesResult, ImportCasesResult, ImportedCase } from '../wire.ts';
import { ChooseFile, download } from './exchange.tsx';
import { refusal, request } from './request.ts';
import { type AppliedEdits, notSaved, type Workspace, writtenOn } from './workspace.ts';

interface CasesProps {
  workspace: Workspace;
  funder: string;
  /** The funder's file has examples. */
  hasExamples: boolean;
}

/** The funder's examples as files, for others and for browser tests, and back. */
export function Cases({ workspace, funder, hasExamples }: CasesProps) {
  const t = useT();
  const [refused, setRefused] = useState<LocalizedText>();
  async function save(what: 'cases' | 'browser test') {
    const body = { texts: workspace.texts(), funder };
    const result = await request<CasesResult>('cases', body).catch(refusal);
    setRefused('refused' in result ? result.refused : undefined);
    if ('refused' in result) return;
    const { cases, spec } = result;
    // The browser test reads the examples from the file beside it.
    for (const file of what === 'cases' ? [cases] : [cases, spec])
      download(file.name, file.text, 'text/plain');
  }
  return (
    <div className="cases">
      {hasExamples && (
        <div className="bar">
          <button type="button" onClick={() => void save('cases')}>
            {t({ zh: '导出用例（JSON）', en: 'Export the examples (JSON)' })}
          </button>
          <button type="button" onClick={() => void save('browser test')}>
            {t({ zh: '导出浏览器测试（Playwright）', en: 'Export a browser test (Playwright)' })}
          </button>
        </div>
      )}
      {refused && (
        <p className="bad" role="alert">
          {t(refused)}
        </p>
      )}
      <ImportCases workspace={workspace} />
    </div>
  );
}

interface Imported {
  text: string;
  outcomes: ImportedCase[];
  applied: AppliedEdits | undefined;
}

function useImport(workspace: Workspace) {
  const [notice, setNotice] = useState<LocalizedText>();
  const [imported, setImported] = useState<Imported>();
  async function bringIn(text: string, mayReplace: boolean) {
    setNotice(reading);
    const body = { texts: workspace.texts(), text, mayReplace };
    const result = await request<ImportCasesResult>('importCases', body).catch(refusal);
    if ('refused' in result) {
      setImported(undefined);
      setNotice(result.refused);
      return;
    }
    const { edits, outcomes } = result;
    const applied = edits.length > 0 ? await workspace.apply(edits) : undefined;
    setImported({ text, outcomes, applied });
    setNotice(applied && notSaved);
  }
  function takeBack() {
    const isUndone = imported?.applied !== undefined && workspace.takeBack(imported.applied);
    setImported(undefined);
    setNotice(isUndone ? undefined : writtenOn);
  }
  return { notice, imported, bringIn, takeBack };
}

function ImportCases({ workspace }: Pick<CasesProps, 'workspace'>) {
  const t = useT();
  const { notice, imported, bringIn, takeBack } = useImport(workspace);
  const different = imported?.outcomes.filter(({ outcome }) => outcome === 'different') ?? [];
  return (
    <>
      <div className="bar">
        <ChooseFile
          words={t({ zh: '读入用例…', en: 'Bring in examples…' })}
          accept=".json,application/json"
          onChoose={(file) => void file.text().then((text) => bringIn(text, false))}
        />
        {imported?.applied && (
          <button type="button" onClick={takeBack}>
            {t({ zh: '撤销读入', en: 'Undo' })}
          </button>
        )}
        {imported && different.length > 0 && (
          <button type="button" onClick={() => void bringIn(imported.text, true)}>
            {t({
              zh: `用读入的替换（${different.length} 个）`,
              en: `Replace what differs (${different.length})`,
            })}
          </button>
        )}
      </div>
      <output className="quiet">{notice && t(notice)}</output>
      {imported && <Outcomes outcomes={imported.outcomes} />}
    </>
  );
}

function Outcomes({ outcomes }: Pick<Imported, 'outcomes'>) {
  const t = useT();
  return (
    <ul className="changes">
      {outcomes.map(({ file, name, outcome, why }) => (
        <li key={`${file} ${name}`}>
          {name}
          {t({ zh: '：', en: ': ' })}
          {t(outcomeWords[outcome])}
          {why && t({ zh: `。${why.zh}`, en: `. ${why.en}` })}
        </li>
      ))}
    </ul>
  );
}

const reading: LocalizedText = { zh: '读取中…', en: 'reading…' };
