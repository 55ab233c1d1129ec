import { placeOf } from '../yaml/node-access.ts';
import type { LinkRequest } from '../link/linked.ts';
import type { Action, Repository } from '../link/repository.ts';
import type { FunderSyntax } from '../schema/file-syntax.ts';
import type { SourceSpan } from '../../model/source.ts';
import type { FunderFlows } from './rule.ts';

export type FlowAction = Extract<Action, { starts: 'flow' }>;

/** Codes that start a flow which neither the funder nor the repository has. */
export function holesOf(
  actions: readonly Action[],
  { flows }: FunderSyntax,
  { templates }: Repository,
): FlowAction[] {
  return actions
    .filter((action) => action.starts === 'flow')
    .filter(({ flow }) => !flows.has(flow) && !templates.has(flow));
}

/** Resolves a code that starts what another code starts. */
export function startedBy(action: Action, listed: readonly Action[]): Action[] {
  if (action.starts !== 'same') return [action];
  const other = listed.find(({ code }) => code === action.as);
  return other && other.starts !== 'same' ? [{ ...other, code: action.code }] : [];
}

export function linkRequestFor({ id, flow, written }: FlowAction): LinkRequest {
  return { id, flow, place: placeOf(written.startsPlace), with: written.with };
}

/** Names under the funder's `flows` that nothing starts or runs, unless a broken action may refer to one of them. */
export function unstartedFlows(
  { funder, actions, used }: FunderFlows,
  repository: Repository,
): { name: string; key: SourceSpan; hasSteps: boolean }[] {
  const holes = holesOf(actions, funder, repository);
  if (holes.some(({ written }) => written.startsPlace.file === funder.node.file)) return [];
  const started = new Set(
    actions.flatMap((action) => (action.starts === 'flow' ? action.flow : [])),
  );
  return [...funder.flows].flatMap(([name, { key, flow }]) => {
    if (started.has(name) || used.has(name)) return [];
    const hasSteps = repository.templates.has(name) || flow.use || flow.steps;
    return [{ name, key, hasSteps: Boolean(hasSteps) }];
  });
}
