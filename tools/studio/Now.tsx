import type { Mood } from './preview-world.ts';
import type { Stage, StageState } from './stage.ts';

const moods: Record<Mood, string> = {
  answers: 'answers',
  refuses: 'refuses',
  unreachable: 'cannot be reached',
};

/** Where the phone is, what was answered, and the last call. */
export function Now({ stage, state }: { stage: Stage; state: StageState }) {
  const { answers, call } = state;
  return (
    <section>
      <h2>Now</h2>
      <p>
        <b>{state.step}</b> <span className="tag">{state.status}</span>
        {state.ended !== undefined && <span className="tag good">ended: {state.ended}</span>}
      </p>
      {state.bug !== undefined && <p className="verdict bad">{state.bug}</p>}
      <fieldset className="choice" aria-label="The platform">
        <span>The platform</span>
        {(Object.keys(moods) as Mood[]).map((mood) => (
          <button
            key={mood}
            type="button"
            aria-pressed={mood === state.mood}
            onClick={() => stage.mood(mood)}
          >
            {moods[mood]}
          </button>
        ))}
      </fieldset>
      <h3>Answers</h3>
      {answers.length === 0 ? (
        <p className="quiet">None yet.</p>
      ) : (
        <dl>
          {answers.map(({ step, name, value }) => (
            <div key={`${step} ${name}`}>
              <dt>{name}</dt>
              <dd>{inWords(value)}</dd>
            </div>
          ))}
        </dl>
      )}
      <h3>Last call</h3>
      {call ? (
        <>
          <p>
            <b>{call.endpoint}</b> <span className="tag">{call.what}</span>
            <br />
            <span className="quiet">{call.about}</span>
          </p>
          <pre>{JSON.stringify(call.request, null, 1)}</pre>
          {call.answer !== undefined && <pre>{JSON.stringify(call.answer, null, 1)}</pre>}
        </>
      ) : (
        <p className="quiet">None yet.</p>
      )}
    </section>
  );
}

function inWords(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const isGroup = typeof value === 'object' && value !== null;
  return isGroup ? Object.values(value).map(inWords).join(' · ') : JSON.stringify(value);
}
