import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { checkRepository, root } from '../tools/repository/repository.ts';
import { messageSources } from './support/message-sources.ts';
import { withoutComments } from './support/without-comments.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const inventory = parse(read('tests/inventory.yaml')) as {
  messages: { en: string; zh?: string }[];
};
const { definitions } = checkRepository();
const flows = definitions.map((definition) => JSON.stringify(definition)).join('\n');

test('the messages tested are those of the specification', () => {
  expect(Object.keys(messageSources).toSorted()).toEqual(
    inventory.messages.map(({ en }) => en).toSorted(),
  );
});

test('Chinese texts given by the specification are shown word for word', () => {
  const translated = inventory.messages.filter(({ zh }) => zh !== undefined);
  const others = translated.filter(
    ({ en, zh = '' }) =>
      !`${messageSources[en]?.zh ?? ''}…`.startsWith(zh) &&
      !zh.startsWith(messageSources[en]?.zh ?? '?'),
  );

  expect(others).toEqual([]);
});

describe.each(Object.entries(messageSources))('%s', (_name, message) => {
  it('exists in Chinese and in English', () => {
    const source = 'flow' in message ? flows : read(message.code);
    const written = (words: string) =>
      'flow' in message ? JSON.stringify(words).slice(1, -1) : words;

    expect([message.zh, message.en].filter((words) => !source.includes(written(words)))).toEqual(
      [],
    );
  });
});

/** Messages of flows are checked on the screens, in tests/messages-in-flows.test.tsx. */
const ofCode = Object.entries(messageSources).flatMap(([name, message]) =>
  'flow' in message ? [] : [[name, message.test, message.text] as const],
);

test.each(ofCode)('%s: %s tests it', (_name, file, text) => {
  expect(withoutComments(read(file)).includes(text), `${text} in ${file}`).toBe(true);
});
