import type { ScalarNode } from '../../../yaml/node.ts';
import { oneOf, removable, type Fixed } from '../../../text/fixes.ts';
import type { Finding } from '../../../../model/finding.ts';
import type { LinkedFlow, LinkedStep } from '../../../link/linked.ts';
import { placeOf, written } from '../../../yaml/node-access.ts';
import type { FunderRule } from '../../rule.ts';
import type { SourceSpan } from '../../../../model/source.ts';

/** Two screens of a flow with one address, or a screen with a page's address: Back could not tell them apart. */
export const pathTaken: FunderRule = ({ linked }, { symbols: { pages = [] } }) =>
  [...linked.values()].flatMap((flow) => [...takenByStep(flow), ...takenByPage(flow, pages)]);

function takenByPage(flow: LinkedFlow, pages: readonly string[]): Finding[] {
  return [...flow.steps.values()].flatMap((step): Finding[] => {
    const { path } = step.syntax;
    if (!path || !pages.includes(written(path))) return [];
    return [
      {
        rule: 'path-taken',
        place: placeOf(path),
        message: `${written(path)} is a page of the app already.`,
        hint: 'Give the step an address of its own.',
        ...moved(path, step, flow),
      },
    ];
  });
}

/** Fix: an address of its own, made from the step's name. */
function moved(path: ScalarNode, { id }: LinkedStep, { steps }: LinkedFlow): Fixed {
  const usedPaths = [...steps.values()].map(({ syntax }) => syntax.path && written(syntax.path));
  const own = `${written(path)}-${id.replaceAll('/', '-')}`;
  return usedPaths.includes(own) ? {} : oneOf(path, [own]);
}

function takenByStep(flow: LinkedFlow): Finding[] {
  const owners = new Map<string, { step: LinkedStep; place: SourceSpan }>();
  const findings: Finding[] = [];
  for (const step of flow.steps.values()) {
    const { path } = step.syntax;
    if (!path) continue;
    const owner = owners.get(written(path));
    if (!owner) owners.set(written(path), { step, place: placeOf(path) });
    else
      findings.push({
        rule: 'path-taken',
        place: placeOf(path),
        message: `The step "${owner.step.id}" is at ${written(path)} already.`,
        hint: 'Give each its own address, or leave out the path: then it shows at the address of the page before.',
        fixes: [...(moved(path, step, flow).fixes ?? []), ...removable(path).fixes],
        also: [{ place: owner.place, message: 'The other step.' }],
      });
  }
  return findings;
}
