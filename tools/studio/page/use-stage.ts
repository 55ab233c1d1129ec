import { useSyncExternalStore } from 'react';
import type { Stage, StageState } from '../stage.ts';

const never = () => () => undefined;
const nothing = () => undefined;

export function useStage(stage: Stage | undefined): StageState | undefined {
  return useSyncExternalStore(stage?.subscribe ?? never, stage?.state ?? nothing);
}
