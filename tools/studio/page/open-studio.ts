import type { Language } from '../../../src/model/definition.ts';
import { Address, type StudioPlace } from './address.ts';
import { onFilesChanged } from './changed-files.ts';
import { request } from './request.ts';
import { Checks } from './checks.ts';
import { editorExtensions, showProblems } from './editor-extensions.ts';
import { Generated } from './generated.ts';
import { fileOfFunder } from '../../../src/model/file-of-funder.ts';
import { Workspace } from './workspace.ts';

export interface StudioParts {
  address: Address;
  workspace: Workspace;
  checks: Checks;
  generated: Generated;
}

/** Underlines in the editor what each check finds, until it is called. */
export function underlineProblems(
  { workspace, checks }: Pick<StudioParts, 'workspace' | 'checks'>,
  language: Language,
): () => void {
  const underline = () => {
    const { texts, problems } = checks.state();
    const { file } = workspace;
    // Of an older text they would stand at other lines; those of the newest one are on their way.
    if (!texts || texts[file] !== workspace.texts()[file]) return;
    const here = problems.filter((one) => one.file === file);
    showProblems(workspace.view, here, language);
  };
  underline();
  return checks.subscribe(underline);
}

/** What the page shows, and what connects it. */
export function openStudio(): StudioParts {
  const address = new Address();
  const generated = new Generated();
  const workspace = new Workspace(editorExtensions, {
    saved: generated.refresh,
    edited: () => checks.check(),
    moved: (file, line) => address.note({ file, line }),
  });
  const checks = new Checks(() => ({
    texts: workspace.texts(),
    funder: address.place().funder,
  }));
  const go = ({ funder, file, line }: StudioPlace) => {
    if (funder === 'gallery' || funder === '') return;
    const at = line === undefined ? undefined : { line, column: 0 };
    void workspace.show(file ?? fileOfFunder(funder), at).catch(() => undefined);
    checks.check();
  };
  address.subscribe(() => go(address.place()));
  onFilesChanged((files) => void workspace.reread(files));
  void request<{ checkout: string }>('files').then(async ({ checkout }) => {
    await workspace.restore(checkout);
    go(address.place());
  });
  return { address, workspace, checks, generated };
}
