import { useEffect, useRef, useState } from 'react';
import type { Stage } from '../../stage.ts';
import type { StageState } from '../../stage-state.ts';
import type { FileRange } from '../../wire.ts';
import { request } from '../request.ts';
import { useStage } from '../use-stage.ts';
import type { StudioParts } from '../open-studio.ts';

/** The caret goes to each step that the phone comes to, so that its form is shown. */
export function useFollowedStep(
  { workspace, address }: Pick<StudioParts, 'workspace' | 'address'>,
  stage: Stage | undefined,
): void {
  const state = useStage(stage);
  // A link says the line, too: until the phone is where it leads, nothing follows.
  const [linked] = useState(() => address.place().step);
  const isThere = useRef(linked === undefined);
  const last = useRef<Pick<StageState, 'funder' | 'flow' | 'step'>>(undefined);
  const { funder, flow, step } = state ?? {};
  useEffect(() => {
    if (funder === undefined || flow === undefined || step === undefined) return;
    const before = last.current;
    const present = { funder, flow, step };
    last.current = present;
    if (!isThere.current) {
      isThere.current = step === linked;
      return;
    }
    if (before?.funder !== funder || (before.flow === flow && before.step === step)) return;
    const texts = workspace.texts();
    // The phone walks through other steps on its way, and their places may be known later than the last one's.
    void request<FileRange | null>('place', { texts, funder, flow, step }).then(
      async (location) => {
        if (last.current === present && location)
          await workspace.show(location.file, location.from);
      },
      () => undefined,
    );
  }, [workspace, linked, funder, flow, step]);
}
