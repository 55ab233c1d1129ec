import type { LocalizedText } from '../../src/model/step-kind.ts';
import { useT } from '../../src/ui/language.tsx';
import type { Mood } from './preview-world.ts';
import type { ShownCall } from './shown.ts';
import type { Stage, StageState } from './stage.ts';

const moods: Record<Mood, LocalizedText> = {
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

/** Where the phone is, what was answered, and the last call. */
export function Now({ stage, state }: { stage: Stage; state: StageState }) {
  const t = useT();
  const { answers, call } = state;
  return (
    <section>
      <h2>{t({ zh: '当前步骤', en: 'This step' })}</h2>
      <p>
        <b>{state.step}</b> <span className="tag">{state.status}</span>
        {state.ended !== undefined && (
          <span className="tag good">
            {t({ zh: '已结束：', en: 'ended: ' })}
            {state.ended}
          </span>
        )}
      </p>
      {state.bug !== undefined && <p className="verdict bad">{state.bug}</p>}
      <fieldset className="choice" aria-label={t({ zh: '平台', en: 'The platform' })}>
        <span>{t({ zh: '平台', en: 'The platform' })}</span>
        {(Object.keys(moods) as Mood[]).map((mood) => (
          <button
            key={mood}
            type="button"
            aria-pressed={mood === state.mood}
            onClick={() => stage.mood(mood)}
          >
            {t(moods[mood])}
          </button>
        ))}
      </fieldset>
      <h3>{t({ zh: '已填内容', en: 'Answers' })}</h3>
      {answers.length === 0 ? (
        <p className="quiet">{t({ zh: '暂无。', en: 'None yet.' })}</p>
      ) : (
        <dl>
          {answers.map(({ step, name, value }) => (
            <div key={`${step} ${name}`}>
              <dt>{name}</dt>
              <dd>{inWords(value, [t({ zh: '是', en: 'yes' }), t({ zh: '否', en: 'no' })])}</dd>
            </div>
          ))}
        </dl>
      )}
      <h3>{t({ zh: '最近一次请求', en: 'Last call' })}</h3>
      {call ? (
        <>
          <p>
            <b>{call.endpoint}</b> <span className="tag">{t(whats[call.what])}</span>
            <br />
            <span className="quiet">{call.about}</span>
          </p>
          <pre>{JSON.stringify(call.request, null, 1)}</pre>
          {call.answer !== undefined && <pre>{JSON.stringify(call.answer, null, 1)}</pre>}
        </>
      ) : (
        <p className="quiet">{t({ zh: '暂无。', en: 'None yet.' })}</p>
      )}
    </section>
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
