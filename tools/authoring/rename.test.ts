import { afterAll, describe, expect, test } from 'vitest';
import { applyEdits } from './apply-edits.ts';
import { namesUnder } from './cursor.ts';
import { placeOfName } from './name-places.ts';
import { createAuthoringService } from './service.ts';
import { makeSharedTemplates } from './shared-templates.fixture.ts';

const { folder, templates, funders, remove } = makeSharedTemplates();
afterAll(remove);
const service = createAuthoringService(folder);

const messages = () => service.problems().map(({ file, message }) => `${file}: ${message.en}`);
const before = messages();

const names = templates.flatMap((file) =>
  ['steps', 'values', 'settings'].flatMap((word) =>
    namesUnder(service.text(file) ?? '', [word]).map((name) => [word, name, file] as const),
  ),
);

const isRun = ([word, name, file]: readonly string[]) =>
  word === 'steps' &&
  new RegExp(`^  ${name}:\\n    kind: run$`, 'm').test(service.text(file ?? '') ?? '');

function rename(word: string, name: string, file: string) {
  const place = placeOfName(file, service.text(file) ?? '', [word, name]);
  return service.rename(file, place?.from ?? 0, 'renamed');
}

describe('a renamed name is replaced everywhere, without new findings', () => {
  test.each(names.filter((one) => !isRun(one)))('%s: %s of %s', (word, name, file) => {
    const edits = rename(word, name, file);
    if (!Array.isArray(edits)) throw new Error(edits.refused.en);
    for (const one of [...templates, ...funders]) {
      const own = edits.filter((edit) => edit.file === one);
      if (own.length > 0) service.setText(one, applyEdits(service.text(one) ?? '', own));
    }
    const found = messages();
    for (const one of [...templates, ...funders]) service.setText(one, undefined);

    expect(found).toEqual(before);
  });
});

test.each(names.filter(isRun))('%s: %s of %s runs a flow, which is refused', (word, name, file) => {
  expect(rename(word, name, file)).toEqual({
    refused: { zh: expect.stringContaining('运行'), en: expect.stringContaining('runs a flow') },
  });
});

test('a value of a template is renamed in the formulas of a funder that uses it, and no step of that name', () => {
  const template = 'flows/appeal-progress.yaml';
  const [, funder = ''] = funders;
  const text = (service.text(funder) ?? '').replace(
    'actions:',
    `flows:
  appeal-progress:
    insert:
      laterZh:
        before: stages
        kind: notice
        path: /appealLater
        text: { zh: "{laterZh}", en: "{laterEn}" }
  appeal:
    insert:
      said:
        before: reason
        kind: notice
        path: /appealSaid
        text: { zh: "laterZh", en: "laterZh" }
actions:`,
  );
  service.setText(funder, text);
  const edits = rename('values', 'laterZh', template);
  if (!Array.isArray(edits)) throw new Error(edits.refused.en);
  const changed = applyEdits(
    text,
    edits.filter(({ file }) => file === funder),
  );
  service.setText(funder, undefined);

  expect(changed).toBe(text.replace('{laterZh}', '{renamed}'));
});
