import { useSyncExternalStore } from 'react';
import type { Stage } from '../stage.ts';
import type { StageState } from '../stage-state.ts';

const never = () => () => undefined;
const nothing = () => undefined;

export function useStage(stage: Stage | undefined): StageState | undefined {
  return useSyncExternalStore(stage?.subscribe ?? never, stage?.state ?? nothing);
}
