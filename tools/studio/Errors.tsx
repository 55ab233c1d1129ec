import { useEffect, useState } from 'react';
import type { Definition, Language } from '../../src/model/definition.ts';
import { useT } from '../../src/ui/language.tsx';
import type { ValidationMessage } from '../../src/steps/kind-driver.ts';
import type { StageState } from './stage-state.ts';
import { errorsOf } from './errors-of-step.tsx';

interface ErrorsProps {
  definition: Definition;
  at: Pick<StageState, 'flow' | 'step'>;
  language: Language;
}

/** Every error the present step can show. */
export function Errors({ definition, at, language }: ErrorsProps) {
  const t = useT();
  const [errors, setErrors] = useState<ValidationMessage[]>([]);
  const flow = definition.flows[at.flow];
  const step = flow?.steps[at.step];
  useEffect(() => {
    let here = true;
    if (flow && step)
      void errorsOf({ definition, flow, step }, language).then(
        (loaded) => here && setErrors(loaded),
      );
    return () => {
      here = false;
    };
  }, [definition, flow, step, language]);
  return (
    <section>
      <h2>{t({ zh: '此步骤可能显示的全部错误', en: 'Every error this step can show' })}</h2>
      {errors.length === 0 && <p className="quiet">{t({ zh: '没有。', en: 'None.' })}</p>}
      <dl className="errors">
        {errors.map(({ when, sentence }) => (
          <div key={`${when} ${sentence}`}>
            <dt>{when}</dt>
            <dd>{sentence}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
