import { useCallback, useEffect, useRef, useState } from 'react';
import type { FormChange } from '../../../authoring/form/change.ts';
import type { LocalizedText } from '../../../../src/model/step-kind.ts';
import { useLanguage } from '../../../../src/ui/language.tsx';
import type { Form } from '../../../authoring/form/controls.ts';
import type { FormEditResult, FormResult, TextPosition } from '../../wire.ts';
import type { Checks } from '../checks.ts';
import type { StudioParts } from '../open-studio.ts';
import { positionIn } from '../positions.ts';
import { refusal, request } from '../request.ts';
import type { AppliedEdits, Workspace } from '../workspace.ts';

export type ShownForm = Form<TextPosition>;
export type FormOfText = NonNullable<FormResult>;

/** Writes a change into a file; false: nothing had to be written. */
export type WriteChange = (file: string, change: FormChange) => Promise<boolean>;

export interface FormState {
  /** Of a text that cannot be read, what was good last. */
  shown: FormOfText | undefined;
  isBroken: boolean;
  notice: LocalizedText | undefined;
  tell: (notice: LocalizedText | undefined) => void;
  write: WriteChange;
  undo: (() => void) | undefined;
}

/** It outlives the form, which may be left for the text and come back to while that is broken. */
const lastGood = new WeakMap<Workspace, FormOfText>();

/** What a form has written and can take back, also once it was left for the text. */
const lastWritten = new WeakMap<Workspace, readonly AppliedEdits[]>();

/** The form of what the caret is in, read from the text anew with every change of it. */
export function useForm({ workspace, checks, address }: StudioParts): FormState {
  const language = useLanguage();
  const [shown, setShown] = useState(() => lastGood.get(workspace));
  const [isBroken, setIsBroken] = useState(false);
  useEffect(() => {
    let newest: object | undefined;
    const read = () => {
      const { file } = workspace.state();
      if (file === '') return;
      const reading = (newest = {});
      const { doc, selection } = workspace.view.state;
      const at = positionIn(doc, selection.main.head);
      const { funder, flow } = address.place();
      const question = { texts: workspace.texts(), file, at, language, funder, flow };
      void request<FormResult>('form', question).then(
        (result) => {
          if (newest !== reading) return;
          setIsBroken(!result);
          if (!result) return;
          lastGood.set(workspace, result);
          setShown(result);
        },
        () => undefined,
      );
    };
    read();
    const ends = [onChange(workspace, read), checks.subscribe(onOtherTexts(checks, read))];
    return () => {
      newest = undefined;
      for (const end of ends) end();
    };
  }, [workspace, checks, address, language]);
  return { shown, isBroken, ...useWriting(workspace) };
}

/** The caret is in another line, or of another text. */
function onChange(workspace: Workspace, then: () => void): () => void {
  let { file, line, text } = workspace.state();
  return workspace.subscribe(() => {
    const now = workspace.state();
    if (now.file === file && now.line === line && now.text === text) return;
    ({ file, line, text } = now);
    then();
  });
}

/** What others say in other files is known when they have been checked. */
function onOtherTexts(checks: Checks, then: () => void): () => void {
  let { texts } = checks.state();
  return () => {
    if (checks.state().texts === texts) return;
    ({ texts } = checks.state());
    then();
  };
}

function useWriting(workspace: Workspace): Omit<FormState, 'shown' | 'isBroken'> {
  const [notice, setNotice] = useState<LocalizedText>();
  const [written, setWritten] = useState(() => lastWritten.get(workspace) ?? []);
  useEffect(() => void lastWritten.set(workspace, written), [workspace, written]);
  /** One after the other, each into the text that the one before has left. */
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const writeNow = useCallback(
    async (file: string, change: FormChange) => {
      const result = await request<FormEditResult>('formEdit', {
        texts: workspace.texts(),
        file,
        change,
      }).catch(refusal);
      setNotice('refused' in result ? result.refused : undefined);
      if ('refused' in result || result.edits.length === 0) return false;
      const applied = await workspace.apply(result.edits);
      setWritten((before) => [...before, applied]);
      return true;
    },
    [workspace],
  );
  const write = useCallback<WriteChange>(
    async (file, change) => {
      const done = last.current.then(async () => writeNow(file, change));
      last.current = done.catch(() => undefined);
      workspace.expect(done);
      return done;
    },
    [workspace, writeNow],
  );
  const newest = written.at(-1);
  const undo =
    newest &&
    (() => {
      setNotice(workspace.takeBack(newest) ? undefined : writtenOn);
      setWritten((before) => before.slice(0, -1));
    });
  return { notice, tell: setNotice, write, undo };
}

const writtenOn: LocalizedText = {
  zh: '文件之后又有改动，请在文本里撤销。',
  en: 'The text has been written on since: undo in it.',
};
