import type { Definition, Flow, LocalizedTemplate, Step } from '../../src/model/definition.ts';
import type { LocalizedText } from '../../src/model/step-kind.ts';
import { useLanguage, useT } from '../../src/ui/language.tsx';
import { endInWords, stateInWords } from './naming/state-words.ts';
import { stepName } from './naming/step-names.ts';
import { titleInWords } from './naming/title-in-words.ts';
import type { PlatformMode } from './preview-world.ts';
import type { ShownStepAnswers, ShownCall } from './shown.ts';
import type { Stage } from './stage.ts';
import type { StageState } from './stage-state.ts';

const modeNames: Record<PlatformMode, LocalizedText> = {
  answers: { zh: '正常应答', en: 'answers' },
  refuses: { zh: '拒绝', en: 'refuses' },
  unreachable: { zh: '无法连接', en: 'cannot be reached' },
};

const whats: Record<ShownCall['what'], LocalizedText> = {
  ok: { zh: '成功', en: 'ok' },
  failed: { zh: '被拒绝', en: 'refused' },
  unreachable: { zh: '无法连接', en: 'cannot be reached' },
  'under way': { zh: '进行中', en: 'under way' },
  'given up': { zh: '已放弃', en: 'given up' },
};

interface NowProps {
  stage: Stage;
  state: StageState;
  definition: Definition;
}

/** Where the phone is, what was answered, and the last call. */
export function Now({ stage, state, definition }: NowProps) {
  const t = useT();
  const { answers, call } = state;
  const steps = definition.flows[state.flow]?.steps ?? {};
  const step = steps[state.step];
  return (
    <section>
      <h2>{t({ zh: '当前步骤', en: 'This step' })}</h2>
      <p>
        <b>{step ? t(stepName(step, definition)) : state.step}</b>{' '}
        <span className="code">{state.step}</span>{' '}
        <span className="tag">{t(stateInWords(state.status, step?.kind))}</span>
        {state.ended !== undefined && (
          <span className="tag good">
            {t({ zh: '已结束：', en: 'ended: ' })}
            {t(endInWords(state.ended))}
          </span>
        )}
      </p>
      {state.bug !== undefined && <p className="verdict bad">{state.bug}</p>}
      <fieldset className="choice" aria-label={t({ zh: '平台', en: 'The platform' })}>
        <span>{t({ zh: '平台', en: 'The platform' })}</span>
        {(Object.keys(modeNames) as PlatformMode[]).map((mode) => (
          <button
            key={mode}
            type="button"
            aria-pressed={mode === state.mode}
            onClick={() => stage.mode(mode)}
          >
            {t(modeNames[mode])}
          </button>
        ))}
      </fieldset>
      <h3>{t({ zh: '已填内容', en: 'Answers' })}</h3>
      <Answers answers={answers} steps={steps} definition={definition} />
      <h3>{t({ zh: '最近一次请求', en: 'Last call' })}</h3>
      {call ? (
        <>
          <p>
            <b>{call.endpoint}</b> <span className="tag">{t(whats[call.what])}</span>
            <br />
            <span className="quiet">{t(call.about)}</span>
          </p>
          <pre>{JSON.stringify(call.request, null, 1)}</pre>
          {call.response !== undefined && <pre>{JSON.stringify(call.response, null, 1)}</pre>}
        </>
      ) : (
        <p className="quiet">{t({ zh: '暂无。', en: 'None yet.' })}</p>
      )}
    </section>
  );
}

interface AnswersProps {
  answers: readonly ShownStepAnswers[];
  steps: Flow['steps'];
  definition: Definition;
}

function Answers({ answers, steps, definition }: AnswersProps) {
  const t = useT();
  if (answers.length === 0) return <p className="quiet">{t({ zh: '暂无。', en: 'None yet.' })}</p>;
  return (
    <dl>
      {answers.map(({ step, name, value }) => (
        <div key={`${step} ${name}`}>
          <dt>
            <AnswerName step={steps[step]} name={name} definition={definition} />
          </dt>
          <dd>{inWords(value, [t({ zh: '是', en: 'yes' }), t({ zh: '否', en: 'no' })])}</dd>
        </div>
      ))}
    </dl>
  );
}

interface AnswerNameProps {
  step: Step | undefined;
  name: string;
  definition: Definition;
}

/** What is asked for; of an answer nobody is asked for its name in the file. */
function AnswerName({ step, name, definition }: AnswerNameProps) {
  const language = useLanguage();
  const { fields = {} } = (step ?? {}) as {
    fields?: Record<string, { label?: LocalizedTemplate }>;
  };
  const own = name.split('.').at(-1) ?? name;
  const label = Object.hasOwn(fields, own) ? fields[own]?.label : undefined;
  if (!label) return name;
  return (
    <>
      {titleInWords(label, definition, language)} <span className="code">{name}</span>
    </>
  );
}

type YesAndNo = readonly [yes: string, no: string];

function inWords(value: unknown, words: YesAndNo): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return words[value ? 0 : 1];
  const isGroup = typeof value === 'object' && value !== null;
  return isGroup
    ? Object.values(value)
        .map((one) => inWords(one, words))
        .join(' · ')
    : JSON.stringify(value);
}
