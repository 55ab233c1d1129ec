import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  CodeActionKind,
  CodeActionRequest,
  CodeActionTriggerKind,
  CompletionRequest,
  createConnection,
  DefinitionRequest,
  FileChangeType,
  HoverRequest,
  PrepareRenameRequest,
  ProposedFeatures,
  RenameRequest,
  type CodeAction,
  type Diagnostic,
  type WorkspaceEdit,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
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
const template = project.uri('flows/greeting.yaml');
const funder = project.uri('funders/ACME.yaml');
const text = project.text('flows/greeting.yaml');
beforeAll(async () => {
  await editor.start(project.folder);
  await editor.open(template, text);
});

const hasWord = (word: string) => (diagnostic: Diagnostic) =>
  JSON.stringify(diagnostic.message).includes(word);
const problemOf = (uri: string, word: string) =>
  editor.until(() => editor.shown(uri)?.find(hasWord(word)));
const noProblem = (uri: string, word: string) =>
  editor.until(() => editor.shown(uri)?.some(hasWord(word)) === false);

const windows = (unix: string) => unix.replaceAll('\n', '\r\n');

/** `|` marks the cursor in the text; the editor shows the text without it. */
async function at(marked: string) {
  const shown = marked.replace('|', '');
  await editor.change(template, shown);
  const document = TextDocument.create(template, 'yaml', 0, shown);
  return {
    textDocument: { uri: template },
    position: document.positionAt(marked.indexOf('|')),
  };
}

const marked = (before: string, after: string) => text.replace(before, after);

const edited = (uri: string, before: string, edit: WorkspaceEdit | null | undefined) =>
  TextDocument.applyEdits(
    TextDocument.create(uri, 'yaml', 0, before),
    (edit?.changes?.[uri] ?? []).map(({ range, newText }) => ({ range, newText })),
  );

describe('problems', () => {
  test('of an unsaved text, and cleared when it is corrected', async () => {
    await editor.change(template, `${text}nonsense: 1\n`);
    const diagnostic = await problemOf(template, 'nonsense');

    expect(diagnostic.range.start).toEqual({ line: text.split('\n').length - 1, character: 0 });
    expect(diagnostic.code).toBe('unknown-key');
    await editor.change(template, text);
    await noProblem(template, 'nonsense');
  });

  test('have UTF-16 columns, also with Windows line ends', async () => {
    const broken = windows(marked('en: Hello }', 'fr: 𠮷, en: Hello }').replace('🚗', '🚗𠮷'));
    await editor.change(template, broken);
    const { range } = await problemOf(template, 'fr');
    const line = broken.split('\r\n')[range.start.line] ?? '';

    expect(line.slice(range.start.character, range.end.character)).toBe('fr');
    await editor.change(template, text);
    await noProblem(template, 'fr');
  });

  test('of a file that is not open, caused by one that is', async () => {
    await editor.change(template, text.replaceAll(/\bpage\b(?=:|\})/g, 'address'));
    const { range } = await problemOf(funder, 'page');

    expect(project.text('funders/ACME.yaml').split('\n')[range.start.line]).toContain('with:');
    await editor.close(template);
    await noProblem(funder, 'page');
    await editor.open(template, text);
  });

  test('of a file written and removed by another program, alone or with its folder', async () => {
    const other = project.uri('flows/more/other.yaml');
    project.write('flows/more/other.yaml', 'flow: other\nnonsense: 1\n');
    await editor.changedOnDisk(other, FileChangeType.Created);
    await problemOf(other, 'nonsense');
    project.remove('flows/more/other.yaml');
    await editor.changedOnDisk(other, FileChangeType.Deleted);
    await noProblem(other, 'nonsense');
    project.write('flows/more/other.yaml', 'flow: other\nnonsense: 1\n');
    await editor.changedOnDisk(other, FileChangeType.Created);
    await problemOf(other, 'nonsense');
    project.remove('flows/more');
    await editor.changedOnDisk(project.uri('flows/more'), FileChangeType.Deleted);

    await noProblem(other, 'nonsense');
    expect(editor.shown(other)).toEqual([]);
  });

  test('not of files elsewhere', async () => {
    const elsewhere = project.uri('notes/flows/note.yaml');
    await editor.open(elsewhere, 'nonsense: 1\n');
    await editor.change(template, `${text}nonsense: 1\n`);
    await problemOf(template, 'nonsense');

    expect(editor.shown(elsewhere)).toBeUndefined();
  });
});

