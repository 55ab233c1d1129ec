import { entriesOf } from '../../../src/language/yaml/node-access.ts';
import type { LocalizedText } from '../../../src/model/step-kind.ts';
import { applyEdits } from '../apply-edits.ts';
import type { EditOfFile } from '../scalar-edits.ts';
import type { Scope } from '../scope.ts';
import type { TextEdit } from '../service-results.ts';
import type { FormValue } from './controls.ts';
import { isSame, settingEdits, wholeValue } from './edits.ts';
import { treeOfFile } from './file-tree.ts';
import { exchangeEdit } from './order.ts';
import { placeAt, rootOf, type SettingPlace } from './tree.ts';

/** What a control of a form, or a button in it, has done. */
export type FormChange =
  | { path: readonly string[]; value: FormValue }
  /** An entry that is exchanged with the one below it. */
  | { path: readonly string[]; exchange: 'below' };

export type FormRefusal = { refused: LocalizedText };

/** What writes a change into the text: as little as can be. */
export function formEdits(
  scope: Scope,
  file: string,
  change: FormChange,
): TextEdit[] | FormRefusal {
  const source = scope.texts.at(file);
  const node = source && treeOfFile(source);
  if (!source || !node) return { refused: broken };
  const root = rootOf(scope, source, node);
  const place = placeAt(scope, root, change.path);
  if (!place) return { refused: elsewhere };
  const edits =
    'value' in change
      ? settingEdits(scope, source, root, place, change.value)
      : exchanged(scope, root, change.path);
  const made = edits?.map((one) => ({ file, ...one }));
  if (made?.length === 0) return made;
  if (!made || ('value' in change && !isWritten(scope, file, change, made)))
    return { refused: elsewhere };
  return made;
}

function exchanged(
  scope: Scope,
  root: SettingPlace,
  path: readonly string[],
): EditOfFile[] | undefined {
  const above = placeAt(scope, root, path.slice(0, -1));
  const entries = entriesOf(above?.entry?.value);
  const edit = exchangeEdit(
    entries,
    entries.findIndex(([name]) => name === path.at(-1)),
  );
  return edit && [edit];
}

/** Read anew, the text says what was to be written. */
function isWritten(
  scope: Scope,
  path: string,
  change: FormChange & { value: FormValue },
  edits: readonly TextEdit[],
): boolean {
  const text = applyEdits(scope.texts.at(path)?.text ?? '', edits);
  const source = { path, text };
  const node = treeOfFile(source);
  const place = node && placeAt(scope, rootOf(scope, source, node), change.path);
  if (place?.entry) return isSame(place.entry.value, wholeValue(place.entry.value, change.value));
  return node !== undefined && edits.every(({ insert }) => insert === '');
}

const broken: LocalizedText = {
  zh: '文件写法有误，改好后再用表单。',
  en: 'The text cannot be read as it is; mend it first.',
};
const elsewhere: LocalizedText = {
  zh: '这里只能在文本里改。',
  en: 'This can only be changed in the text.',
};
