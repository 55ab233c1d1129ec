import { type ReactNode, useId } from 'react';
import { useLanguage, useT } from '../../../../src/ui/language.tsx';
import { Hint } from '../hint/Hint.tsx';
import { useFormTools } from './FormContext.ts';
import { labelOf } from './label.ts';
import { keyOf, type ShownControl } from './problems-of-form.ts';

interface Described {
  id: string;
  'aria-describedby': string;
  'aria-invalid': boolean;
}

interface LabelledProps {
  control: ShownControl;
  /** Several inputs under one name. */
  isSet?: boolean;
  /** Behind its input. */
  isBehind?: boolean;
  children: (described: Described) => ReactNode;
}

/** A control with its name, what it is for and what is wrong at it. */
export function Labelled({ control, isSet = false, isBehind = false, children }: LabelledProps) {
  const id = useId();
  const { problems } = useFormTools();
  const isWrong = problems.has(keyOf(control.path));
  const input = children({
    id,
    'aria-describedby': `${id}-about ${id}-problems`,
    'aria-invalid': isWrong,
  });
  const name = <Name control={control} />;
  return (
    <div className={isWrong ? 'setting wrong' : 'setting'}>
      {isSet ? (
        <fieldset aria-describedby={`${id}-about ${id}-problems`}>
          <legend>{name}</legend>
          {input}
        </fieldset>
      ) : (
        <>
          {isBehind && input}
          <label htmlFor={id}>{name}</label>
          {!isBehind && input}
        </>
      )}
      <About id={`${id}-about`} control={control} />
      <Below control={control} />
      <ProblemsAt id={`${id}-problems`} path={control.path} />
    </div>
  );
}

export function Name({
  control: { name, about, isNamed, nameAbout, required },
}: {
  control: ShownControl;
}) {
  const t = useT();
  const { label } = labelOf(about);
  return (
    <>
      {isNamed || about === '' ? name : <WithCode text={label} />}{' '}
      {nameAbout !== undefined && <span className="quiet">{nameAbout}</span>}
      {!isNamed && about !== '' && <code className="quiet">{name}</code>}
      {required && <span className="quiet">{t({ zh: '（必填）', en: ' (required)' })}</span>}
    </>
  );
}

/** Descriptions have what is to be written between backticks. */
export function WithCode({ text }: { text: string }) {
  return text.split('`').map((part, at) =>
    // oxlint-disable-next-line react/no-array-index-key -- parts of one text, which are told apart by their place alone
    at % 2 === 1 ? <code key={at}>{part}</code> : part,
  );
}

function About({ id, control }: { id: string; control: ShownControl }) {
  const t = useT();
  const { rest } = labelOf(control.about);
  const usual = 'usual' in control && typeof control.usual === 'string' ? control.usual : '';
  const isSaid = usual !== '' && 'value' in control && control.value === '';
  return (
    <p id={id} className="quiet">
      {!control.isNamed && <WithCode text={rest} />}{' '}
      {isSaid && t({ zh: `不写：${usual}`, en: `Left out: ${usual}` })}
    </p>
  );
}

/** What a funder has instead of what its template says can be taken back. */
function Below({ control: { path, at, isBelow, name } }: { control: ShownControl }) {
  const t = useT();
  const { write } = useFormTools();
  if (!at || !isBelow) return null;
  return (
    <button
      type="button"
      className="link"
      aria-label={t({ zh: `${name} 恢复为模板的`, en: `${name} as in the template again` })}
      onClick={() => void write({ path, value: null })}
    >
      {t({ zh: '恢复为模板的', en: 'As in the template again' })}
    </button>
  );
}

export function ProblemsAt({ id, path }: { id?: string; path: readonly string[] }) {
  const language = useLanguage();
  const { problems, workspace } = useFormTools();
  const here = problems.get(keyOf(path)) ?? [];
  return (
    <div id={id}>
      {here.map(({ rule, from, message, hint, fixes }) => (
        <p key={`${rule} ${from.line} ${from.column} ${message.en}`} className="problem">
          {message[language]} {hint && <Hint text={hint[language]} />}
          {fixes.map(({ title, edits }) => (
            <button key={title.en} type="button" onClick={() => void workspace.apply(edits)}>
              {title[language]}
            </button>
          ))}
        </p>
      ))}
    </div>
  );
}
