import { expect, test } from 'vitest';
import type { Flow } from '../../src/model/definition.ts';
import type { FunderIndex } from '../../src/model/definition-files.ts';
import { differentFirstSteps } from './first-steps.ts';

const flow = (start: string, ...others: string[]) =>
  ({
    start: 'a',
    steps: Object.fromEntries(
      [start, ...others].map((screen, at) => {
        const [kind, name] = screen.split('/');
        return ['abc'[at], { kind, ...(name !== undefined && { screen: name }) }];
      }),
    ),
  }) as unknown as Flow;

const files: Record<string, Flow> = {
  one: flow('form', 'review', 'result'),
  again: flow('form', 'result', 'review'),
  other: flow('review', 'form', 'result'),
  hosted: flow('form', 'hosted-screen/car'),
  hostedToo: flow('form', 'hosted-screen/pdf'),
};

function different(...actions: Record<string, keyof typeof files | null>[]) {
  const flows = Object.fromEntries(Object.keys(files).map((file) => [file, file]));
  const funders = Object.fromEntries(
    actions.map((one, at) => [`F${at}`, { actions: one, flows } as unknown as FunderIndex]),
  );
  return differentFirstSteps({ funders }, (file) => files[file]!).map(
    ({ funder, action }) => `${funder} ${action}`,
  );
}

test('the same file is opened once, whoever has it', () => {
  expect(different({ 1: 'one', 2: 'one' }, { 1: 'one' })).toEqual(['F0 1']);
});

test('flows of the same screens are opened once, in whatever order these come after the first', () => {
  expect(different({ 1: 'one', 2: 'again', 3: 'other' })).toEqual(['F0 1', 'F0 3']);
});

test('hosted screens are screens of their own', () => {
  expect(different({ 1: 'hosted', 2: 'hostedToo' })).toEqual(['F0 1', 'F0 2']);
});

test('where nothing starts, nothing is opened', () => {
  expect(different({ 1: null })).toEqual([]);
});
