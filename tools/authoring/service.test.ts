import { afterAll, describe, expect, test } from 'vitest';
import { applyEdits } from './apply-edits.ts';
import { createAuthoringService } from './service.ts';
import { makeSharedTemplates } from './shared-templates.fixture.ts';

const { folder, remove } = makeSharedTemplates();
const service = createAuthoringService(folder);
afterAll(remove);

const file = 'flows/limit-on-file.yaml';
const text = [
  'flow: limit-on-file',
  'title: { zh: 额度查询 🚗, en: Your limit }',
  'settings:',
  '  endpoint: { type: endpoint, about: Says how much., send: [orderNo], default: refund.quota }',
  'values:',
  '  left: =answers.limit',
  'steps:',
  '  ask:',
  '    kind: call',
  '    endpoint: =settings.endpoint',
  '    keep: { limit: =result.data }',
  '    on:',
  '      failed: { to: show, toast: =result.msg }',
  '  show:',
  '    kind: result',
  '    path: /limitOnFile',
  '    ends: success',
  '    when: =has(order.orderNo)',
  '',
].join('\n');

function at(marked: string): number {
  service.setText(file, marked.replace('|', ''));
  return marked.indexOf('|');
}

const marked = (before: string, after: string) => text.replace(before, after);
const offered = (before: string, after: string) =>
  service.completions(file, at(marked(before, after))).map(({ label }) => label);

describe('completion', () => {
  test.each([
    ['kind: call', 'kind: ca|', 'call'],
    ['    ends: success', '    en|', 'ends'],
    ['to: show', 'to: |', 'show'],
    ['failed: {', 'fai|: {', 'failed'],
    ['endpoint: =settings.endpoint', 'endpoint: |', 'refund.quota'],
    ['order.orderNo', 'order.|', 'orderNo'],
    ['=settings.endpoint', '=settings.|', 'endpoint'],
    ['en: Your limit', '|', 'en'],
    ['settings:\n', 'spec: code 24|\nsettings:\n', 'code 242'],
    ['    ends: success', '    spec: [route /login, r|]', 'route /orderDetail'],
    ['    when: =has(order.orderNo)\n', 'examples:\n  one:\n    sent:\n      a|\n', 'ask'],
    ['    when: =has(order.orderNo)\n', 'examples:\n  one:\n    refuses:\n      sh|\n', 'show'],
    [
      '    when: =has(order.orderNo)\n',
      '    fields:\n      sum: {}\nexamples:\n  one:\n    refuses:\n      show:\n        s|\n',
      'sum',
    ],
    [
      '    when: =has(order.orderNo)\n',
      'examples:\n  one:\n    refuses:\n      show:\n        sum:\n          a|\n',
      'above',
    ],
  ])('instead of %s, at %s: %s', (before, after, label) => {
    expect(offered(before, after)).toContain(label);
  });
});

test('a completed requirement replaces all that was typed of it', () => {
  const [first] = service
    .completions(file, at(marked('settings:\n', 'spec: [route /login, code 24|]\nsettings:\n')))
    .filter(({ label }) => label === 'code 242');
  const written = marked('settings:\n', 'spec: [route /login, code 24]\nsettings:\n');

  expect(first && written.slice(first.from, first.to)).toBe('code 24');
});

test('hover describes a setting', () => {
  const over = (before: string, after: string) =>
    service.hover(file, at(marked(before, after)))?.text;

  expect(over('keep:', 'ke|ep:')).toContain('emember');
  expect(over('order.orderNo', 'order.order|No')).toBe('order.orderNo: text');
  expect(over('settings:\n', 'spec: code 2|42\nsettings:\n')).toMatch(
    /^request refund · action codes · tests\/inventory.yaml:\d+$/,
  );
});

test('go to definition: from a target to its step, from a setting to its declaration', () => {
  const to = (before: string, after: string) => {
    const definition = service.definition(file, at(marked(before, after)));
    return definition && text.slice(definition.from, definition.from + 12);
  };

  expect(to('to: show', 'to: sh|ow')).toBe('show:\n    ki');
  expect(to('settings.endpoint', 'settings.end|point')).toBe('endpoint: { ');
});

describe('renaming', () => {
  const renamed = (before: string, after: string, to: string) => {
    const edits = service.rename(file, at(marked(before, after)), to);
    if (!Array.isArray(edits)) return edits.refused.en;
    return applyEdits(text, edits);
  };

  test('a step, with its former name', () => {
    expect(renamed('to: show', 'to: sh|ow', 'limit')).toBe(
      text
        .replace('to: show', 'to: limit')
        .replace('  show:', '  limit:')
        .replace('steps:', 'moved: { show: limit }\nsteps:'),
    );
  });

  test('a setting, in formulas too', () => {
    expect(renamed('  endpoint: {', '  end|point: {', 'asks')).toBe(
      text.replace('  endpoint: {', '  asks: {').replace('settings.endpoint', 'settings.asks'),
    );
  });

  test('not to a name in use', () => {
    expect(renamed('to: show', 'to: sh|ow', 'ask')).toContain('already');
  });
});

test('an open text is checked instead of the file on disk', () => {
  const template = 'flows/appeal-progress.yaml';
  service.setText(file, undefined);
  const before = service.problems();
  service.setText(template, 'flow: appeal-progress\nsteps: [');

  expect(service.problems().map((one) => one.file)).toContain(template);
  expect(service.isCurrent()).toBe(false);
  expect(service.definitions().length).toBeGreaterThan(0);
  service.setText(template, undefined);
  expect(service.problems()).toEqual(before);
});
