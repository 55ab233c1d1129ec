import type { Finding, FixChange } from '../../src/model/finding.ts';
import type { LocalizedText } from '../../src/model/step-kind.ts';
import type { SourceSpan } from '../../src/model/source.ts';
import { additionBeside, additionInside, indentation, removalOf } from './entry-edits.ts';
import type { QuickFix, TextEdit } from './service-results.ts';

/** The finding's fixes as edits of text, in the order of the finding. */
export function quickFixesOf({ fixes = [] }: Finding): QuickFix[] {
  return fixes.flatMap(({ changes, preferred }) => {
    const edits = changes.flatMap((change) => editOf(change) ?? []);
    const [first] = changes;
    if (!first || edits.length < changes.length) return [];
    return [{ title: titleOf(first), edits, ...(preferred && { preferred }) }];
  });
}

/** Undefined where the file is not written as the change needs it. */
function editOf(change: FixChange): TextEdit | undefined {
  if ('replace' in change) {
    const { file, start, end } = change.replace;
    return { file: file.path, from: start, to: end, insert: change.by };
  }
  if ('remove' in change) {
    const removal = removalOf(change.remove.file.text, change.remove.start);
    return removal && { file: change.remove.file.path, ...removal, insert: '' };
  }
  if ('indent' in change) {
    const { file, start } = change.indent;
    const moved = indentation(file.text, start, change.column);
    return moved && { file: file.path, ...moved };
  }
  const { file, start } = 'addBeside' in change ? change.addBeside : change.addInside;
  const written = `${change.name}: ${change.value}`;
  const addition =
    'addBeside' in change
      ? additionBeside(file.text, start, written)
      : additionInside(file.text, start, written, change.under);
  return addition && { file: file.path, ...addition };
}

function titleOf(change: FixChange): LocalizedText {
  if ('replace' in change) {
    const text = short(change.by);
    if (text === '' && change.by !== '')
      return { zh: `改为${change.by.length}个空格`, en: `Write ${change.by.length} spaces` };
    return text === ''
      ? { zh: `删除“${textAt(change.replace)}”`, en: `Delete "${textAt(change.replace)}"` }
      : { zh: `改为“${text}”`, en: `Write "${text}"` };
  }
  if ('remove' in change) {
    const text = textAt(change.remove);
    return { zh: `删除“${text}”`, en: `Take out "${text}"` };
  }
  if ('indent' in change) {
    const [name, column] = [textAt(change.indent), change.column + 1];
    return { zh: `将“${name}”移到第 ${column} 列`, en: `Begin "${name}" in column ${column}` };
  }
  const text = short(`${change.name}: ${change.value}`);
  return { zh: `加上“${text}”`, en: `Add "${text}"` };
}

const textAt = ({ file, start, end }: SourceSpan): string => short(file.text.slice(start, end));

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 40 ? `${line.slice(0, 39)}…` : line;
}
