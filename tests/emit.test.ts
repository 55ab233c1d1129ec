import { describe, expect, test } from 'vitest';
import { checkRepository } from '../tools/repository/repository.ts';
import {
  checkYaml,
  funderWith,
  notice,
  result,
  sampleOf,
  stepOf,
  template,
  title,
} from './support/one-flow.ts';

const flow = (...steps: string[]) => ['flow: sample', title, 'steps:', ...steps, ''].join('\n');

test('every `resume` in the repository names a step of its flow', () => {
  const flows = checkRepository().definitions.flatMap((one) => Object.values(one.flows));

  const lost = flows.flatMap(({ id, steps }) =>
    Object.values(steps)
      .filter(({ resume }) => resume !== undefined && !Object.hasOwn(steps, resume))
      .map((step) => `${id}/${step.id} → ${step.resume ?? ''}`),
  );

  expect([...new Set(lost)]).toEqual([]);
});

describe('a definition:', () => {
  test('is the same for the same files, whatever their order', () => {
    const files = [template, funderWith(''), funderWith('').replace('ACME', 'OTHER')];

    const [one, other] = [checkYaml(...files), checkYaml(...files.toReversed())];

    const byFunder = (definitions: typeof one.definitions) =>
      Object.fromEntries(definitions.map((definition) => [definition.funder, definition]));
    expect(JSON.stringify(byFunder(other.definitions)['ACME'])).toBe(
      JSON.stringify(byFunder(one.definitions)['ACME']),
    );
  });

  test('survives JSON unchanged', () => {
    const { definitions } = checkYaml(template, funderWith(''));

    expect(JSON.parse(JSON.stringify(definitions))).toEqual(definitions);
  });

  test('has another hash after a corrected text, its flow has the same', () => {
    const before = checkYaml(template, funderWith('')).definitions[0];
    const after = checkYaml(template.replace('Done', 'All done'), funderWith('')).definitions[0];

    expect(after?.hash).not.toBe(before?.hash);
    expect(after?.flows['sample']?.hash).toBe(before?.flows['sample']?.hash);
  });

  test('has another flow hash after a changed exit', () => {
    const before = sampleOf(template, funderWith(''));
    const after = sampleOf(
      template
        .replace('path: /a,', 'path: /a, next: c,')
        .replace('path: /b,', 'path: /b, next: a,'),
      funderWith(''),
    );

    expect(after.hash).not.toBe(before.hash);
  });

  test('a funder offers the platform-wide codes unless it says none', () => {
    const actions = 'actions:\n  100: sample\n  110: sample\n  321: nothing\n';
    const funder = funderWith('').replace('100: sample', '110: none');

    const definition = checkYaml(template, actions, funder).definitions[0];

    expect(definition?.actions).toEqual({ 100: { flow: 'sample' }, 321: { nothing: true } });
  });

  test("a funder's own flow replaces the template of that name", () => {
    const definition = checkYaml(template, 'actions:\n  110: sample\n', funderWith('remove: [b]'))
      .definitions[0];

    expect(definition?.actions['110']).toEqual({ flow: 'sample' });
    expect(Object.keys(definition?.flows['sample']?.steps ?? {})).toEqual(['a', 'c', 'done']);
  });

  test('the index knows every address', () => {
    const { index } = checkYaml(template, funderWith(''));

    expect(index.paths['/b']).toEqual({ ACME: ['sample#b'] });
    expect(index.funders['ACME']).toMatchObject({
      actions: { 100: 'sample' },
      name: { en: 'Acme' },
    });
  });
});

describe('values:', () => {
  test('durations are milliseconds, defaults of the kind are filled in', () => {
    const poll =
      '  b: { kind: poll, endpoint: sign.status, send: { orderNo: =order.orderNo }, for: 2m, on: { failed: { to: a, toast: =result.msg }, timeout: { to: a, silent: nothing to say } } }';

    expect(
      stepOf(sampleOf(template.replace(notice('b'), poll), funderWith('')), 'b'),
    ).toMatchObject({
      for: 120_000,
      every: 2000,
    });
  });

  test('money sent as a number is whole fen', () => {
    const call =
      '  b: { kind: call, endpoint: order.quota, send: { orderNo: =order.orderNo, income: 12.34 }, on: { failed: { to: a, toast: =result.msg } } }';

    expect(
      stepOf(sampleOf(template.replace(notice('b'), call), funderWith('')), 'b'),
    ).toMatchObject({ send: { income: 1234 } });
  });

  test('kept values have the type of the response', () => {
    const source = flow(
      notice('a'),
      '  b: { kind: call, endpoint: order.quota, send: { orderNo: =order.orderNo }, keep: { most: =result.quota }, on: { failed: { to: a, toast: =result.msg } } }',
      '  c: { kind: notice, path: /c, text: { zh: "{exactYuan(answers.most)}", en: "{exactYuan(answers.most)}" } }',
      result('done'),
    );

    const step = stepOf(sampleOf(source, funderWith('')), 'b');

    expect(step.keep).toEqual({
      most: { formula: 'result.quota', expr: ['get', 'result', 'quota'] },
    });
  });

  test('an endpoint that writes once marks its step', () => {
    const call =
      '  b: { kind: call, endpoint: order.finish-work-flow, send: { orderNo: =order.orderNo }, on: { failed: { to: a, toast: =result.msg } } }';

    expect(stepOf(sampleOf(template.replace(notice('b'), call), funderWith('')), 'b').once).toBe(
      true,
    );
  });

  test('a table after a call compares its result', () => {
    const table = flow(
      notice('a'),
      '  ask: { kind: call, endpoint: sign.status, send: { orderNo: =order.orderNo }, on: { failed: { to: a, toast: =result.msg } } }',
      '  which: { kind: table, of: [=result.status], rows: { done: done, else: a } }',
      result('done'),
    );

    expect(stepOf(sampleOf(table, funderWith('')), 'which').exits['else']?.[0]?.when?.expr).toEqual(
      ['==', ['or', '', 'result', 'status'], 'done'],
    );
  });

  test('the restart button leads to the first step', () => {
    const restart = template.replace(
      'ends: success',
      'ends: success, restart: { zh: 再来, en: Again }',
    );

    expect(stepOf(sampleOf(restart, funderWith('')), 'done').exits['restart']).toMatchObject([
      { to: 'a' },
    ]);
  });
});

describe('names of Object.prototype are ordinary names:', () => {
  test.for(['__proto__', 'constructor', 'toString'])(
    'a step, flow or setting called %s is a name like any other',
    (name) => {
      const { findings } = checkYaml(
        template.replace('path: /a,', `path: /a, next: ${name},`),
        funderWith(`with: { ${name}: x }`),
      );

      expect(findings.length).toBeGreaterThan(0);
      expect(findings.map(({ rule }) => rule)).not.toContain(undefined);
    },
  );
});
