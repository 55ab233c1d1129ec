import { useLanguage, useT } from '../../../../src/ui/language.tsx';
import type { LocalizedText } from '../../../../src/model/step-kind.ts';
import type { FormPart, Stays } from '../../../authoring/form/controls.ts';
import type { TextPosition } from '../../wire.ts';
import { useFormTools } from './FormContext.ts';
import type { ControlOf } from './inputs.tsx';
import { Name, ProblemsAt } from './Labelled.tsx';

/** What has a form of its own, in the order of the text. */
export function Parts({ control }: { control: ControlOf<'parts'> }) {
  const t = useT();
  const { edit, form } = useFormTools();
  const { parts, canMove, path } = control;
  return (
    <fieldset className="setting group">
      <legend>
        <Name control={control} />
      </legend>
      <ProblemsAt path={path} />
      {parts.length === 0 && (
        <button
          type="button"
          className="link"
          aria-label={t({
            zh: `在文本里写 ${control.name}`,
            en: `Write ${control.name} in the text`,
          })}
          onClick={() => edit(form.from)}
        >
          {t({ zh: '在文本里写', en: 'Write it in the text' })}
        </button>
      )}
      <ol className="parts">
        {parts.map((part, index) => (
          <li key={part.name}>
            <Part part={part} />
            {canMove && <Moves control={control} index={index} />}
          </li>
        ))}
      </ol>
    </fieldset>
  );
}

function Part({ part: { name, title, from } }: { part: FormPart<TextPosition> }) {
  const language = useLanguage();
  const { form, workspace } = useFormTools();
  return (
    <button type="button" className="part" onClick={() => void workspace.show(form.file, from)}>
      <b>{title?.[language] ?? name}</b> {title && <i className="quiet">{name}</i>}
    </button>
  );
}

/** An entry and the one below it change places, unless what they say would be another flow. */
function Moves({
  control: { parts, path },
  index,
}: {
  control: ControlOf<'parts'>;
  index: number;
}) {
  const t = useT();
  const { write, tell } = useFormTools();
  const name = parts[index]?.name ?? '';
  const move = (upper: number) => {
    const part = parts[upper];
    const stays: Stays | undefined = part ? part.stays : { why: 'last' };
    tell(stays && reasons(stays));
    if (part && !stays) void write({ path: [...path, part.name], exchange: 'below' });
  };
  const isOff = (upper: number) => !parts[upper] || parts[upper].stays !== undefined;
  return (
    <span className="moves">
      <button
        type="button"
        aria-label={t({ zh: `上移 ${name}`, en: `Move ${name} up` })}
        aria-disabled={isOff(index - 1)}
        onClick={() => move(index - 1)}
      >
        ↑
      </button>
      <button
        type="button"
        aria-label={t({ zh: `下移 ${name}`, en: `Move ${name} down` })}
        aria-disabled={isOff(index)}
        onClick={() => move(index)}
      >
        ↓
      </button>
    </span>
  );
}

function reasons(stays: Stays): LocalizedText {
  if (stays.why === 'last')
    return { zh: '已在最前或最后。', en: 'There is nothing further that way.' };
  if (stays.why === 'form')
    return {
      zh: '写在同一行里，顺序在文本里改。',
      en: 'They stand in one line: change the order in the text.',
    };
  return {
    zh: `步骤 ${stays.step} 自己写了去向（next、on 或 ends），只改顺序会改变流程。请先在文本里改它的去向。`,
    en: `The step ${stays.step} says itself where it leads (next, on or ends): in another order the flow would be another one. Change where it leads in the text first.`,
  };
}
