import type { ReactNode } from 'react';

/** The screen of any kind, as the registry holds it. */
export interface AnyScreen {
  // A screen takes its own kind's settings and data; the renderer hands it `ScreenProps`.
  // oxlint-disable-next-line typescript/no-explicit-any
  (props: any): ReactNode;
  /** Fetches what a step of the kind shows beside it, and resolves when that can be drawn; never rejects. */
  // oxlint-disable-next-line typescript/no-explicit-any
  ahead?: (step: any) => Promise<unknown> | void;
}
