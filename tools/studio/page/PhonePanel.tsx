import { useEffect } from 'react';
import type { Language } from '../../../src/model/definition.ts';
import { useT } from '../../../src/ui/language.tsx';
import { LanguageChoice } from '../LanguageChoice.tsx';
import { PhoneFrame } from '../PhoneFrame.tsx';
import type { Stage } from '../stage.ts';
import type { Walking } from '../stage-state.ts';
import { WalkBar } from '../WalkBar.tsx';
import type { Address } from './address.ts';
import type { ChecksState } from './checks.ts';
import { RecordWalk } from './RecordWalk.tsx';
import type { Workspace } from './workspace.ts';
import { useStage } from './use-stage.ts';

interface PhonePanelProps {
  address: Address;
  workspace: Workspace;
  checked: ChecksState;
  language: Language;
  stage: Stage | undefined;
  onStage: (stage: Stage) => void;
}

/** The phone, live with the text; of a broken text, what was good last. An example's walk is in the place of recording one. */
export function PhonePanel({
  address,
  workspace,
  checked,
  language,
  stage,
  onStage,
}: PhonePanelProps) {
  const t = useT();
  const state = useStage(stage);
  const { isCurrent } = checked;
  useEffect(() => stage?.language(language), [stage, language]);
  useDefinition(stage, checked, address);
  const walking = state?.walking;
  return (
    <>
      <div className="above">
        <LanguageChoice
          label={t({ zh: '手机的语言', en: 'Language of the phone' })}
          language={state?.language ?? language}
          choose={(chosen) => stage?.language(chosen)}
        />
        <p className="stale" role="status">
          {isCurrent
            ? ''
            : t({
                zh: '文件有误，显示的是上一个可用版本。',
                en: 'The text is broken: this is what was good last.',
              })}
        </p>
      </div>
      <PhoneFrame address="/phone.html" title={t({ zh: '手机', en: 'Phone' })} onStage={onStage} />
      {stage && state && walking?.example === undefined && (
        <RecordWalk
          key={state.funder}
          stage={stage}
          funder={state.funder}
          isOver={!walking && (state.over || state.ended !== undefined)}
          workspace={workspace}
        />
      )}
      {stage && walking?.example !== undefined && (
        <div className="going">
          <p className="quiet" title={walking.example}>
            {walking.example}
          </p>
          <WalkBar stage={stage} walking={walking} />
        </div>
      )}
      {walking && <WalkVerdict walking={walking} />}
    </>
  );
}

/** Why a walk that is no example's came to no end. */
function WalkVerdict({ walking }: { walking: Walking }) {
  const t = useT();
  const { example, playing, words } = walking;
  if (example !== undefined || playing || !words) return null;
  return <output className="verdict bad">{t(words)}</output>;
}

/** The phone goes on in the newest definition; its place is the page's address. */
function useDefinition(
  stage: Stage | undefined,
  { definition }: ChecksState,
  address: Address,
): void {
  const state = useStage(stage);
  useEffect(() => {
    if (!stage || !definition) return;
    const isOther = stage.state()?.funder !== definition.funder;
    const { flow: flowId = '', step } = address.place();
    stage.load(definition);
    const flow = definition.flows[flowId];
    if (!isOther || !flow) return;
    if (step === undefined || step === flow.start || !flow.steps[step]) stage.open(flow.id);
    else stage.jump(flow.id, step);
  }, [address, stage, definition]);
  const [flow, step] = [state?.flow, state?.step];
  useEffect(() => {
    if (flow !== undefined) address.note({ flow, step });
  }, [address, flow, step]);
}
