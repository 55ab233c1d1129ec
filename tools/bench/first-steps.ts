import type { Flow, Step } from '../../src/model/definition.ts';
import type { AppIndex } from '../../src/model/definition-files.ts';

export interface FirstStepAddress {
  funder: string;
  action: string;
}

/** Of the flows that begin with the same screen and may load the same ones later, the first stands for all. */
export function differentFirstSteps(
  { funders }: Pick<AppIndex, 'funders'>,
  flowIn: (file: string) => Flow,
): FirstStepAddress[] {
  const opened = new Set<string>();
  const different = new Map<string, FirstStepAddress>();
  for (const [funder, { actions, flows }] of Object.entries(funders))
    for (const [action, flow] of Object.entries(actions)) {
      const file = flow === null ? undefined : flows[flow];
      if (file === undefined || opened.has(file)) continue;
      opened.add(file);
      const screens = screensOf(flowIn(file));
      if (!different.has(screens)) different.set(screens, { funder, action });
    }
  return [...different.values()];
}

/** The first step's screen, then those of all. */
function screensOf({ start, steps }: Flow): string {
  const screens = new Set(Object.values(steps).map(screenOf));
  const first = steps[start];
  return [first && screenOf(first), ...[...screens].toSorted()].join(' ');
}

const screenOf = ({ kind, screen }: Step & { screen?: unknown }): string =>
  typeof screen === 'string' ? `${kind}/${screen}` : kind;
