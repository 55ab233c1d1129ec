/** CodeMirror as the studio uses it: YAML, with problems, words, help and origins from our own checker. */
import { autocompletion, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { yaml } from '@codemirror/lang-yaml';
import {
  bracketMatching,
  defaultHighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import { type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  hoverTooltip,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import type { Language } from '../../../src/model/definition.ts';
import type { ShownProblem } from '../wire.ts';
import { goToOrigin, helping, helpLanguage, offering } from './editor-help.ts';
import { editorPhrases } from './editor-phrases.ts';
import { offsetIn } from './positions.ts';
import type { Workspace } from './workspace.ts';

export function editorExtensions(workspace: Workspace): Extension {
  return [
    lineNumbers(),
    history(),
    drawSelection(),
    highlightActiveLine(),
    bracketMatching(),
    indentOnInput(),
    highlightSelectionMatches(),
    search({ top: true }),
    lintGutter(),
    yaml(),
    syntaxHighlighting(defaultHighlightStyle),
    autocompletion({ override: [offering(workspace)] }),
    hoverTooltip(helping(workspace)),
    EditorView.lineWrapping,
    EditorView.domEventHandlers({
      click(event, view) {
        return event.ctrlKey || event.metaKey ? goToOrigin(workspace, view) : false;
      },
    }),
    keymap.of([
      { key: 'F12', run: (view) => goToOrigin(workspace, view) },
      {
        key: 'Mod-s',
        run: () => {
          void workspace.save();
          return true;
        },
      },
      ...completionKeymap,
      ...lintKeymap,
      ...searchKeymap,
      ...historyKeymap,
      ...defaultKeymap,
    ]),
  ];
}

/** The editor's own words, and the language of its help. */
export function editorWords(language: Language): Extension {
  return [
    EditorView.contentAttributes.of({
      tabindex: '0',
      'aria-label': language === 'zh' ? '文件内容' : 'Text of the file',
    }),
    helpLanguage.of(language),
    EditorState.phrases.of(language === 'zh' ? editorPhrases : {}),
  ];
}

/** Underlines what is wrong in the file that is shown. */
export function showProblems(
  view: EditorView,
  problems: readonly ShownProblem[],
  language: Language,
): void {
  const { state } = view;
  const diagnostics = problems.map(({ from, to, message, hint }): Diagnostic => {
    const start = offsetIn(state.doc, from);
    return {
      from: start,
      to: Math.max(start, offsetIn(state.doc, to)),
      severity: 'error',
      message: hint ? `${message[language]} ${hint[language]}` : message[language],
    };
  });
  view.dispatch(setDiagnostics(state, diagnostics));
}
