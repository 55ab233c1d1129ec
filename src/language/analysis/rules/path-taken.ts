import type { Finding } from '../../../model/finding.ts';
import type { LinkedFlow, LinkedStep } from '../../link/linked.ts';
import { at, isScalar, placeOf, written } from '../../yaml/node-access.ts';
import type { SourceSpan } from '../../../model/source.ts';

/** Two screens of one flow at one address, or a screen at the address of a page: Back would not tell them apart. */
export function pathRules(
  flows: ReadonlyMap<string, LinkedFlow>,
  pages: readonly string[] = [],
): Finding[] {
  return [...flows.values()].flatMap((flow) => [
    ...pathTaken(flow),
    ...takenByPage(flow, pages),
    ...unknownParameters(flow),
  ]);
}

function takenByPage(flow: LinkedFlow, pages: readonly string[]): Finding[] {
  return [...flow.steps.values()].flatMap((step): Finding[] => {
    const path = at(step.node, 'path');
    if (!isScalar(path) || !pages.includes(written(path))) return [];
    return [
      {
        rule: 'path-taken',
        place: placeOf(path),
        message: `${written(path)} is a page of the app already.`,
        hint: 'Give the step an address of its own.',
      },
    ];
  });
}

function pathTaken(flow: LinkedFlow): Finding[] {
  const owners = new Map<string, { step: LinkedStep; place: SourceSpan }>();
  const findings: Finding[] = [];
  for (const step of flow.steps.values()) {
    const path = at(step.node, 'path');
    if (!isScalar(path)) continue;
    const owner = owners.get(written(path));
    if (!owner) owners.set(written(path), { step, place: placeOf(path) });
    else
      findings.push({
        rule: 'path-taken',
        place: placeOf(path),
        message: `The step "${owner.step.id}" is at ${written(path)} already.`,
        hint: 'Give each its own address, or leave out the path: then it shows at the address of the page before.',
        also: [{ place: owner.place, message: 'The other step.' }],
      });
  }
  return findings;
}

function unknownParameters(flow: LinkedFlow): Finding[] {
  return [...flow.steps.values()].flatMap((step): Finding[] => {
    const path = at(step.node, 'path');
    const part = isScalar(path) ? /\{[^}]*\}?|:\w+|\?.*/.exec(written(path))?.[0] : undefined;
    if (!path || part === undefined) return [];
    const setting = /^\{\s*settings\.([\w-]+)\s*\}$/.exec(part)?.[1];
    // A setting that is not declared, or that has no value, was spoken of where it is named.
    if (setting !== undefined) return [];
    return [
      {
        rule: 'path-unknown-parameter',
        place: placeOf(path),
        message: `"${part}" cannot stand in a path.`,
        hint: 'A path holds fixed words and {settings.…} only; the order and the action come with every address.',
      },
    ];
  });
}
