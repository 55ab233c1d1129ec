import { expect, test } from 'vitest';
import { propertiesIn } from '../../src/language/check.ts';
import type { Definition } from '../../src/model/definition.ts';
import { buildSymbols } from '../symbols/symbols.ts';
import { selectedBy } from './selected-properties.ts';

const text = `properties:
  one: { about: { zh: 甲, en: A }, never: { step: a } }
  two: { about: { zh: 乙, en: B }, never: { step: b } }
`;
const properties = propertiesIn([{ path: 'flows/properties.yaml', text }], buildSymbols());
const definitions = ['ACME', 'OTHER'].map((funder): Definition => ({
  funder,
  name: { zh: '', en: '' },
  links: [],
  flows: {},
  actions: {},
  examples: {},
  hash: funder,
}));

const namesSelected = (...words: string[]) => {
  const selected = selectedBy(words, properties, definitions);
  if ('strange' in selected) return selected;
  return [
    selected.properties.map(({ name }) => name),
    selected.definitions.map(({ funder }) => funder),
  ];
};

test('without a name all properties are looked at in all funders', () => {
  expect(namesSelected()).toEqual([
    ['one', 'two'],
    ['ACME', 'OTHER'],
  ]);
});

test('a funder is named by its code or its file, beside a property or alone', () => {
  expect(namesSelected('funders/ACME.yaml')).toEqual([['one', 'two'], ['ACME']]);
  expect(namesSelected('two', 'OTHER')).toEqual([['two'], ['OTHER']]);
});

test('a word that is neither is given back', () => {
  expect(namesSelected('one', 'three')).toEqual({ strange: 'three' });
});
