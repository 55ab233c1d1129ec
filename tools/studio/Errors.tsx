import { useEffect, useState } from 'react';
import type { Definition, Language } from '../../src/model/definition.ts';
import { useT } from '../../src/ui/language.tsx';
import type { StageState } from './stage-state.ts';
import type { ErrorCause } from './error-cause.ts';
import type { Stage } from './stage.ts';
import { errorsOf, type StepError } from './errors-of-step.tsx';

interface ErrorsProps {
  definition: Definition;
  at: Pick<StageState, 'flow' | 'step'>;
  language: Language;
  stage: Stage | undefined;
}

/** Every error the present step can show. */
export function Errors({ definition, at, language, stage }: ErrorsProps) {
  const t = useT();
  const [errors, setErrors] = useState<StepError[]>([]);
  // The phone leaves the step with the error: its list stays.
  const [listed, setListed] = useState<ErrorsProps['at']>();
  const place = listed ?? at;
  const flow = definition.flows[place.flow];
  const step = flow?.steps[place.step];
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
      {listed && (listed.flow !== at.flow || listed.step !== at.step) && (
        <p className="quiet">
          {listed.step}{' '}
          <button type="button" className="link" onClick={() => setListed(undefined)}>
            {t({ zh: '看手机上这一步的', en: 'Those of the step on the phone' })}
          </button>
        </p>
      )}
      {errors.length === 0 && <p className="quiet">{t({ zh: '没有。', en: 'None.' })}</p>}
      <dl className="errors">
        {errors.map((error) => (
          <OneError
            key={`${error.when} ${error.sentence}`}
            error={error}
            show={(cause) => {
              setListed({ flow: place.flow, step: place.step });
              return stage?.showError(place.flow, place.step, cause) ?? false;
            }}
          />
        ))}
      </dl>
    </section>
  );
}

interface OneErrorProps {
  error: StepError;
  /** False: no way to it is known. */
  show: (cause: ErrorCause) => boolean;
}

function OneError({ error: { when, sentence, cause }, show }: OneErrorProps) {
  const t = useT();
  const [isMissed, setIsMissed] = useState(false);
  return (
    <div>
      <dt>{when}</dt>
      <dd>
        {sentence}{' '}
        {cause && (
          <button
            type="button"
            className="link"
            aria-label={t({
              zh: `在手机上显示：${sentence}`,
              en: `Show on the phone: ${sentence}`,
            })}
            onClick={() => setIsMissed(!show(cause))}
          >
            {t({ zh: '在手机上显示', en: 'Show it' })}
          </button>
        )}
        {isMissed && (
          <span role="status"> {t({ zh: '没有找到这条路。', en: 'No way to it was found.' })}</span>
        )}
      </dd>
    </div>
  );
}
