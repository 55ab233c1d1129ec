import { describe, expect, test } from 'vitest';
import {
  checkYaml,
  funderWith,
  notice,
  result,
  sampleOf,
  stepOf,
  template,
  title,
  targetsOf,
} from './support/one-flow.ts';

const rules = (...texts: string[]) => checkYaml(...texts).findings.map(({ rule }) => rule);
const flowWith = (lines: string) => sampleOf(template, funderWith(lines));
const inserted = '{ %, kind: notice, path: /x, text: { zh: 新, en: New } }';
const insert = (where: string) => `insert:\n  x: ${inserted.replace('%', where)}`;

describe('a funder changes a flow:', () => {
  test('each step leads to the one below, and the result out of the flow', () => {
    expect(targetsOf(flowWith(''))).toEqual([
      'a next → b',
      'b next → c',
      'c next → done',
      'done closed → leave',
    ]);
  });

  test('change merges maps and replaces lists and texts', () => {
    const flow = flowWith(
      'change:\n  b: { title: { zh: 乙, en: Second }, text: { zh: 请看, en: Look } }',
    );

    expect(stepOf(flow, 'b')).toMatchObject({
      path: '/b',
      title: { zh: '乙', en: 'Second' },
      text: { zh: '请看', en: 'Look' },
    });
  });

  test('insert after a step takes over its main exit', () => {
    const flow = flowWith(insert('after: a'));

    expect(Object.keys(flow.steps)).toEqual(['a', 'x', 'b', 'c', 'done']);
    expect(targetsOf(flow).slice(0, 3)).toEqual(['a next → x', 'x next → b', 'b next → c']);
  });

  test('two steps inserted after the same one come in the order written', () => {
    const one = `  x: ${inserted.replace('%', 'after: a')}`;
    const other = `  y: ${inserted.replace('%', 'after: a').replace('/x', '/y')}`;

    expect(Object.keys(flowWith(`insert:\n${one}\n${other}`).steps)).toEqual([
      'a',
      'x',
      'y',
      'b',
      'c',
      'done',
    ]);
  });

  test('insert before a step takes over every exit to it but its own retry', () => {
    const retrying = [
      'flow: sample',
      title,
      'steps:',
      notice(
        'a',
        'buttons: { on: { zh: 下一步, en: Next }, jump: { zh: 跳, en: Jump } }, on: { jump: c }',
      ),
      notice('b'),
      notice(
        'c',
        'buttons: { on: { zh: 下一步, en: Next }, more: { zh: 再来, en: Again } }, on: { more: c }',
      ),
      result('done'),
      '',
    ].join('\n');

    const flow = sampleOf(retrying, funderWith(insert('before: c')));

    expect(targetsOf(flow)).toEqual([
      'a on → b',
      'a jump → x',
      'b next → x',
      'x next → c',
      'c on → done',
      'c more → c',
      'done closed → leave',
    ]);
  });

  test('a failure that is told at a field leads to its form, whatever stands before that', () => {
    const form =
      '  card: { kind: form, path: /card, fields: { no: { type: bank-card, sensitive: yes, required: yes, label: { zh: 卡号, en: Card } }, phone: { type: phone, required: yes, label: { zh: 手机号, en: Phone } } } }';
    const call =
      '  bind: { kind: call, endpoint: bank-card.bind, asks-again: nothing tells whether it is bound, send: { orderNo: =order.orderNo, bankAcctNo: =answers.no, bankPhone: =answers.phone }, on: { failed: { to: card, toast: =result.msg, at: no } } }';
    const binding = ['flow: sample', title, 'steps:', notice('a'), form, call, result('done'), ''];

    const flow = sampleOf(binding.join('\n'), funderWith(insert('before: card')));

    expect(targetsOf(flow)).toEqual(
      expect.arrayContaining(['a next → x', 'x next → card', 'bind failed → card']),
    );
  });

  test('a step inserted before the first is where the flow starts', () => {
    expect(flowWith(insert('before: a')).start).toBe('x');
  });

  test('remove redirects the exits to a step to the target of its main exit', () => {
    expect(targetsOf(flowWith('remove: [b]'))).toEqual([
      'a next → c',
      'c next → done',
      'done closed → leave',
    ]);
  });

  test('replace swaps the whole step and keeps its position', () => {
    const flow = flowWith(
      'replace:\n  b: { kind: notice, path: /other, text: { zh: 别的, en: Other } }',
    );

    expect(stepOf(flow, 'b')).toMatchObject({ path: '/other', text: { en: 'Other' } });
    expect(targetsOf(flow)).toContain('b next → c');
  });

  test('a removed step is removed after the insertion that names it', () => {
    const flow = flowWith(`${insert('after: b')}\nremove: [b]`);

    expect(targetsOf(flow).slice(0, 2)).toEqual(['a next → x', 'x next → c']);
  });

  test('paths come last and reach inserted steps too', () => {
    const paths = 'paths: { a: /one, x: /two, b: /three, c: /four, done: /five }';
    const flow = flowWith(`${insert('after: a')}\n${paths}`);

    expect(Object.values(flow.steps).map(({ path }) => path)).toEqual([
      '/one',
      '/two',
      '/three',
      '/four',
      '/five',
    ]);
  });

  test('two overrides of one step are a finding', () => {
    expect(rules(template, funderWith('change: { b: { path: /q } }\nremove: [b]'))).toEqual([
      'unused-override',
    ]);
  });

  test('a mistake in a template is one finding for all its funders', () => {
    const bad = template.replace('/c,', '/c, on: { nxt: a },');
    const other = funderWith('')
      .replace('ACME', 'OTHER')
      .replace('甲方, en: Acme', '乙方, en: Other');
    const [one] = checkYaml(bad, funderWith(''), other).findings;

    expect(one).toMatchObject({ rule: 'outcome-unknown', funders: ['ACME', 'OTHER'] });
    expect(rules(bad, funderWith(''), other)).toHaveLength(1);
  });
});

