/** Mutants whose verdict is known: where one is judged otherwise, no other verdict counts. */
import { mapAt, textAt } from '../../language/yaml/by-key.ts';
import { entriesOf, isScalar } from '../../language/yaml/node-access.ts';
import { readYaml } from '../../language/yaml/read.ts';
import type { SourceFile } from '../../model/source.ts';
import { applied, replaced, type Edit } from './edits.ts';
import type { MutationResult } from './run.ts';
import type { Mutant } from './mutants.ts';

export interface Canary {
  mutant: Mutant;
  expected: MutationResult['status'];
}

/** A target that is no step, an example with another end, and a comment. Undefined where there is nothing to plant them in. */
export function canariesIn(files: readonly SourceFile[]): Canary[] | undefined {
  for (const file of files) {
    const { node } = readYaml(file);
    const example = entriesOf(mapAt(node, 'examples'))
      .map(([, { value }]) => mapAt(value)?.entries.get('ends')?.value)
      .find((ends) => isScalar(ends) && ends.raw !== 'left');
    const flow = entriesOf(mapAt(node, 'actions')).find(([, { value }]) => isScalar(value))?.[1]
      .value;
    if (!example || !flow || textAt(node, 'funder') === undefined) continue;
    return [
      planted(file, replaced(flow, 'canary'), 'killed'),
      planted(file, replaced(example, 'left'), 'killed'),
      planted(file, [{ start: 0, end: 0, text: '# A canary.\n' }], 'equivalent'),
    ];
  }
  return undefined;
}

function planted(file: SourceFile, edits: readonly Edit[], expected: Canary['expected']): Canary {
  const [{ start, end, text } = { start: 0, end: 0, text: '' }] = edits;
  const mutant: Mutant = {
    id: `canary ${file.path}:${start}`,
    operator: 'canary',
    what: `a canary: ${text}`,
    place: { file, start, end },
    changed: { start, end, text },
    file: { path: file.path, text: applied(file.text, edits) },
  };
  return { mutant, expected };
}
