import { type ReactNode, useId, useState } from 'react';
import { useLanguage, useT } from '../../../../src/ui/language.tsx';
import type { FormAddition } from '../../../authoring/form/controls.ts';
import type { LocalizedText } from '../../../../src/model/step-kind.ts';
import { useFormTools } from './FormContext.ts';
import {
  ChoiceControl,
  type ControlOf,
  listId,
  Options,
  SeveralControl,
  TextControl,
  WordsControl,
  YesNoControl,
} from './inputs.tsx';
import { labelOf } from './label.ts';
import { Name, ProblemsAt, WithCode } from './Labelled.tsx';
import { Parts } from './Parts.tsx';
import { keyOf, type ShownControl } from './problems-of-form.ts';

/**
 * What is written comes first, what has to be and what is set most; all else is there on demand. What is taken out stays in its place
 * while the form is open.
 */
export function Controls({ controls }: { controls: readonly ShownControl[] }) {
  const t = useT();
  const [first, setFirst] = useState<readonly string[]>([]);
  const more = controls.filter((one) => isFirst(one) && !first.includes(one.name));
  if (more.length > 0) setFirst([...first, ...more.map(({ name }) => name)]);
  const written = controls.filter(({ name }) => first.includes(name));
  const others = controls.filter((one) => !written.includes(one));
  const words = t({ zh: `更多设置（${others.length}）`, en: `More settings (${others.length})` });
  return (
    <>
      {written.map((one) => (
        <Control key={one.name} control={one} />
      ))}
      {others.length > 0 && (
        <OnDemand summary={words}>
          {others.map((one) => (
            <Control key={one.name} control={one} />
          ))}
        </OnDemand>
      )}
    </>
  );
}

/** Whether a field has to be filled in is what is set most. */
const isFirst = ({ at, name, required, isBelow, isForSpecification }: ShownControl): boolean =>
  !isForSpecification &&
  (at !== undefined || required === true || isBelow === true || name === 'required');

/** A form has hundreds of controls: only those that are open are drawn. */
function OnDemand({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && <div className="inside">{children}</div>}
    </details>
  );
}

function Control({ control }: { control: ShownControl }) {
  switch (control.type) {
    case 'text':
      return <TextControl control={control} />;
    case 'words':
      return <WordsControl control={control} />;
    case 'yes-no':
      return <YesNoControl control={control} />;
    case 'choice':
      return <ChoiceControl control={control} />;
    case 'several':
      return <SeveralControl control={control} />;
    case 'parts':
      return <Parts control={control} />;
    case 'group':
      return <Group control={control} />;
    default:
      return <Source control={control} />;
  }
}

/** Shown as it is written; its line is one press away. */
function Source({ control }: { control: ControlOf<'source'> }) {
  const t = useT();
  const { form, edit } = useFormTools();
  const { label } = labelOf(control.about);
  const name = control.isNamed || label === '' ? control.name : label;
  return (
    <div className="setting">
      <p>
        <Name control={control} />
      </p>
      {control.source !== '' && <pre>{control.source}</pre>}
      <button
        type="button"
        className="link"
        aria-label={t({ zh: `在文本里改：${name}`, en: `Edit in the text: ${name}` })}
        onClick={() => edit(control.at?.from ?? form.from)}
      >
        {t({ zh: '在文本里改', en: 'Edit in the text' })}
      </button>
      <ProblemsAt path={control.path} />
    </div>
  );
}

function Group({ control }: { control: ControlOf<'group'> }) {
  const language = useLanguage();
  const { problems } = useFormTools();
  const { controls, add, path, about, isNamed } = control;
  const { rest } = labelOf(about);
  const title = titleOf(control, language);
  const isWrong = [...problems.keys()].some((one) => one.startsWith(`${keyOf(path)} > `));
  if (controls.length === 0 && !add)
    return <Source control={{ ...control, type: 'source', source: '' }} />;
  const inside = (
    <>
      {!isNamed && (
        <p className="quiet">
          <WithCode text={rest} />
        </p>
      )}
      <ProblemsAt path={path} />
      <Controls controls={controls} />
      {add && <Addition control={control} add={add} />}
    </>
  );
  if (isNamed)
    return (
      <OnDemand
        summary={
          <>
            <b>{title ?? control.name}</b> {title !== undefined && <code>{control.name}</code>}
            {control.nameAbout !== undefined && <span className="quiet">{control.nameAbout}</span>}
            {isWrong && <Wrong />}
          </>
        }
      >
        {inside}
      </OnDemand>
    );
  return (
    <fieldset className="setting group">
      <legend>
        <Name control={control} />
      </legend>
      {inside}
    </fieldset>
  );
}

function Wrong() {
  const t = useT();
  return <span className="tag bad">{t({ zh: '有问题', en: 'to mend' })}</span>;
}

/** Its first sentence. */
function titleOf({ controls }: ControlOf<'group'>, language: 'zh' | 'en'): string | undefined {
  const words = controls.find((one) => one.type === 'words' && one.value[language] !== '');
  return words?.type === 'words' ? words.value[language] : undefined;
}

interface AdditionProps {
  control: ControlOf<'group'>;
  add: FormAddition;
}

const empty = { name: '', zh: '', en: '' };

/** Another name, and what belongs to it. */
function Addition({ control: { path, controls }, add: { names, value, choices } }: AdditionProps) {
  const t = useT();
  const id = useId();
  const { form, write } = useFormTools();
  const [{ name, zh, en }, setNew] = useState(empty);
  const set = (part: Partial<typeof empty>) => setNew((before) => ({ ...before, ...part }));
  const isOff =
    name === '' ||
    zh === '' ||
    (value === 'words' && en === '') ||
    controls.some((one) => one.name === name);
  const field = (label: LocalizedText, key: keyof typeof empty, list?: string) => (
    <label>
      <span className="quiet">{t(label)}</span>
      <input
        value={{ name, zh, en }[key]}
        list={list}
        onChange={(event) => set({ [key]: event.target.value })}
      />
    </label>
  );
  return (
    <div className="addition">
      {field({ zh: '新名称', en: 'New name' }, 'name', `${id}-names`)}
      <datalist id={`${id}-names`}>
        <Options all={names} />
      </datalist>
      {value === 'words' ? (
        <>
          {field({ zh: '中文', en: 'In Chinese' }, 'zh')}
          {field({ zh: '英文', en: 'In English' }, 'en')}
        </>
      ) : (
        field(
          { zh: '值', en: 'Value' },
          'zh',
          choices === undefined ? undefined : listId(form, choices),
        )
      )}
      <button
        type="button"
        aria-disabled={isOff}
        onClick={() => {
          if (isOff) return;
          const words = value === 'words' ? { zh, en } : zh;
          void write({ path: [...path, name], value: words }).then(
            (isDone) => isDone && setNew(empty),
          );
        }}
      >
        {t({ zh: '添加', en: 'Add' })}
      </button>
    </div>
  );
}
