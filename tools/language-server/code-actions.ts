import {
  CodeActionKind,
  CodeActionTriggerKind,
  type CodeAction,
  type CodeActionParams,
} from 'vscode-languageserver/node';
import type { Problem } from '../authoring/service.ts';
import { diagnosticOf, type DiagnosticsPublisher } from './diagnostics.ts';
import type { Project } from './project.ts';
import type { ServerTexts } from './words.ts';

interface CodeActionScope {
  project: Project;
  publisher: DiagnosticsPublisher;
  words: ServerTexts;
}

/** Quick fixes of the problems in a range; all that are beyond doubt in a file where an editor asks for just that. */
export function codeActionsAt(scope: CodeActionScope, params: CodeActionParams): CodeAction[] {
  const { project, publisher } = scope;
  const { context, textDocument, range } = params;
  const file = project.fileOf(textDocument.uri);
  if (file === undefined) return [];
  const wants = (kind: string) =>
    context.only?.some((one) => kind === one || kind.startsWith(`${one}.`)) ?? false;
  if (wants(CodeActionKind.SourceFixAll)) return fixAllIn(scope, file);
  if (context.only && !wants(CodeActionKind.QuickFix)) return [];
  // Editors ask by themselves wherever the cursor goes: only a person waits for a check.
  const problems =
    context.triggerKind === CodeActionTriggerKind.Automatic
      ? publisher.problemsIfCurrent()
      : project.service.problems();
  const document = project.documentOf(file);
  const [from, to] = [document.offsetAt(range.start), document.offsetAt(range.end)];
  return problems
    .filter((one) => one.file === file && one.from <= to && one.to >= from)
    .flatMap((problem) => quickFixesOf(scope, problem));
}

function quickFixesOf({ project, words }: CodeActionScope, problem: Problem): CodeAction[] {
  return problem.fixes.map(({ title, edits, preferred }) => ({
    title: title[words.language],
    kind: CodeActionKind.QuickFix,
    diagnostics: [diagnosticOf(project, problem, words.language)],
    edit: project.editOf(edits),
    ...(preferred && { isPreferred: true }),
  }));
}

function fixAllIn({ project, words }: CodeActionScope, file: string): CodeAction[] {
  const edits = project.service.fixAll(file);
  if (edits.length === 0) return [];
  return [{ title: words.fixAll, kind: CodeActionKind.SourceFixAll, edit: project.editOf(edits) }];
}
