import type { ReactNode } from 'react';
import type { ScreenProps } from '../../model/step-kind.ts';

/** The screen of any kind, as the registry holds it. */
export interface AnyScreen {
  // oxlint-disable-next-line typescript/no-explicit-any
  (props: ScreenProps<any>): ReactNode;
  /** Fetches what a step of the kind shows beside it; never throws. */
  // oxlint-disable-next-line typescript/no-explicit-any
  ahead?: (step: any) => void;
}
