import { insertNewlineAndIndent } from '@codemirror/commands';
import { yaml } from '@codemirror/lang-yaml';
import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { belowKey } from './editor-extensions.ts';

/** Enter at the end of the text. */
function withNewLine(doc: string): string {
  const extensions = [yaml(), belowKey];
  const state = EditorState.create({ doc, selection: { anchor: doc.length }, extensions });
  let after = doc;
  insertNewlineAndIndent({ state, dispatch: (change) => (after = change.state.doc.toString()) });
  return after.slice(doc.length);
}

test.each([
  ['flows:', '\n  '],
  ['flows:\n  signing:', '\n    '],
  ['refuses:\n  - value:', '\n      '],
  ['flows:\n  signing: sign-up', '\n  '],
  ['text:\n  zh: |-\n    请注意：\n    第一条:', '\n    '],
  ['# as follows:', '\n'],
])('a new line below %j begins where its entry does', (text, added) => {
  expect(withNewLine(text)).toBe(added);
});