describe('slots:', () => {
  const slotted = template.replace(notice('b'), '  b: { kind: slot }');

  test('a filled slot is the step that fills it', () => {
    const flow = sampleOf(
      slotted,
      funderWith('fill:\n  b: { kind: notice, path: /mine, text: { zh: 我, en: Mine } }'),
    );

    expect(targetsOf(flow)).toContain('b next → c');
    expect(stepOf(flow, 'b').path).toBe('/mine');
  });

  test('none removes the slot', () => {
    expect(targetsOf(sampleOf(slotted, funderWith('fill: { b: none }')))[0]).toBe('a next → c');
  });

  test('an empty slot is a finding', () => {
    expect(rules(slotted, funderWith(''))).toEqual(['unfilled-slot']);
  });
});

describe('settings:', () => {
  const settings =
    'settings:\n  again: { type: yes-no, about: Once more., default: no }\n  page: { type: path, about: Where., default: /b }\n';
  const optional = template
    .replace('steps:', `${settings}steps:`)
    .replace('path: /b,', 'path: "{settings.page}", when: =settings.again,');

  test('a step whose `when` a setting makes false is omitted', () => {
    expect(Object.keys(sampleOf(optional, funderWith('')).steps)).toEqual(['a', 'c', 'done']);
  });

  test('a step whose `when` a setting makes true has no condition', () => {
    const flow = sampleOf(optional, funderWith('with: { again: yes, page: /mine }'));

    expect(stepOf(flow, 'b')).toMatchObject({ path: '/mine' });
    expect(stepOf(flow, 'b').when).toBeUndefined();
  });

  test('an action with settings is a flow of its own', () => {
    const funder = funderWith('').replace(
      '100: sample',
      '100: sample\n  110: { flow: sample, with: { again: yes } }',
    );

    const [definition] = checkYaml(optional, funder).definitions;

    expect(definition?.actions).toEqual({ 100: { flow: 'sample' }, 110: { flow: 'sample@110' } });
    expect(Object.keys(definition?.flows['sample@110']?.steps ?? {})).toContain('b');
    expect(Object.keys(definition?.flows['sample']?.steps ?? {})).not.toContain('b');
  });

  test('the value of a setting is money, time or text as its type says', () => {
    const typed = template
      .replace('steps:', 'settings:\n  most: { type: money, about: Most., default: 12.5 }\nsteps:')
      .replace('path: /b,', 'path: /b, when: =order.deposit < settings.most,');

    expect(stepOf(sampleOf(typed, funderWith('')), 'b').when?.expr).toEqual([
      '<',
      ['get', 'order', 'deposit'],
      1250,
    ]);
  });
});

