import { oneOf } from '../../../text/fixes.ts';
import type { Finding } from '../../../../model/finding.ts';
import { placeOf, written } from '../../../yaml/node-access.ts';
import type { FunderRule } from '../../rule.ts';
import type { SourceSpan } from '../../../../model/source.ts';

/** Two flows with an entry at one path: an external address names no action, so they cannot be told apart. */
export const dispatchClash: FunderRule = ({ linked }) => {
  const entries = new Map<string, { flow: string; place: SourceSpan }>();
  const findings: Finding[] = [];
  for (const flow of linked.values()) {
    for (const step of flow.steps.values()) {
      const { path, entry } = step.syntax;
      if (!entry || !path) continue;
      const other = entries.get(written(path));
      if (!other) entries.set(written(path), { flow: flow.id, place: placeOf(path) });
      else
        findings.push({
          rule: 'dispatch-clash',
          place: placeOf(path),
          message: `"${flow.id}" and "${other.flow}" can both be entered at ${written(path)}.`,
          hint: 'Give one of the two entries an address of its own.',
          ...oneOf(path, [`${written(path)}-${flow.id}`]),
          also: [{ place: other.place, message: 'The other entry.' }],
        });
    }
  }
  return findings;
};
