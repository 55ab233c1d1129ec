/** CodeMirror as the studio uses it: YAML, with problems, words, help and origins from our own checker. */
import { autocompletion, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { yaml } from '@codemirror/lang-yaml';
import {
  bracketMatching,
  defaultHighlightStyle,
  indentOnInput,
  indentService,
  syntaxHighlighting,
  syntaxTree,
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
import { listInHint } from './hint/list-in-hint.ts';
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
    belowKey,
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

/** A line begun below `key:` is one level deeper; the mode for YAML leaves it where the key is. */
export const belowKey = indentService.of((context, position) => {
  if (context.simulatedBreak === null || isInText(context.state, position)) return undefined;
  const [key, outer = ''] =
    /^(\s*(?:- )*)[^\s#][^#]*:\s*$/.exec(context.lineAt(position, -1).text) ?? [];
  return key === undefined ? undefined : outer.length + context.unit;
});

function isInText(state: EditorState, position: number): boolean {
  const innermost = syntaxTree(state).resolveInner(position, -1);
  for (let node: typeof innermost | null = innermost; node; node = node.parent)
    if (node.name === 'BlockLiteral') return true;
  return false;
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
      // The list itself is offered below the text.
      message: hint ? `${message[language]} ${listInHint(hint[language]).rest}` : message[language],
    };
  });
  view.dispatch(setDiagnostics(state, diagnostics));
}
