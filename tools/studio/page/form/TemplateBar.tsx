import { useT } from '../../../../src/ui/language.tsx';
import type { TextPosition } from '../../wire.ts';
import type { ChecksState } from '../checks.ts';
import type { FormOfText } from './use-form.ts';

interface TemplateBarProps extends Pick<FormOfText, 'form'> {
  use: NonNullable<FormOfText['use']>;
  checked: ChecksState;
  /** What is changed is the template. */
  isForAll: boolean;
  setIsForAll: (isForAll: boolean) => void;
  edit: (file: string, at: TextPosition) => void;
}

/** Where it is written, whom a change reaches, and the choice whom it shall. */
export function TemplateBar({ form, use, checked, isForAll, setIsForAll, edit }: TemplateBarProps) {
  const t = useT();
  const { step, funders } = use;
  const { funders: all, definition } = checked;
  const code = definition?.funder ?? '';
  const { zh, en } = all.find((one) => one.code === code)?.name ?? { zh: code, en: code };
  const target = isForAll || !step ? form.file : step.file;
  return (
    <div className="template">
      <p>
        {t({ zh: '写在模板里：', en: 'Written in the template ' })}
        <button type="button" className="link" onClick={() => edit(form.file, form.from)}>
          {form.file}:{form.from.line}
        </button>
        {funders !== undefined &&
          t({
            zh: `，${funders} 家资方在用。`,
            en: `, which ${funders} ${funders === 1 ? 'funder uses' : 'funders use'}.`,
          })}{' '}
        {!step &&
          form.path.length > 0 &&
          t({
            zh: '这里的步骤不能只为一家改：资方可以把模板换个名称拿来用（use），再改（change）。',
            en: 'This step cannot be changed for one of them from here: a funder can take the template up under a name of its own (use) and change it there.',
          })}
      </p>
      {step && (
        <fieldset
          className="choice"
          aria-label={t({ zh: '改动的范围', en: 'What a change reaches' })}
        >
          <button type="button" aria-pressed={!isForAll} onClick={() => setIsForAll(false)}>
            {t({ zh: `只改${zh}`, en: `${en} alone` })}
          </button>
          <button type="button" aria-pressed={isForAll} onClick={() => setIsForAll(true)}>
            {t({ zh: '改模板（所有在用的资方）', en: 'The template, for all who use it' })}
          </button>
          <span className="quiet">{t({ zh: `写入 ${target}`, en: `Goes to ${target}` })}</span>
        </fieldset>
      )}
    </div>
  );
}
