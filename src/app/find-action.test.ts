import { expect, test } from 'vitest';
import { checkRepository } from '../../tools/repository.ts';
import { byPageCode } from './find-action.ts';

const definition = checkRepository().definitions.find(({ funder }) => funder === 'SELF_OPERATED');
if (!definition) throw new Error('The repository has no SELF_OPERATED.');

test.each([
  ['a page of one flow', 'crediFirststep', [], 100],
  ['an action code', '335', [], 335],
  [
    'a page two actions share, of which the order offers the second',
    'idcardSuccess',
    [{ code: 310 }],
    310,
  ],
  ['a page nobody has', 'somethingNew', [], undefined],
  ['a name of every object', '__proto__', [], undefined],
])('the platform routes to %s', (_title, pageCode, actions, action) => {
  expect(byPageCode(pageCode, definition, { actions })).toBe(action);
});
