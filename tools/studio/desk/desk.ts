import { cases } from './cases.ts';
import { changes } from './changes.ts';
import { checking } from './checking.ts';
import { DeskState } from './desk-state.ts';
import { drawing } from './drawing-in-words.ts';
import { editing } from './editing.ts';
import { forms } from './forms.ts';
import { generating } from './generating.ts';
import { lists } from './lists.ts';
import { recording } from './recording.ts';
import type { DeskHandlers } from './requests.ts';
import { words } from './words.ts';

const requests = {
  ...checking,
  ...editing,
  ...forms,
  ...drawing,
  ...recording,
  ...changes,
  ...words,
  ...cases,
  ...generating,
  ...lists,
} satisfies DeskHandlers;

type Requests = typeof requests;

type Desk = {
  [Name in keyof Requests]: (body: Parameters<DeskHandlers[Name]>[1]) => ReturnType<Requests[Name]>;
} & {
  /** These files have changed on disk. */
  reread: (body: { files: readonly string[] }) => void;
};

/** Answers for texts as they are in the page, saved or not. */
export function openDesk(root: string): Desk {
  const state = new DeskState(root);
  const bound = Object.entries(requests).map(([name, handle]) => [
    name,
    (body: never) => handle(state, body),
  ]);
  return {
    ...(Object.fromEntries(bound) as Desk),
    reread: ({ files }) => state.reread(files),
  };
}
