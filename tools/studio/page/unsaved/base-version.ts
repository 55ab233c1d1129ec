/** Which version of the file on disk an edited text was made from. Undo brings it back together with the text. */
import { invertedEffects, isolateHistory } from '@codemirror/commands';
import {
  type EditorState,
  type Extension,
  StateEffect,
  StateField,
  Transaction,
} from '@codemirror/state';
import { editBetween } from '../../../authoring/apply-edits.ts';

const rebase = StateEffect.define<string>();

const base = StateField.define<string>({
  create: () => '',
  update: (before, { effects }) =>
    effects.reduce((version, one) => (one.is(rebase) ? one.value : version), before),
});

export const baseVersion = (version: string): Extension => [
  base.init(() => version),
  invertedEffects.of(({ effects, startState }) =>
    effects.some((one) => one.is(rebase)) ? [rebase.of(startState.field(base))] : [],
  ),
];

export const baseOf = (state: EditorState): string => state.field(base);

/** The text stays and is now one of this version, for undo, too. */
export const rebasedTo = (state: EditorState, version: string): Transaction =>
  state.update({
    effects: rebase.of(version),
    annotations: Transaction.addToHistory.of(false),
  });

/** Undo brings back the text together with its version. */
export const replacedBy = (state: EditorState, text: string, version: string): Transaction =>
  state.update({
    changes: wholeChange(state, text),
    effects: rebase.of(version),
    annotations: isolateHistory.of('full'),
  });

/** Only what differs between the two, so that the caret and the rest stay where they are. */
export function wholeChange({ doc }: EditorState, text: string) {
  const { from, to, insert } = editBetween('', doc.toString(), text);
  return { from, to, insert };
}
