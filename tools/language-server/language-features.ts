import {
  CompletionItemKind,
  LSPErrorCodes,
  MarkupKind,
  ResponseError,
  type CompletionItem,
  type Hover,
  type Location,
  type Range,
  type TextDocumentPositionParams,
  type WorkspaceEdit,
} from 'vscode-languageserver/node';
import type { Language } from '../../src/model/definition.ts';
import type { RenameRefusal } from '../authoring/rename.ts';
import type { Project } from './project.ts';

type At = TextDocumentPositionParams;

export function hoverAt(project: Project, at: At, language: Language): Hover | undefined {
  const place = project.placeOf(at);
  const hover = place && project.service.hover(place.file, place.offset, language);
  return (
    hover && {
      contents: { kind: MarkupKind.PlainText, value: hover.text },
      range: project.rangeOf({ file: place.file, ...hover }),
    }
  );
}

export function completionsAt(project: Project, at: At, language: Language): CompletionItem[] {
  const place = project.placeOf(at);
  if (!place) return [];
  const { file, offset } = place;
  return project.service
    .completions(file, offset, language)
    .map(({ label, detail, insert, from, to }) => ({
      label,
      kind: insert === label ? CompletionItemKind.Value : CompletionItemKind.Property,
      ...(detail !== undefined && {
        documentation: { kind: MarkupKind.PlainText, value: detail },
      }),
      textEdit: { range: project.rangeOf({ file, from, to }), newText: insert },
    }));
}

export function definitionAt(project: Project, at: At): Location | undefined {
  const place = project.placeOf(at);
  const definition = place && project.service.definition(place.file, place.offset);
  return definition && { uri: project.uriOf(definition.file), range: project.rangeOf(definition) };
}

export function renameableAt(
  project: Project,
  at: At,
): { range: Range; placeholder: string } | undefined {
  const place = project.placeOf(at);
  if (!place) return undefined;
  const renameable = accepted(project.service.renameable(place.file, place.offset));
  return {
    range: project.rangeOf({ file: place.file, ...renameable }),
    placeholder: renameable.name,
  };
}

export function renameAt(
  project: Project,
  { newName, ...at }: At & { newName: string },
): WorkspaceEdit | undefined {
  const place = project.placeOf(at);
  if (!place) return undefined;
  return project.editOf(accepted(project.service.rename(place.file, place.offset, newName)));
}

/** A refusal is shown by the editor in its own words' place. */
function accepted<T extends object>(result: T | RenameRefusal): T {
  if ('refused' in result) throw new ResponseError(LSPErrorCodes.RequestFailed, result.refused.en);
  return result;
}
