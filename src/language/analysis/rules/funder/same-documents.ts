import type { Flow, StepOf } from '../../../../model/definition.ts';
import { placeOf } from '../../../yaml/node-access.ts';
import type { Action } from '../../../link/repository.ts';
import type { FunderRule } from '../../rule.ts';
import { isPlatform } from '../../../schema/file-syntax.ts';
import type { Symbols } from '../../../schema/symbols.ts';

/** The funder's own signing, and the codes by which the same contract is signed (order-handling, section 4). */
const own = '320';
const same = ['300', '310', '1105'];

/** Signing and signing again lead to the same place with the same documents. */
export const sameDocuments: FunderRule = ({ funder, actions, flowOf }, { symbols }) => {
  if (isPlatform(funder)) return [];
  const first = actions.find(({ code }) => code === own);
  const flow = first && flowOf(first);
  if (!first || !flow?.start || first.written.why) return [];
  const expected = inWords(signedIn(flow, symbols));
  const others = new Map<string, Action[]>();
  for (const action of actions) {
    const other = same.includes(action.code) ? flowOf(action) : undefined;
    if (!other?.start || action.written.why) continue;
    const documents = inWords(signedIn(other, symbols));
    if (documents !== expected) others.set(documents, [...(others.get(documents) ?? []), action]);
  }
  return [...others].map(([documents, differing]) => {
    // Placed in the funder's own file where possible: the platform's line may suit everybody else.
    const reported = [...differing, first].find(
      ({ written }) => written.key.file === funder.node.file,
    );
    const codes = differing.map(({ code }) => code).join(' and ');
    return {
      rule: 'same-documents',
      place: placeOf((reported ?? first).written.key),
      message: `By code ${codes} customers sign ${documents}; by ${own}, the funder's own signing, they sign ${expected}.`,
      hint: `Let both start one flow: "${differing[0]?.code}: ${flow.id}". If they shall differ, write "why:" beside "flow:" with the reason.`,
    };
  });
};

/** Where a contract is signed and what: documents at an address of ours, or a page of the funder's. */
function signedIn({ steps }: Flow, { kinds }: Symbols): string[] {
  const chosen = new Set<string>();
  return Object.values(steps).flatMap((one) => {
    // A kind's own settings stand beside the common ones.
    const step = one as StepOf<Record<string, unknown>>;
    const { leadsOut, signs = '' } = kinds[step.kind] ?? {};
    if (leadsOut) return [`on the page of "${String(step[leadsOut.endpoint])}"`];
    const documents = step[signs];
    if (!Array.isArray(documents)) return [];
    const names = documents.join(' + ');
    // Of steps that sign the same under a condition, such as a first and a renewed signature, a customer comes to one.
    if (step.when && chosen.has(names)) return [];
    if (step.when) chosen.add(names);
    return [`${names} at ${step.path ?? step.id}`];
  });
}

function inWords(signed: readonly string[]): string {
  return signed.length > 0 ? signed.toSorted().join(' and ') : 'nothing';
}
