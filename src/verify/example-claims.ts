/** What an example says of its walk beside how it ends, and what of that is not so. */
import { isDeepStrictEqual } from 'node:util';
import type { Example } from '../model/definition.ts';
import { isValues } from '../machine/step-actor.ts';
import type { ExampleRun, SeenStep } from './run-example.ts';

interface UnmetClaim {
  /** The names below the example that lead to the claim. */
  path: string[];
  /** Goes on after the example's name. */
  message: string;
}

export function unmetOf(example: Example, { visited, seen }: ExampleRun): UnmetClaim[] {
  const { passes = [], sent = {}, shows = {}, documents = {} } = example;
  const unmet: UnmetClaim[] = notPassed(passes, visited);
  for (const [step, fields] of Object.entries(sent))
    unmet.push(...notSent(step, fields, seen.get(step)));
  for (const [step, words] of Object.entries(shows))
    unmet.push(...notShown(step, words, seen.get(step)));
  for (const [step, names] of Object.entries(documents))
    unmet.push(...otherDocuments(step, names, seen.get(step)));
  return unmet;
}

function neverSeen(claim: string, step: string): UnmetClaim[] {
  return [{ path: [claim, step], message: `never comes to "${step}"` }];
}

function notPassed(passes: readonly string[], visited: readonly string[]): UnmetClaim[] {
  let from = 0;
  for (const [index, step] of passes.entries()) {
    const at = visited.indexOf(step, from);
    const before = passes[index - 1];
    const after = before === undefined ? '' : ` after "${before}"`;
    if (at < 0) return [{ path: ['passes'], message: `does not come to "${step}"${after}` }];
    from = at + 1;
  }
  return [];
}

function notSent(
  step: string,
  fields: Readonly<Record<string, unknown>>,
  seen: SeenStep | undefined,
): UnmetClaim[] {
  if (!seen) return neverSeen('sent', step);
  const sent = isValues(seen['send']) ? seen['send'] : {};
  return Object.entries(fields)
    .filter(([name, value]) => !isDeepStrictEqual(sent[name], value))
    .map(([name, value]) => {
      const found = sent[name] === undefined ? `no "${name}"` : `"${name}: ${inText(sent[name])}"`;
      return {
        path: ['sent', step, name],
        message: `sends ${found} at "${step}", not "${inText(value)}"`,
      };
    });
}

const inText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

function notShown(
  step: string,
  words: readonly string[],
  seen: SeenStep | undefined,
): UnmetClaim[] {
  if (!seen) return neverSeen('shows', step);
  const texts = textsIn(seen);
  return words
    .filter((one) => !texts.some((text) => text.includes(one)))
    .map((one) => ({ path: ['shows', step], message: `does not show "${one}" at "${step}"` }));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

function otherDocuments(
  step: string,
  names: readonly string[],
  seen: SeenStep | undefined,
): UnmetClaim[] {
  if (!seen) return neverSeen('documents', step);
  const listed = Array.isArray(seen['documents']) ? seen['documents'].map(String) : [];
  if (isDeepStrictEqual(listed, names)) return [];
  const found = listed.length > 0 ? listed.join(', ') : 'no documents';
  return [
    { path: ['documents', step], message: `lists ${found} at "${step}", not ${names.join(', ')}` },
  ];
}
