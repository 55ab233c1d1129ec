import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { useT } from '../../../src/ui/language.tsx';
import type { LocalizedText } from '../../../src/model/step-kind.ts';
import type { Stage } from '../stage.ts';
import type { RecordResult } from '../wire.ts';
import { refusal, request } from './request.ts';
import { FormDialog } from './FormDialog.tsx';
import { type AppliedEdits, notSaved, type Workspace, writtenOn } from './workspace.ts';

interface RecordWalkProps {
  stage: Stage;
  funder: string;
  /** What was done on the phone has come to an end of the flow. */
  isOver: boolean;
  workspace: Workspace;
}

/** An example, which can be taken back. */
interface Written {
  name: string;
  applied: AppliedEdits;
}

/** Writes what was done on the phone as an example of the funder's file. */
export function RecordWalk({ stage, funder, isOver, workspace }: RecordWalkProps) {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  const [written, setWritten] = useState<Written>();
  const [notice, setNotice] = useState<LocalizedText>();
  function takeBack({ applied }: Written) {
    setNotice(workspace.takeBack(applied) ? undefined : writtenOn);
    setWritten(undefined);
  }
  return (
    <div className="bar recording">
      <button
        type="button"
        aria-disabled={!isOver}
        title={isOver ? undefined : t(untilEnd)}
        onClick={() => isOver && dialog.current?.showModal()}
      >
        {t({ zh: '录为示例…', en: 'Record as an example…' })}
      </button>
      {written && (
        <button type="button" onClick={() => takeBack(written)}>
          {t({ zh: `撤销录制“${written.name}”`, en: `Undo recording "${written.name}"` })}
        </button>
      )}
      <output className="quiet">{notice && t(notice)}</output>
      <ExampleName
        dialog={dialog}
        stage={stage}
        funder={funder}
        workspace={workspace}
        onWritten={(example) => {
          setWritten(example);
          setNotice(notSaved);
        }}
      />
    </div>
  );
}

const untilEnd: LocalizedText = {
  zh: '先在手机上走到流程结尾',
  en: 'Come to an end of the flow on the phone first',
};

interface ExampleNameProps extends Omit<RecordWalkProps, 'isOver'> {
  dialog: RefObject<HTMLDialogElement | null>;
  onWritten: (example: Written) => void;
}

function ExampleName({ dialog, stage, funder, workspace, onWritten }: ExampleNameProps) {
  const t = useT();
  const [refused, setRefused] = useState<LocalizedText>();
  async function record(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entered = new FormData(event.currentTarget).get('name');
    const name = typeof entered === 'string' ? entered.trim() : '';
    const body = { texts: workspace.texts(), funder, name, walk: stage.recorded() };
    const result = await request<RecordResult>('record', body).catch(refusal);
    setRefused('refused' in result ? result.refused : undefined);
    if ('refused' in result) return;
    const applied = await workspace.apply(result.edits);
    dialog.current?.close();
    onWritten({ name, applied });
  }
  return (
    <FormDialog
      dialog={dialog}
      title={t({ zh: '录为示例', en: 'Record as an example' })}
      onSubmit={record}
      trouble={refused && t(refused)}
      submit={t({ zh: '写入', en: 'Write it' })}
    >
      <p className="quiet">{t(whatIsWritten)}</p>
      <label className="field">
        <span>{t({ zh: '这是怎样的客户', en: 'What kind of customer this is' })}</span>
        <input name="name" required autoComplete="off" />
      </label>
    </FormDialog>
  );
}

const whatIsWritten: LocalizedText = {
  zh: '写入填写的内容、经过的页面和结果；证件号、手机号等敏感内容和照片不会写入。',
  en: 'Answers, pages and the end are written; nothing sensitive, such as numbers of cards and phones, and no photographs.',
};
