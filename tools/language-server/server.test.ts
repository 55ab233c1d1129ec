import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createConnection,
  HoverRequest,
  ProposedFeatures,
  type Diagnostic,
} from 'vscode-languageserver/node';
import { Editor, makeProject } from './editor.fixture.ts';
import { serve } from './server.ts';

const project = makeProject();
afterAll(() => project.remove());

function connect(): Editor {
  const [toServer, toEditor] = [new PassThrough(), new PassThrough()];
  serve(createConnection(ProposedFeatures.all, toServer, toEditor));
  return new Editor(toEditor, toServer);
}

const editor = connect();
beforeAll(() => editor.start(project.folder));

/** A flow without findings but that nobody uses it here. */
const pdf = project.uri('flows/pdf.yaml');
const text = project.read('flows/pdf.yaml');

const hasWord = (word: string) => (found: Diagnostic) =>
  JSON.stringify(found.message).includes(word);
const problemOf = (uri: string, word: string) =>
  editor.until(() => editor.shown(uri)?.find(hasWord(word)));
const noProblem = (uri: string, word: string) =>
  editor.until(() => editor.shown(uri)?.some(hasWord(word)) === false);

describe('problems', () => {
  test('of a text that is not saved, and gone with it', async () => {
    await editor.open(pdf, `${text}nonsense: 1\n`);
    const found = await problemOf(pdf, 'nonsense');

    expect(found.range.start).toEqual({ line: text.split('\n').length - 1, character: 0 });
    expect(found.code).toBe('unknown-key');
    await editor.change(pdf, text);
    await noProblem(pdf, 'nonsense');
  });

  test('are counted in UTF-16, in lines that end as on Windows', async () => {
    const broken = text
      .replace(/^title:\n.*\n.*$/m, "title: { zh: '🚗𠮷', en: '🚗', fr: x }")
      .replaceAll('\n', '\r\n');
    await editor.change(pdf, broken);
    const { range } = await problemOf(pdf, 'fr');
    const line = broken.split('\r\n')[range.start.line] ?? '';

    expect(line.slice(range.start.character, range.end.character)).toBe('fr');
    await editor.change(pdf, text);
    await noProblem(pdf, 'fr');
  });

  test('of a file that is not open, where one that is open made them', async () => {
    const template = project.uri('flows/part-three-state-bank.yaml');
    const funder = project.uri('funders/BOC.yaml');
    const saved = project.read('flows/part-three-state-bank.yaml');
    await editor.open(template, saved.replace(/(?<!: )\btax-residence\b/g, 'tax-home'));
    const found = await problemOf(funder, 'tax-residence');

    expect(project.read('funders/BOC.yaml').split('\n')[found.range.start.line]).toContain('with:');
    await editor.close(template);
    await noProblem(funder, 'tax-residence');
  });
});

test('hover says what a setting is', async () => {
  await editor.change(pdf, text);
  const line = text.split('\n').findIndex((one) => /^ +kind:/.test(one));
  const hover = await editor.connection.sendRequest(HoverRequest.type, {
    textDocument: { uri: pdf },
    position: { line, character: text.split('\n')[line]?.indexOf('kind') ?? 0 },
  });

  expect(hover?.contents).toMatchObject({ kind: 'plaintext' });
  expect(hover?.range?.start.line).toBe(line);
});

test.each([
  ['en', 'Open the folder'],
  ['zh-CN', '请打开'],
])('a folder without flows and funders is said, in %s', async (locale, words) => {
  const other = connect();
  await other.start(project.folder.replace(/[^/\\]+$/, ''), locale);

  expect(await other.until(() => other.messages[0])).toContain(words);
});
