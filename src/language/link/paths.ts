import type { KindSchema } from '../../model/step-kind.ts';
import type { Finding } from '../../model/finding.ts';
import type { LinkedFlow } from './linked.ts';
import { entriesOf, placeOf } from '../yaml/node-access.ts';
import type { OverridesSyntax } from '../schema/file-syntax.ts';
import { pageCount } from './checks/page-count.ts';
import { pathWithoutPage } from './messages/page-count.ts';
import { unknownStep } from './messages/unknown-step.ts';

/** Applied last: page addresses, in the customer's order. */
export function applyPaths(
  flow: LinkedFlow,
  overrides: OverridesSyntax,
  kinds: Record<string, KindSchema>,
): Finding[] {
  const { paths } = overrides;
  if (!paths) return [];
  const findings: Finding[] = [];
  const before = [...flow.steps.values()];
  const pages = before.filter(
    ({ kind, syntax, overriddenBy }) =>
      kinds[kind]?.screen && (syntax.path !== undefined || overriddenBy?.how === 'insert'),
  );
  for (const [id, entry] of entriesOf(paths)) {
    const step = flow.steps.get(id);
    if (!step) {
      // A name that could not be applied has a finding.
      if (!flow.omitted.has(id) && !isOverridden(overrides, id))
        findings.push(unknownStep(id, entry.key, [...flow.steps.keys()]));
      continue;
    }
    if (kinds[step.kind]?.screen === false) findings.push(pathWithoutPage(step, entry.key));
    step.syntax = step.syntax.withPathEntry(entry);
    step.overriddenBy ??= { how: 'paths', place: placeOf(entry.key), parent: step.name };
  }
  if ([...paths.entries.keys()].every((id) => flow.steps.has(id) || flow.omitted.has(id)))
    findings.push(...pageCount(flow, paths, pages));
  return findings;
}

function isOverridden({ insert, replace, fill }: OverridesSyntax, id: string): boolean {
  return [insert, replace, fill].some(({ steps }) => steps.has(id));
}
