import type { TextPosition } from '../wire.ts';
import type { Workspace } from './workspace.ts';

/** Leads to a place in a file: the editor shows it and has the focus. */
export function SourceLink(props: { workspace: Workspace; file: string; from: TextPosition }) {
  const { workspace, file, from } = props;
  return (
    <button
      type="button"
      className="link"
      onClick={() => void workspace.show(file, from, { focus: true })}
    >
      {file}:{from.line}
    </button>
  );
}
