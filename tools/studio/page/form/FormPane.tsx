import { useEffect, useMemo, useRef, useState } from 'react';
import { useT } from '../../../../src/ui/language.tsx';
import type { TextPosition } from '../../wire.ts';
import type { Stage } from '../../stage.ts';
import type { ChecksState } from '../checks.ts';
import type { StudioParts } from '../open-studio.ts';
import type { Workspace } from '../workspace.ts';
import { FormProvider, type FormTools } from './FormContext.ts';
import { Controls } from './Group.tsx';
import { listId, Options } from './inputs.tsx';
import { ProblemsAt, WithCode } from './Labelled.tsx';
import { problemsByControl } from './problems-of-form.ts';
import { TemplateBar } from './TemplateBar.tsx';
import { type ShownForm, useForm } from './use-form.ts';
import { useKeys } from './use-keys.ts';
import { useFollowedStep } from './use-followed-step.ts';

interface FormPaneProps {
  parts: StudioParts;
  stage: Stage | undefined;
  checked: ChecksState;
  /** Leaves the form for a line in the text. */
  edit: (file: string, at: TextPosition) => void;
}

/** The step or flow the caret is in, as controls that write into the text. */
export function FormPane({ parts, checked, stage, edit }: FormPaneProps) {
  const t = useT();
  const { workspace } = parts;
  const { shown, isBroken, notice, tell, write, undo } = useForm(parts);
  const pane = useKeys({
    // The control writes first what is typed in it.
    s: () => setTimeout(() => void workspace.saveAll()),
    z: undo,
  });
  const [isForAll, setIsForAll] = useState(false);
  useFollowedStep(parts, stage);
  useFocusOfForm(shown?.form);
  if (!shown || (isBroken && shown.form.file !== workspace.file))
    return (
      <p className="form quiet" role="status">
        {isBroken ? t(unreadable) : t({ zh: '读取中…', en: 'reading…' })}
      </p>
    );
  const { form, use } = shown;
  const own = isForAll ? undefined : use?.step;
  const tools = { workspace, problems: checked.problems, write, edit, tell, isBroken };
  return (
    <section
      key={keyOfForm(form)}
      className="form"
      tabIndex={-1}
      ref={pane}
      aria-label={t({ zh: '表单', en: 'Form' })}
    >
      <div className="bar">
        <Above form={form} workspace={workspace} />
        <button type="button" aria-disabled={!undo} onClick={() => undo?.()}>
          {t({ zh: '撤销', en: 'Undo' })}
        </button>
        <output className="quiet">{notice && t(notice)}</output>
      </div>
      <p className="stale" role="status">
        {isBroken ? t(broken) : ''}
      </p>
      {use && (
        <TemplateBar
          form={form}
          use={use}
          checked={checked}
          isForAll={isForAll}
          setIsForAll={setIsForAll}
          edit={edit}
        />
      )}
      <WholeForm form={own ?? form} tools={tools} />
      {use?.settings && <WholeForm form={use.settings} tools={tools} />}
    </section>
  );
}

const unreadable = {
  zh: '文件写法有误，改好文本后再用表单。',
  en: 'The text is broken: mend it, and the form is there again.',
};
const broken = {
  zh: '文件写法有误，表单显示上一个可用版本，改好文本后再用。',
  en: 'The text is broken: the form shows what was good last, and waits until the text is mended.',
};

const keyOfForm = ({ file, path }: ShownForm): string => `${file} ${path.join(' > ')}`;

/** The focus that was in one form is in the next one. */
function useFocusOfForm(form: ShownForm | undefined): void {
  const last = useRef<string>(undefined);
  const now = form && keyOfForm(form);
  useEffect(() => {
    const isNext = last.current !== undefined && last.current !== now;
    last.current = now;
    if (!isNext || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('section.form')?.focus();
  }, [now]);
}

interface WholeFormProps {
  form: ShownForm;
  tools: Pick<FormPaneProps, 'edit'> &
    Pick<ReturnType<typeof useForm>, 'write' | 'tell' | 'isBroken'> & {
      workspace: Workspace;
      problems: ChecksState['problems'];
    };
}

function WholeForm({
  form,
  tools: { problems: all, write, edit, isBroken, ...rest },
}: WholeFormProps) {
  const problems = useMemo(() => problemsByControl(form, all), [form, all]);
  const tools: FormTools = {
    ...rest,
    form,
    problems,
    write: async (change) => write(form.file, change),
    edit: (at) => edit(form.file, at),
  };
  return (
    <FormProvider value={tools} key={keyOfForm(form)}>
      <fieldset className="whole" disabled={isBroken}>
        <legend>
          <b>{form.path.at(-1) ?? form.file}</b>{' '}
          <span className="quiet">
            <WithCode text={form.about} />
          </span>
        </legend>
        <ProblemsAt path={form.path} />
        <Controls controls={form.controls} />
      </fieldset>
      {Object.entries(form.lists).map(([name, choices]) => (
        <datalist key={name} id={listId(form, name)}>
          <Options all={choices} />
        </datalist>
      ))}
    </FormProvider>
  );
}

/** What is around it has forms, too. */
function Above({ form, workspace }: { form: ShownForm; workspace: Workspace }) {
  const t = useT();
  return (
    <nav aria-label={t({ zh: '上一级', en: 'Around it' })}>
      {form.above.map(({ name, from }) => (
        <button key={name} type="button" onClick={() => void workspace.show(form.file, from)}>
          {name === '' ? form.file : name}
        </button>
      ))}
    </nav>
  );
}
