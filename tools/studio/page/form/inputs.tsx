import { type KeyboardEvent, useId, useState } from 'react';
import { useT } from '../../../../src/ui/language.tsx';
import { choicesIn, useFormTools } from './FormContext.ts';
import { Labelled } from './Labelled.tsx';
import type { ShownControl } from './problems-of-form.ts';
import type { ShownForm } from './use-form.ts';
import { useDraft } from './use-draft.ts';

export type ControlOf<T extends ShownControl['type']> = ShownControl & { type: T };

/** Written with Enter or when the next one is gone to. */
export function TextControl({ control }: { control: ControlOf<'text'> }) {
  const { form, write } = useFormTools();
  const { path, value, isNumber, choices, usual } = control;
  const { shown, isTyped, type, commit } = useDraft(value, async (now) =>
    write({ path, value: now === '' ? null : now }),
  );
  return (
    <Labelled control={control}>
      {(described) => (
        <input
          {...described}
          value={shown}
          data-typed={isTyped}
          inputMode={isNumber ? 'decimal' : 'text'}
          placeholder={usual}
          {...(choices !== undefined && { list: listId(form, choices) })}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => (event.key === 'Enter' || isSaving(event)) && commit()}
          onBlur={() => commit()}
        />
      )}
    </Labelled>
  );
}

const isWriting = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && (event.ctrlKey || event.metaKey);
const isSaving = (event: KeyboardEvent): boolean =>
  event.key === 's' && (event.ctrlKey || event.metaKey);

export const listId = ({ path }: ShownForm, name: string): string =>
  `choices-${path.join('-')}-${name}`;

const languages = { zh: ['中文', 'zh-CN'], en: ['English', 'en'] } as const;

export function WordsControl({ control }: { control: ControlOf<'words'> }) {
  return (
    <Labelled control={control} isSet>
      {({ 'aria-invalid': isWrong }) => (
        <div className="bilingual">
          {(['zh', 'en'] as const).map((language) => (
            <Words key={language} control={control} language={language} isWrong={isWrong} />
          ))}
        </div>
      )}
    </Labelled>
  );
}

interface WordsProps {
  control: ControlOf<'words'>;
  language: 'zh' | 'en';
  isWrong: boolean;
}

function Words({ control: { path, value }, language, isWrong }: WordsProps) {
  const { write } = useFormTools();
  const { shown, isTyped, type, commit } = useDraft(value[language], async (now) =>
    write({ path, value: { [language]: now } }),
  );
  const [name, lang] = languages[language];
  return (
    <label>
      <span className="quiet" lang={lang}>
        {name}
      </span>
      <textarea
        lang={lang}
        rows={1}
        value={shown}
        data-typed={isTyped}
        aria-invalid={isWrong}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => (isWriting(event) || isSaving(event)) && commit()}
        onBlur={() => commit()}
      />
    </label>
  );
}

export function YesNoControl({ control }: { control: ControlOf<'yes-no'> }) {
  const { write } = useFormTools();
  const { path, value, isKnown } = control;
  const { shown, commit } = useDraft(value ? 'yes' : 'no', async (now) =>
    write({ path, value: now }),
  );
  return (
    <Labelled control={control} isBehind>
      {(described) => (
        <input
          {...described}
          type="checkbox"
          checked={shown === 'yes'}
          ref={(box) => {
            if (box) box.indeterminate = !isKnown;
          }}
          onChange={(event) => commit(event.target.checked ? 'yes' : 'no')}
        />
      )}
    </Labelled>
  );
}

export function ChoiceControl({ control }: { control: ControlOf<'choice'> }) {
  const { form, write } = useFormTools();
  const { path, value, choices, usual, required } = control;
  const { shown, commit } = useDraft(value, async (now) =>
    write({ path, value: now === '' ? null : now }),
  );
  const all = choicesIn(form, choices);
  const isListed = shown === '' || all.some((one) => one.value === shown);
  return (
    <Labelled control={control}>
      {(described) => (
        <select {...described} value={shown} onChange={(event) => commit(event.target.value)}>
          {(!required || shown === '') && <option value="">{usual ?? ''}</option>}
          {!isListed && <option value={shown}>{shown}</option>}
          <Options all={all} />
        </select>
      )}
    </Labelled>
  );
}

export function Options({ all }: { all: readonly { value: string; about?: string }[] }) {
  return all.map(({ value, about }) => (
    <option key={value} value={value}>
      {about === undefined ? value : `${value} · ${about.replaceAll('`', '')}`}
    </option>
  ));
}

/** In their order; one more comes last. */
export function SeveralControl({ control }: { control: ControlOf<'several'> }) {
  const t = useT();
  const { form, write } = useFormTools();
  const { path, value, choices } = control;
  const about = new Map(choicesIn(form, choices).map((one) => [one.value, one.about]));
  const put = (now: readonly string[]) => void write({ path, value: now });
  return (
    <Labelled control={control} isSet>
      {() => (
        <>
          <ol className="several">
            {value.map((one, index) => (
              <li key={one}>
                <span>{one}</span> <span className="quiet">{about.get(one)}</span>
                <button
                  type="button"
                  aria-label={t({ zh: `${one} 前移`, en: `${one} further up` })}
                  disabled={index === 0}
                  onClick={() => put(exchanged(value, index))}
                >
                  ↑
                </button>
                <button
                  type="button"
                  aria-label={t({ zh: `去掉 ${one}`, en: `Take ${one} out` })}
                  onClick={() => put(value.filter((other) => other !== one))}
                >
                  ✕
                </button>
              </li>
            ))}
          </ol>
          <OneMore control={control} add={(one) => put([...value, one])} />
        </>
      )}
    </Labelled>
  );
}

const exchanged = (value: readonly string[], index: number): string[] =>
  value.map((one, at) => value[at === index ? index - 1 : at === index - 1 ? index : at] ?? one);

interface OneMoreProps {
  control: ControlOf<'several'>;
  add: (one: string) => void;
}

function OneMore({ control: { value, choices }, add }: OneMoreProps) {
  const t = useT();
  const id = useId();
  const { form } = useFormTools();
  const [one, setOne] = useState('');
  const left = choicesIn(form, choices).filter((choice) => !value.includes(choice.value));
  const isOff = one === '' || value.includes(one);
  const words = t({ zh: '再加一个', en: 'One more' });
  return (
    <div className="bar">
      <label htmlFor={id} className="quiet">
        {words}
      </label>
      {left.length > 0 ? (
        <select id={id} value={one} onChange={(event) => setOne(event.target.value)}>
          <option value="">{t({ zh: '请选择', en: 'Choose' })}</option>
          <Options all={left} />
        </select>
      ) : (
        <input id={id} value={one} onChange={(event) => setOne(event.target.value)} />
      )}
      <button
        type="button"
        aria-disabled={isOff}
        onClick={() => {
          if (isOff) return;
          add(one);
          setOne('');
        }}
      >
        {t({ zh: '添加', en: 'Add' })}
      </button>
    </div>
  );
}
