import { useMemo, useState } from 'react';
import type { Definition, Flow } from '../../../src/model/definition.ts';
import { kindStates } from '../../../src/steps/registry/states.ts';
import { useT } from '../../../src/ui/language.tsx';
import type { Stage } from '../stage.ts';
import type { StageState } from '../stage-state.ts';
import type { FileRange } from '../wire.ts';
import { request } from './request.ts';
import { Cases } from './Cases.tsx';
import type { ChecksState } from './checks.ts';
import type { StudioParts } from './open-studio.ts';
import { type FlowName, flowNames } from '../naming/flow-names.ts';
import { stepName } from '../naming/step-names.ts';
import { FunderOptions } from './FunderOptions.tsx';
import { useStage } from './use-stage.ts';

interface FunderPanelProps {
  parts: StudioParts;
  checked: ChecksState;
  funder: string;
  stage: Stage | undefined;
}

/** Which funder, its examples, and its flows in their own words, those of its own first. */
export function FunderPanel({ parts, checked, funder, stage }: FunderPanelProps) {
  const t = useT();
  const state = useStage(stage);
  const { funders, own } = checked;
  const definition = checked.definition?.funder === funder ? checked.definition : undefined;
  const names = useMemo(() => definition && flowNames(definition), [definition]);
  const flows = Object.values(definition?.flows ?? {}).toSorted(
    (a, b) => Number(own.includes(b.id)) - Number(own.includes(a.id)),
  );
  const isKnown = funders.some(({ code }) => code === funder);
  return (
    <>
      <label className="field">
        <span>{t({ zh: '资方', en: 'Funder' })}</span>
        <select
          value={isKnown ? funder : ''}
          onChange={({ target }) =>
            parts.address.go({ funder: target.value, view: parts.address.place().view })
          }
        >
          {!isKnown && <option value="">{t({ zh: '请选择', en: 'Choose' })}</option>}
          <FunderOptions funders={funders} />
        </select>
      </label>
      {definition && stage && (
        <Examples definition={definition} stage={stage} state={state} workspace={parts.workspace} />
      )}
      {definition && (
        <section>
          <h2>{t({ zh: '流程', en: 'Flows' })}</h2>
          {flows.map((flow) => (
            <FlowEntry
              key={flow.id}
              parts={parts}
              definition={definition}
              flow={flow}
              name={names?.get(flow.id)}
              isOwn={own.includes(flow.id)}
              stage={stage}
              step={flow.id === state?.flow ? state.step : undefined}
            />
          ))}
        </section>
      )}
    </>
  );
}

interface FlowEntryProps extends Pick<FlowSummaryProps, 'flow' | 'name' | 'isOwn'> {
  parts: StudioParts;
  definition: Definition;
  stage: Stage | undefined;
  /** Where the phone is in it, if it is. */
  step: string | undefined;
}

/** A definition has hundreds of steps: only those of flows that are open are drawn. */
function FlowEntry({ parts, definition, flow, name, isOwn, stage, step }: FlowEntryProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isRunning = step !== undefined;
  return (
    <details open={isRunning} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <FlowSummary flow={flow} name={name} isOwn={isOwn} />
      {(isOpen || isRunning) && (
        <Steps parts={parts} definition={definition} flow={flow} stage={stage} step={step} />
      )}
    </details>
  );
}

interface FlowSummaryProps {
  flow: Flow;
  name: FlowName | undefined;
  isOwn: boolean;
}

/** What starts it comes first: that is what product staff and customers call it. */
function FlowSummary({ flow, name, isOwn }: FlowSummaryProps) {
  const t = useT();
  const {
    heading = { zh: flow.id, en: flow.id },
    title,
    differs,
    starts,
  }: Partial<FlowName> = name ?? {};
  const about = [title, differs].filter((one) => one !== undefined);
  return (
    <summary>
      <b>{t(heading)}</b>
      {isOwn && <span className="tag own">{t({ zh: '本资方', en: 'own' })}</span>}
      <span className="about">
        {about.map((words) => (
          <span key={words.zh}>{t(words)}</span>
        ))}
        {starts?.map(({ code, words }) => (
          <span key={code}>{words && words.zh !== heading.zh ? `${t(words)} ${code}` : code}</span>
        ))}
      </span>
    </summary>
  );
}

interface ExamplesProps extends Pick<StudioParts, 'workspace'> {
  definition: Definition;
  stage: Stage;
  state: StageState | undefined;
}

function Examples({ definition, stage, state, workspace }: ExamplesProps) {
  const t = useT();
  const names = Object.keys(definition.examples);
  return (
    <section>
      <h2>{t({ zh: '示例', en: 'Examples' })}</h2>
      {names.length === 0 && (
        <p className="quiet">
          {t({ zh: '该资方文件里还没有示例。', en: 'This funder’s file has none.' })}
        </p>
      )}
      <ul className="examples">
        {names.map((name) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={state?.walking?.example === name}
              onClick={() => stage.example(name)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
      <Cases
        key={definition.funder}
        workspace={workspace}
        funder={definition.funder}
        hasExamples={names.length > 0}
      />
    </section>
  );
}

interface StepsProps {
  parts: StudioParts;
  definition: Definition;
  flow: Flow;
  stage: Stage | undefined;
  step: string | undefined;
}

function Steps({ parts, definition, flow, stage, step: current }: StepsProps) {
  const t = useT();
  const { funder } = definition;
  return (
    <ol className="steps">
      {Object.values(flow.steps).map((step) => (
        <li key={step.id}>
          <button
            type="button"
            aria-current={step.id === current ? 'step' : undefined}
            className={step.path === undefined ? 'unseen' : undefined}
            title={step.path ?? t({ zh: '没有自己的页面', en: 'No page of its own' })}
            onClick={() => void showStep({ parts, funder, flow: flow.id, step: step.id, stage })}
          >
            <b>{t(stepName(step, definition))}</b>
            <i>{step.id}</i>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** The line of a step, and its screen; where nothing rests at it there is only the line. */
export async function showStep({
  parts: { workspace, checks },
  funder,
  flow,
  step,
  stage,
}: {
  parts: StudioParts;
  funder: string;
  flow: string;
  step: string;
  stage: Stage | undefined;
}): Promise<void> {
  const kind = checks.state().definition?.flows[flow]?.steps[step]?.kind ?? '';
  if (!decides(kind)) stage?.jump(flow, step);
  const texts = workspace.texts();
  const location = await request<FileRange | null>('place', { texts, funder, flow, step });
  if (location) await workspace.show(location.file, location.from);
}

function decides(kind: string): boolean {
  const { states = {}, initial = '' } = kindStates[kind] ?? {};
  return states[initial]?.always !== undefined;
}
