import type { Definition } from '../definition.ts';
import type { Finding } from '../finding.ts';
import { mapAt, placeOf } from '../node-access.ts';
import type { MapNode } from '../node.ts';
import { readActions } from '../repository.ts';

/** Each flow that a funder's own codes start is walked by at least one example, with whatever settings. */
export function exampleMissing(definition: Definition, funder: MapNode): Finding[] {
  const own = readActions(mapAt(funder, 'actions'));
  const flowOf = (code: string) => {
    const start = definition.actions[code];
    return start && 'flow' in start ? start.flow.split('@')[0] : undefined;
  };
  const shown = new Set(
    Object.values(definition.examples).map(({ action }) => flowOf(String(action))),
  );
  const findings = new Map<string, Finding>();
  for (const { code, entry } of own) {
    const flow = flowOf(code);
    if (flow === undefined || shown.has(flow) || findings.has(flow)) continue;
    findings.set(flow, {
      rule: 'example-missing',
      place: placeOf(entry.key),
      message: `No example walks "${flow}", which action ${code} starts.`,
      hint: `Add one under "examples:" with "action: ${code}".`,
    });
  }
  return [...findings.values()];
}
