import { useEffect, useRef } from 'react';
import type { Stage } from '../../stage.ts';
import type { StageState } from '../../stage-state.ts';
import type { FileRange } from '../../wire.ts';
import { request } from '../request.ts';
import { useStage } from '../use-stage.ts';
import type { Workspace } from '../workspace.ts';

/** The caret goes to each step that the phone comes to, so that its form is shown. */
export function useFollowedStep(workspace: Workspace, stage: Stage | undefined): void {
  const state = useStage(stage);
  const last = useRef<Pick<StageState, 'funder' | 'flow' | 'step'>>(undefined);
  const { funder, flow, step } = state ?? {};
  useEffect(() => {
    if (funder === undefined || flow === undefined || step === undefined) return;
    const before = last.current;
    last.current = { funder, flow, step };
    if (before?.funder !== funder || (before.flow === flow && before.step === step)) return;
    const texts = workspace.texts();
    void request<FileRange | null>('place', { texts, funder, flow, step }).then(
      (location) => location && workspace.show(location.file, location.from),
      () => undefined,
    );
  }, [workspace, funder, flow, step]);
}