describe('a flow run inside another:', () => {
  const person = [
    'flow: person',
    'title: { zh: 人, en: Person }',
    'settings: { phone: { type: text, about: Whose phone. } }',
    'steps:',
    '  ask: { kind: form, path: /ask, fields: { name: { type: text, label: { zh: 姓名, en: Name }, required: yes } } }',
    '  code: { kind: sms-code, path: /code, phone: =settings.phone, verify-endpoint: user.login, title: { zh: "{answers.name}", en: "{answers.name}" }, on: { failed: { to: again, toast: =result.msg } } }',
    '  no: { kind: decide, on: { odd: { when: =answers.name == "x", to: refused }, else: done } }',
    '  done: { kind: end, ends: confirmed }',
    '  refused: { kind: end, ends: refused }',
    '',
  ].join('\n');
  const outer = (run: string) =>
    [
      'flow: sample',
      title,
      'steps:',
      '  ask: { kind: form, path: /first, fields: { phone: { type: phone, label: { zh: 号, en: Phone }, required: yes }, two: { type: yes-no, label: { zh: 二, en: Two }, required: yes } } }',
      run,
      result('done'),
      '  sorry: { kind: notice, path: /sorry, text: { zh: "{if(answers.two, \\"二\\", \\"一\\")}", en: "{if(answers.two, \\"two\\", \\"one\\")}" }, next: leave }',
      '',
    ].join('\n');
  const run = (more: string) =>
    `  second: { kind: run, flow: person, as: co, with: { phone: =answers.phone }, on: { refused: sorry }${more} }`;

  test('its steps and answers are prefixed with the name of the run', () => {
    const flow = sampleOf(outer(run('')), person, funderWith(''));

    expect(Object.keys(flow.steps)).toEqual(['ask', 'co/ask', 'co/code', 'co/no', 'done', 'sorry']);
    expect(stepOf(flow, 'co/ask').scope).toEqual(['co']);
    expect(stepOf(flow, 'co/code')['title']).toMatchObject({
      en: [{ expr: ['or', '', 'answers', 'co', 'name'] }],
    });
  });

  test('values given to it are evaluated in the outer flow', () => {
    const flow = sampleOf(outer(run('')), person, funderWith(''));

    expect(stepOf(flow, 'co/code')['phone']).toMatchObject({
      expr: ['or', '', 'answers', 'phone'],
    });
  });

  test('its ends lead to the exits of the run', () => {
    const flow = sampleOf(outer(run('')), person, funderWith(''));

    expect(targetsOf(flow)).toEqual(
      expect.arrayContaining(['co/no odd → sorry', 'co/no else → done']),
    );
  });

  test('a `resume` that names the run resumes at its first step', () => {
    const again = outer(run('')).replace('path: /sorry,', 'path: /sorry, resume: second,');

    expect(stepOf(sampleOf(again, person, funderWith('')), 'sorry').resume).toBe('co/ask');
  });

  test('a condition of the run skips it as a whole', () => {
    const flow = sampleOf(outer(run(', when: =answers.two')), person, funderWith(''));

    expect(targetsOf(flow)).toEqual(
      expect.arrayContaining(['ask submitted → second', 'second yes → co/ask', 'second no → done']),
    );
  });

  const draft = 'draft: { load: check.query-customer, save: check.submit-customer }\nsteps:';
  const drafted = (text: string) => text.replace('steps:', draft);

  test('its answers are in the draft of the flow around it only where it has the same', () => {
    const [around, both] = [
      [drafted(outer(run(''))), person],
      [drafted(outer(run(''))), drafted(person)],
    ].map((texts) => sampleOf(...(texts as [string, string]), funderWith('')).draft);

    expect(around?.except).toEqual(['co/ask', 'co/code', 'co/no']);
    expect(both).toEqual({ load: 'check.query-customer', save: 'check.submit-customer' });
  });

  test('the draft it brings has no answers of the flow around it', () => {
    const flow = sampleOf(outer(run('')), drafted(person), funderWith(''));

    expect(flow.draft).toEqual({
      load: 'check.query-customer',
      save: 'check.submit-customer',
      except: ['ask', 'done', 'sorry'],
    });
  });

  test('an end without an exit in the run is a finding', () => {
    expect(
      rules(outer(run('').replace(', on: { refused: sorry }', '')), person, funderWith('')),
    ).toEqual(['outcome-unrouted']);
  });
});

