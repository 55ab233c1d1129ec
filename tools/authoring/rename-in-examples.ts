import type { NamedFunder } from '../../src/language/check.ts';
import { exampleMaps } from '../../src/language/schema/file-syntax.ts';
import type { LinkedFlow } from '../../src/language/link/linked.ts';
import { placeOfName, scalarsOf, type NamePlace } from './name-places.ts';
import { type Scope, templatePath } from './scope.ts';
import type { TextEdit } from './service-results.ts';

/** The parts of an example whose keys are step names. */
export const byStep: readonly string[] = ['outcomes', ...exampleMaps];

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
  const funders = linked()?.funders ?? [];
  const ofFunders = funders.flatMap((funder) => {
    const namesIn = namesByAction(funder, written);
    if (namesIn.size === 0) return [];
    const { examples } = funder.definition;
    return editsIn(funder.node.file.path, (example) =>
      namesIn.get(String(examples[example]?.action)),
    );
  });
  const ofTemplates = [...namesByTemplate(funders, written)].flatMap(([template, ids]) =>
    editsIn(templatePath(template), () => ids),
  );
  return [...ofFunders, ...ofTemplates];

  function editsIn(
    path: string,
    namesOf: (example: string) => ReadonlySet<string> | undefined,
  ): TextEdit[] {
    const its = texts.at(path)?.text ?? '';
    return scalarsOf(its).flatMap((scalar): TextEdit[] => {
      const [first, example = '', part = '', ...deeper] = scalar.path;
      const isStep = scalar.isName
        ? byStep.includes(part) && deeper.length === 0
        : part === 'passes' || part === 'leads';
      if (first !== 'examples' || !isStep || !namesOf(example)?.has(scalar.value)) return [];
      const end = scalar.to - (/["']/.test(its.at(scalar.to - 1) ?? '') ? 1 : 0);
      return [{ file: path, from: end - name.length, to: end, insert: to }];
    });
  }
}

/** Template → the ids the step has in flows that are made of it as a whole. */
function namesByTemplate(
  funders: readonly NamedFunder[],
  written: NamePlace,
): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>();
  for (const { flows } of funders)
    for (const { linked } of flows.values()) {
      const ids = idsOf(linked, written);
      if (ids.length > 0)
        names.set(linked.use, new Set([...(names.get(linked.use) ?? []), ...ids]));
    }
  return names;
}

function idsOf({ steps }: LinkedFlow, { file, from }: NamePlace): string[] {
  return [...steps.values()]
    .filter(({ name }) => name.file.path === file && name.start === from)
    .map(({ id }) => id);
}

/** Action → the ids the step has in the flow it starts. */
function namesByAction(
  { definition, flows }: NamedFunder,
  written: NamePlace,
): Map<string, Set<string>> {
  const byFlow = new Map(
    [...flows].map(([flow, { linked }]) => [flow, new Set(idsOf(linked, written))]),
  );
  return new Map(
    Object.entries(definition.actions).flatMap(([action, starts]) => {
      const ids = 'flow' in starts ? byFlow.get(starts.flow) : undefined;
      return ids && ids.size > 0 ? [[action, ids]] : [];
    }),
  );
}
