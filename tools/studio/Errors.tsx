import { useEffect, useState } from 'react';
import type { Flow, Language } from '../../src/model/definition.ts';
import { useT } from '../../src/ui/language.tsx';
import type { ValidationMessage } from '../../src/steps/kind-driver.ts';
import { errorsOf } from './errors-of-step.tsx';

interface ErrorsProps {
  flow: Flow;
  step: string;
  language: Language;
}

/** Every error the present step can show. */
export function Errors({ flow, step: id, language }: ErrorsProps) {
  const t = useT();
  const [errors, setErrors] = useState<ValidationMessage[]>([]);
  const step = flow.steps[id];
  useEffect(() => {
    let here = true;
    if (step) void errorsOf(flow, step, language).then((loaded) => here && setErrors(loaded));
    return () => {
      here = false;
    };
  }, [flow, step, language]);
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
