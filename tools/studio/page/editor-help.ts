/** Words, help and origins from the studio's server, for the place in the text at which they are wanted. */
import type { CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { Facet, type EditorState } from '@codemirror/state';
import type { EditorView, Tooltip } from '@codemirror/view';
import type { Language } from '../../../src/model/definition.ts';
import type { FileRange, OfferedWord } from '../wire.ts';
import { request } from './request.ts';
import { offsetIn, positionIn } from './positions.ts';
import type { Workspace } from './workspace.ts';

/** The language of the page around the editor. */
export const helpLanguage = Facet.define<Language, Language>({ combine: ([one = 'zh']) => one });

const at = (workspace: Workspace, { doc }: EditorState, offset: number) => ({
  texts: workspace.texts(),
  file: workspace.file,
  at: positionIn(doc, offset),
});

/** The line in which the name under the caret is written. */
export function goToOrigin(workspace: Workspace, { state }: EditorView): boolean {
  void request<FileRange | null>('origin', at(workspace, state, state.selection.main.head)).then(
    (location) => location && workspace.show(location.file, location.from, { focus: true }),
  );
  return true;
}

export function offering(workspace: Workspace) {
  return async (context: CompletionContext): Promise<CompletionResult | null> => {
    if (!context.explicit && !context.matchBefore(/[\w.=-]$/)) return null;
    const words = await request<OfferedWord[]>('completions', {
      ...at(workspace, context.state, context.pos),
      language: context.state.facet(helpLanguage),
    });
    const [first] = words;
    if (!first || context.aborted) return null;
    const { doc } = context.state;
    return {
      from: offsetIn(doc, first.from),
      to: offsetIn(doc, first.to),
      options: words.map(({ label, detail, insert }) => ({
        label,
        apply: insert,
        ...(detail !== undefined && { info: detail }),
      })),
      validFor: /^[\w-]*$/,
    };
  };
}

export function helping(workspace: Workspace) {
  return async ({ state }: EditorView, offset: number): Promise<Tooltip | null> => {
    type Help = { about: string; range: FileRange } | null;
    const help = await request<Help>('hover', {
      ...at(workspace, state, offset),
      language: state.facet(helpLanguage),
    });
    if (!help) return null;
    return {
      pos: offsetIn(state.doc, help.range.from),
      end: offsetIn(state.doc, help.range.to),
      create: () => {
        const dom = document.createElement('div');
        dom.className = 'help';
        dom.textContent = help.about;
        return { dom };
      },
    };
  };
}