describe('where a step leads:', () => {
  test('branches are tried in the order written, before the unconditional exit', () => {
    const flow = sampleOf(
      template.replace(
        'path: /a,',
        'path: /a, on: { rich: { when: =order.termCount > 9, to: c }, signed: { when: =order.signed, to: done } },',
      ),
      funderWith(''),
    );

    expect(stepOf(flow, 'a').exits['next']?.map(({ label, to }) => [label, to])).toEqual([
      ['rich', 'c'],
      ['signed', 'done'],
      ['next', 'b'],
    ]);
  });

  test('a table compares the first values where a row has fewer', () => {
    const table = template.replace(
      notice('b'),
      '  b: { kind: table, of: [=order.status, =order.termCount], rows: { "2": c, "7/1": done, else: a } }',
    );

    const exits = stepOf(sampleOf(table, funderWith('')), 'b').exits['else'] ?? [];

    expect(exits.map(({ when, to }) => [when?.formula, to])).toEqual([
      ['order.status == "2"', 'c'],
      ['order.status == "7" && order.termCount == 1', 'done'],
      [undefined, 'a'],
    ]);
  });

  test('an exit with a message and no target leads to the next step', () => {
    const flow = sampleOf(
      template.replace('path: /a,', 'path: /a, on: { next: { toast: { zh: 好, en: Good } } },'),
      funderWith(''),
    );

    expect(stepOf(flow, 'a').exits['next']).toMatchObject([{ to: 'b', toast: { en: 'Good' } }]);
  });

  test('defaults fill what a step leaves out, and a step that writes an outcome writes all of it', () => {
    const calls = [
      'flow: sample',
      title,
      'steps:',
      notice('a'),
      '  one: { kind: call, endpoint: order.quota, send: { orderNo: =order.orderNo } }',
      '  two: { kind: call, endpoint: order.quota, send: { orderNo: =order.orderNo }, on: { failed: { to: a, toast: { zh: 不, en: No } } } }',
      result('done'),
      '',
    ].join('\n');
    const defaults =
      'defaults:\n  call: { timeout: 5s, on: { failed: { to: back, toast: =result.msg, after: 2s } } }\n';

    const flow = sampleOf(calls, defaults, funderWith(''));

    expect(stepOf(flow, 'one').exits['failed']).toMatchObject([
      { to: 'back', after: 2000, toast: { formula: 'result.msg' } },
    ]);
    expect(stepOf(flow, 'two').exits['failed']).toEqual([
      { label: 'failed', to: 'a', toast: { zh: '不', en: 'No' } },
    ]);
    expect(stepOf(flow, 'two')['timeout']).toBe(5000);
  });
});
