import type { Flow, Step } from '../../../model/definition.ts';
import { removable } from '../../text/fixes.ts';
import { placeOf } from '../../yaml/node-access.ts';
import { ofEachStep, type FlowRule } from '../rule.ts';

/** A skipped step leads back to one before it, from which there is no other way than here. */
export const skippedBack: FlowRule = ofEachStep(({ syntax, falls }, step, { places }, flow) => {
  const to = skippedTo(step);
  if (!step.when || !syntax.next || falls || to === undefined || !leadsTo(flow, to, step.id))
    return [];
  const key = places.of(flow.id, step.id, ['next']);
  return [
    {
      rule: 'skipped-back',
      place: placeOf(key),
      message: `Where the "when" of "${step.id}" does not hold, it is skipped to its own "next", "${to}", which leads here again, for ever.`,
      hint: 'Leave "next" out, and the step below follows; or take "when" out, and lead here from a branch of a step that decides.',
      ...removable(placeOf(key)),
    },
  ];
});

/** As the machine does: see `skipExit`. */
function skippedTo({ exits, main }: Step): string | undefined {
  const ofMain = exits[main] ?? [];
  return (ofMain.find(({ when }) => !when) ?? ofMain[0])?.to;
}

function leadsTo(flow: Flow, from: string, to: string): boolean {
  const passed = new Set<string>();
  let id = from;
  while (id !== to) {
    const step = flow.steps[id];
    if (!step || passed.has(id)) return false;
    passed.add(id);
    const targets = new Set((step.exits[step.main] ?? []).map((exit) => exit.to));
    const [only] = targets;
    if (only === undefined || targets.size > 1) return false;
    id = only;
  }
  return true;
}
