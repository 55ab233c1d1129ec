import type { Definition, Flow } from '../../src/model/definition.ts';
import { kindStates } from '../../src/steps/registry/states.ts';
import { Errors } from './Errors.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { Now } from './Now.tsx';
import type { Stage, StageState, Walking } from './stage.ts';
import { WalkBar } from './WalkBar.tsx';
import { codesOf } from '../../src/machine/starts.ts';
import { asWritten } from '../../src/verify/diff/words-of.ts';

interface PanelProps {
  definition: Definition;
  all: Definition[];
  stage: Stage;
  state: StageState;
}

export function Panel({ definition, all, stage, state }: PanelProps) {
  const flow = definition.flows[state.flow];
  return (
    <main>
      <header>
        <div>
          <h1>{asWritten(definition.name[state.language])}</h1>
          <p className="code">{definition.funder}</p>
        </div>
        <select
          aria-label="Another funder"
          value={definition.funder}
          onChange={(event) => (window.location.hash = `#/${event.target.value}`)}
        >
          {all.map(({ funder }) => (
            <option key={funder}>{funder}</option>
          ))}
        </select>
        <LanguageChoice language={state.language} choose={(language) => stage.language(language)} />
        <a href="#/gallery">All step kinds</a>
      </header>
      {state.walking && <Going stage={stage} walking={state.walking} />}
      <div className="columns">
        <div>
          <Examples definition={definition} stage={stage} state={state} />
          <Flows definition={definition} stage={stage} state={state} />
        </div>
        <div>
          <Now stage={stage} state={state} />
          {flow && <Errors flow={flow} step={state.step} language={state.language} />}
        </div>
      </div>
    </main>
  );
}

/** Stays in sight however far down the flow is that somebody pressed. */
function Going({ stage, walking }: { stage: Stage; walking: Walking }) {
  if (walking.example !== undefined)
    return (
      <div className="going">
        <span className="quiet">{walking.example}</span>
        <WalkBar stage={stage} walking={walking} />
      </div>
    );
  if (walking.playing) return null;
  return (
    <div className="going">
      <output className="verdict bad">{walking.words}</output>
    </div>
  );
}

type SectionProps = Omit<PanelProps, 'all'>;

function Examples({ definition, stage, state }: SectionProps) {
  const names = Object.keys(definition.examples);
  return (
    <section>
      <h2>Examples</h2>
      {names.length === 0 && <p className="quiet">This funder's file has none.</p>}
      <ul className="examples">
        {names.map((name) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={state.walking?.example === name}
              onClick={() => stage.example(name)}
            >
              {name}
            </button>
            <span className="code">{definition.examples[name]?.action}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Flows({ definition, stage, state }: SectionProps) {
  return (
    <section>
      <h2>Flows</h2>
      {Object.values(definition.flows).map((flow) => (
        <details key={flow.id} open={flow.id === state.flow}>
          <summary>
            {asWritten(flow.title[state.language])} <span className="code">{flow.id}</span>
            {codesOf(definition, flow.id).map((code) => (
              <span key={code} className="tag">
                {code}
              </span>
            ))}
          </summary>
          <Steps flow={flow} stage={stage} state={state} />
        </details>
      ))}
    </section>
  );
}

function Steps({ flow, stage, state }: { flow: Flow; stage: Stage; state: StageState }) {
  return (
    <ol className="steps">
      {Object.values(flow.steps).map((step) => (
        <li key={step.id}>
          <button
            type="button"
            aria-current={flow.id === state.flow && step.id === state.step ? 'step' : undefined}
            className={step.path === undefined ? 'unseen' : undefined}
            title={step.path ?? (decides(step.kind) ? 'Only decides' : 'No page of its own')}
            disabled={decides(step.kind)}
            onClick={() => stage.jump(flow.id, step.id)}
          >
            <b>{step.id}</b>
            <span>{step.title ? asWritten(step.title[state.language]) : ''}</span>
            <i>{step.kind}</i>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Nothing rests at a step that only decides, so there is nothing to see. */
function decides(kind: string): boolean {
  const { states = {}, initial = '' } = kindStates[kind] ?? {};
  return states[initial]?.always !== undefined;
}
