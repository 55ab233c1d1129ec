import { afterAll, describe, expect, test } from 'vitest';
import { applyEdits } from '../authoring/apply-edits.ts';
import { withExample, withOtherExample } from '../authoring/example-entry.ts';
import { createAuthoringService } from '../authoring/service.ts';
import { makeSharedTemplates } from '../authoring/shared-templates.fixture.ts';
import { readSource } from '../repository/read-repository.ts';
import { checkRepository, root } from '../repository/repository.ts';
import { type Case, NoCases, printCases, readCases } from './case-file.ts';
import { casesOf } from './export-cases.ts';
import { importCases } from './import-cases.ts';
import { outcomeLine, type ImportOutcome } from './words.ts';
import { specOf } from './playwright.ts';
import { writtenExamples } from './written-examples.ts';

const { definitions } = checkRepository();
const exported = ['funders/GONGTOU_FINANCE.yaml', 'flows/bind-card.yaml'];

test.each(exported)('the examples of %s come back as they were written', (path) => {
  const file = readSource(root, path);
  const cases = readCases(printCases(casesOf(file, definitions)));
  const [without = ''] = file.text.split(/^examples:$/m);

  const text = cases.reduce(
    (sum, { name, example }) => withExample({ path, text: sum }, name, example),
    without,
  );

  const written = writtenExamples(file).map(({ name, example }) => ({ name, example }));
  expect(cases.map(({ name, example }) => ({ name, example }))).toEqual(written);
  expect(writtenExamples({ path, text }).map(({ name, example }) => ({ name, example }))).toEqual(
    written,
  );
  expect(text.startsWith(without)).toBe(true);
});

test('an example in the place of another leaves the rest of the file as it was', () => {
  const text = `examples:
  # Why there is a first.
  first:
    action: 100 # the review
    ends: success

  # Why there is a second.
  second: { action: 200, ends: left }
`;
  const file = { path: 'funders/A.yaml', text };
  const [first, second] = writtenExamples(file);
  if (!first || !second) throw new Error('There are no examples.');
  const other = { action: 100, answers: { name: '3', agreed: true }, ends: 'failure' };

  expect(withOtherExample(file, first, other)).toBe(
    text.replace(
      '    action: 100 # the review\n    ends: success\n',
      '    action: 100\n    answers: { name: "3", agreed: yes }\n    ends: failure\n',
    ),
  );
  expect(withOtherExample(file, second, other)).toBe(
    text.replace(
      'second: { action: 200, ends: left }',
      'second:\n    action: 100\n    answers: { name: "3", agreed: yes }\n    ends: failure',
    ),
  );
});

describe('brought into the files', () => {
  const { folder, remove } = makeSharedTemplates();
  afterAll(remove);
  const service = createAuthoringService(folder);
  const file = 'funders/ONE.yaml';
  const before = service.text(file) ?? '';
  const bring = (cases: readonly Case[], mayReplace = false) => {
    const { edits, outcomes } = importCases(service, cases, { mayReplace });
    return {
      outcomes: outcomes.map(({ outcome }) => outcome),
      now: applyEdits(before, edits),
      why: outcomes[0]?.why?.en,
    };
  };
  const signs: Case = {
    file,
    name: 'signs with a code',
    funder: 'ONE',
    action: 300,
    example: { action: 300, ends: 'success' },
    pages: [],
  };
  const example = { action: 300, passes: ['person/identity'], ends: 'success' };
  const claims = { ...signs, example };

  test('what stands there already changes nothing', () => {
    expect(bring([signs])).toMatchObject({ outcomes: ['same'], now: before });
  });

  test('another example of the name is replaced only where that is said', () => {
    expect(bring([claims])).toMatchObject({ outcomes: ['different'], now: before });
    expect(bring([claims], true)).toMatchObject({
      outcomes: ['replaced'],
      now: before.replace(
        /signs with a code:\n    action: 300\n/,
        'signs with a code:\n    action: 300\n    passes: [person/identity]\n',
      ),
    });
  });

  test('a new one stands behind the others', () => {
    const { outcomes, now } = bring([
      { ...signs, name: 'signs' },
      { ...signs, name: 'signs too' },
    ]);

    expect(outcomes).toEqual(['added', 'added']);
    expect(now).toBe(
      `${before}  signs:\n    action: 300\n    ends: success\n  signs too:\n    action: 300\n    ends: success\n`,
    );
  });

  test('one that does not hold, or of no file, is refused, and the file stays', () => {
    const wrong = { ...signs, name: 'never', example: { action: 300, ends: 'left' } };
    expect(bring([wrong])).toMatchObject({ outcomes: ['refused'], now: before });
    expect(bring([wrong]).why).toContain('The example "never" ends with "success"');
    expect(bring([{ ...signs, file: 'funders/NOBODY.yaml' }]).why).toBe(
      'There is no file funders/NOBODY.yaml.',
    );
    expect(service.text(file)).toBe(before);
  });
});

test.each([
  ['no JSON', '{', 'No JSON'],
  ['another version', '{"version":2,"cases":[]}', 'version'],
  [
    'a file elsewhere',
    printCases([]).replace('[]', '[{"file":"../a.yaml"}]'),
    'no file of a funder',
  ],
])('%s is refused with a reason', (_, text, reason) => {
  expect(() => readCases(text)).toThrow(NoCases);
  expect(() => readCases(text)).toThrow(reason);
});

test('a browser test names every page of each example, and how it ends', async () => {
  const [, second] = casesOf(readSource(root, 'funders/GONGTOU_FINANCE.yaml'), definitions);
  if (!second) throw new Error('There is no case.');

  const spec = await specOf([second], {
    folder: '/a/e2e/own',
    e2e: '/a/e2e',
    casesFile: '/a/x.json',
  });

  expect(spec).toContain("import { openCase } from '../support/case.ts';");
  expect(spec).toContain("new URL('./x.json', import.meta.url)");
  expect(spec.match(/walk\..*/g)).toEqual([
    "walk.pass('intro'); // 更换还款卡",
    "walk.pass('card'); // 填写新卡信息",
    "walk.pass('face'); // 人脸识别",
    "walk.pass('verify'); // 短信验证",
    "walk.pass('verify'); // 短信验证",
    "walk.pass('agree'); // 签署扣款授权书",
    "walk.end('done', 'success'); // 更换成功",
  ]);
});

test.each<[ImportOutcome, string, string]>([
  [
    'different',
    '文件里有同名的示例，内容不同，未读入；加上 --replace 就用读入的替换。',
    'not brought in: an example of this name says something else; --replace puts this one in its place.',
  ],
  ['refused', '未读入。没有文件 a。', 'not brought in. There is no file a.'],
])('an example that is %s is told in both languages', (outcome, zh, en) => {
  const why = { zh: '没有文件 a。', en: 'There is no file a.' };
  const line = outcomeLine({
    file: 'a',
    name: 'b',
    outcome,
    ...(outcome === 'refused' && { why }),
  });

  expect(line).toEqual({ zh: `a：“b”：${zh}`, en: `a: "b": ${en}` });
});
