import type { SourceSpan } from '../../model/source.ts';

/** Not for a step that linking has put in, such as a counter: it stands at another name. */
export function isWrittenAt(id: string, { file, start, end }: SourceSpan): boolean {
  const name = file.text.slice(start, end).replaceAll(/^["']|["']$/g, '');
  return id === name || id.endsWith(`/${name}`);
}