test('hover describes a setting', async () => {
  const hover = await editor.connection.sendRequest(
    HoverRequest.type,
    await at(marked('    kind: call', '    ki|nd: call')),
  );

  expect(hover?.contents).toMatchObject({ kind: 'plaintext' });
  expect(hover?.range?.start.character).toBe(4);
});

test('completion offers names with their kind, and replaces the word', async () => {
  const place = await at(marked('kind: call', 'kind: ca|'));
  const completions = await editor.connection.sendRequest(CompletionRequest.type, place);
  const call = (Array.isArray(completions) ? completions : []).find(
    ({ label }) => label === 'call',
  );

  expect(call).toMatchObject({
    documentation: { kind: 'plaintext', value: expect.stringMatching(/\w/) },
    textEdit: {
      newText: 'call',
      range: { start: { ...place.position, character: place.position.character - 2 } },
    },
  });
});

test('go to definition leads to the template, open or not', async () => {
  await editor.close(template);
  const text = project.text('funders/ACME.yaml');
  await editor.open(funder, text);
  const document = TextDocument.create(funder, 'yaml', 0, text);
  const definition = await editor.connection.sendRequest(DefinitionRequest.type, {
    textDocument: { uri: funder },
    position: document.positionAt(text.indexOf('greeting')),
  });

  expect(definition).toEqual({
    uri: template,
    range: { start: { line: 1, character: 0 }, end: { line: 1, character: 4 } },
  });
  await editor.close(funder);
  await editor.open(template, project.text('flows/greeting.yaml'));
});

describe('renaming', () => {
  test('a step, in its template and in the funder that changes it', async () => {
    const place = await at(windows(marked('to: intro', 'to: int|ro')));
    const prepared = await editor.connection.sendRequest(PrepareRenameRequest.type, place);
    const renamed = await editor.connection.sendRequest(RenameRequest.type, {
      ...place,
      newName: 'welcome',
    });

    expect(prepared).toMatchObject({ placeholder: 'intro' });
    expect(edited(template, windows(text), renamed)).toBe(
      windows(
        text
          .replace('to: intro', 'to: welcome')
          .replace('  intro:', '  welcome:')
          .replace('steps:', 'moved: { intro: welcome }\nsteps:'),
      ),
    );
    const before = project.text('funders/ACME.yaml');
    expect(edited(funder, before, renamed)).toBe(before.replace('intro:', 'welcome:'));
  });

  test('is refused with a message', async () => {
    const step = await at(marked('to: intro', 'to: int|ro'));
    const kind = await at(marked('kind: call', 'kind: ca|ll'));

    await expect(
      editor.connection.sendRequest(RenameRequest.type, { ...step, newName: 'ask' }),
    ).rejects.toThrow('already');
    await expect(editor.connection.sendRequest(PrepareRenameRequest.type, kind)).rejects.toThrow(
      'Only a step',
    );
  });
});

describe('fixes', () => {
  const typo = text.replace('🚗', '🚗𠮷').replace('to: intro', 'to: intor');
  const mended = typo.replace('intor', 'intro');

  async function actions(only?: string[]): Promise<CodeAction[]> {
    await editor.change(template, typo);
    const { range } = await problemOf(template, 'intor');
    const codeActions = await editor.connection.sendRequest(CodeActionRequest.type, {
      textDocument: { uri: template },
      range,
      context: { diagnostics: [], triggerKind: CodeActionTriggerKind.Automatic, only },
    });
    return (codeActions ?? []) as CodeAction[];
  }

  test('of the problem at the cursor', async () => {
    const [fix] = await actions();

    expect(fix).toMatchObject({ title: 'Write "intro"', kind: 'quickfix', isPreferred: true });
    expect(edited(template, typo, fix?.edit)).toBe(mended);
  });

  test('all of a file at once', async () => {
    const [fix] = await actions([CodeActionKind.Source]);

    expect(fix).toMatchObject({ kind: 'source.fixAll' });
    expect(edited(template, typo, fix?.edit)).toBe(mended);
  });
});

test.each([
  ['en', 'Open the folder'],
  ['zh-CN', '请打开'],
])('a folder without flows and funders is reported, in %s', async (locale, words) => {
  const other = connect();
  await other.start(project.folder.replace(/[^/\\]+$/, ''), locale);

  expect(await other.until(() => other.messages[0])).toContain(words);
});
