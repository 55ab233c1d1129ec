import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { changeRules, type ChangeRule } from '../../src/verify/diff/difference.ts';
import type { FlowChange } from '../../src/verify/diff/repositories.ts';

/** Reviewed and accepted changes, each with a reason and an expiry day. */
export const acceptedFile = 'tests/accepted-changes.yaml';

const entries = z.array(
  z.strictObject({
    rule: z.enum(Object.keys(changeRules) as [ChangeRule, ...ChangeRule[]]),
    flow: z.string(),
    step: z.string().optional(),
    reason: z.string().min(1),
    until: z.iso.date(),
  }),
);

export type Accepted = z.infer<typeof entries>[number];

/** The message is a sentence for the terminal. */
export class UnreadableList extends Error {}

/** Empty where there is no such file. Throws `UnreadableList`. */
export function readAccepted(root: string, file: string): Accepted[] {
  const path = join(root, file);
  if (!existsSync(path)) return [];
  try {
    const found = entries.safeParse(parse(readFileSync(path, 'utf8')) ?? []);
    if (found.success) return found.data;
    throw new Error(z.prettifyError(found.error));
  } catch (error) {
    throw new UnreadableList(`${file} cannot be read:\n${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** `today`: `YYYY-MM-DD`. */
export function sortOut(
  changes: readonly FlowChange[],
  accepted: readonly Accepted[],
  today: string,
) {
  const valid = accepted.filter(({ until }) => until >= today);
  const used = new Set<Accepted>();
  const left: FlowChange[] = [];
  const taken: { change: FlowChange; reason: string }[] = [];
  for (const change of changes) {
    const entry = valid.find((one) => covers(one, change));
    if (!entry) left.push(change);
    else {
      used.add(entry);
      taken.push({ change, reason: entry.reason });
    }
  }
  const stale = accepted
    .filter((entry) => !used.has(entry))
    .map(({ rule, flow, step, until }) => {
      const what = `${rule} of ${[flow, step].filter((one) => one !== undefined).join('#')}`;
      return until < today
        ? `${acceptedFile}: ${what} was accepted until ${until}.`
        : `${acceptedFile}: ${what} is accepted, and nothing of the kind has changed. Take it out.`;
    });
  return { left, taken, stale };
}

function covers({ rule, flow, step }: Accepted, change: FlowChange): boolean {
  const [first] = change.differences;
  const steps = [first?.before?.step, first?.after?.step, ...(first?.through ?? [])];
  const flows = [change.flows.before?.id, change.flows.after?.id];
  return (
    rule === change.rule && flows.includes(flow) && (step === undefined || steps.includes(step))
  );
}
