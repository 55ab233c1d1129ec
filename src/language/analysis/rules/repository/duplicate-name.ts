import { oneOf, type Fixed } from '../../../text/fixes.ts';
import { placeOf } from '../../../yaml/node-access.ts';
import type { SourceSpan } from '../../../../model/source.ts';
import type { FilesRule } from '../../rule.ts';

/** Two files with one flow's or funder's name: only one of them would count. */
export const duplicateName: FilesRule = (files) => {
  const firstUses = new Map<string, SourceSpan>();
  return files.flatMap((file) => {
    const id = file.type === 'flow' || file.type === 'funder' ? file.id : undefined;
    if (!id) return [];
    const name = `${file.type} "${id.text}"`;
    const other = firstUses.get(name);
    if (!other) {
      firstUses.set(name, id);
      return [];
    }
    return [
      {
        rule: 'duplicate-name',
        place: placeOf(id),
        message: `Two files are called the ${name}.`,
        hint: 'Give one of them another name, or take it out.',
        ...namedAsFile(id, files),
        also: [{ place: placeOf(other), message: 'The other file.' }],
      },
    ];
  });
};

/** Fix: the file's name, where no other flow or funder has it. */
function namedAsFile(id: SourceSpan, files: Parameters<FilesRule>[0]): Fixed {
  const own = id.file.path.replace(/^.*\/|\.yaml$/g, '');
  const isTaken = files.some((file) => 'id' in file && file.id?.text === own);
  return isTaken ? {} : oneOf(id, [own]);
}
