import type { Property } from '../../src/language/schema/property-syntax.ts';
import type { Definition } from '../../src/model/definition.ts';
import { funderNamed } from './named.ts';
import { root } from './repository.ts';

interface Selected {
  properties: readonly Property[];
  definitions: readonly Definition[];
}

/** Properties by their names, funders by their codes or files; all where none is named. */
export function selectedBy(
  words: readonly string[],
  all: readonly Property[],
  definitions: readonly Definition[],
): Selected | { strange: string } {
  const codes = definitions.map(({ funder }) => funder);
  const code = (word: string) => funderNamed(word, codes, root);
  const properties = all.filter(({ name }) => words.includes(name));
  const funders = definitions.filter(({ funder }) => words.some((word) => code(word) === funder));
  const strange = words.find(
    (word) =>
      !properties.some(({ name }) => name === word) &&
      !funders.some(({ funder }) => funder === code(word)),
  );
  if (strange !== undefined) return { strange };
  return {
    properties: properties.length > 0 ? properties : all,
    definitions: funders.length > 0 ? funders : definitions,
  };
}
