import type { NamedFunder } from '../../src/language/check.ts';
import { placeOfName, scalarsOf, type NamePlace } from './name-places.ts';
import type { Scope } from './scope.ts';
import type { TextEdit } from './told.ts';

/** What of an example is said by the names of steps. */
const byStep: readonly string[] = ['outcomes', 'results', 'sent', 'shows', 'documents'];

/** A step as examples call it, in the flows that have it; one of a flow that is run is called `run/step`. */
export function stepInExamples(
  { texts, linked }: Scope,
  { file, around, name }: { file: string; around: readonly string[]; name: string },
  to: string,
): TextEdit[] {
  const text = texts.at(file)?.text ?? '';
  const written =
    placeOfName(file, text, [...around, 'steps', name]) ??
    placeOfName(file, text, [...around, 'insert', name]);
  if (!written) return [];
  return (linked()?.funders ?? []).flatMap((funder) => {
    const { path } = funder.node.file;
    const namesIn = namesByAction(funder, written);
    if (namesIn.size === 0) return [];
    const its = texts.at(path)?.text ?? '';
    return scalarsOf(its).flatMap((scalar): TextEdit[] => {
      const [first, example = '', part = '', ...deeper] = scalar.path;
      const isStep = scalar.isName
        ? byStep.includes(part) && deeper.length === 0
        : part === 'passes';
      if (first !== 'examples' || !isStep) return [];
      const { action = '' } = funder.definition.examples[example] ?? {};
      if (!namesIn.get(String(action))?.has(scalar.value)) return [];
      const end = scalar.to - (/["']/.test(its.at(scalar.to - 1) ?? '') ? 1 : 0);
      return [{ file: path, from: end - name.length, to: end, insert: to }];
    });
  });
}

/** Action → the ids the step has in the flow it starts. */
function namesByAction(
  { definition, made }: NamedFunder,
  { file, from }: NamePlace,
): Map<string, Set<string>> {
  const byFlow = new Map(
    [...made].map(([flow, { linked }]) => [
      flow,
      new Set(
        [...linked.steps.values()]
          .filter(({ name }) => name.file.path === file && name.start === from)
          .map(({ id }) => id),
      ),
    ]),
  );
  return new Map(
    Object.entries(definition.actions).flatMap(([action, starts]) => {
      const ids = 'flow' in starts ? byFlow.get(starts.flow) : undefined;
      return ids && ids.size > 0 ? [[action, ids]] : [];
    }),
  );
}
