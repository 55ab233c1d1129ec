import { Document, isCollection, isMap, isScalar, parseDocument } from 'yaml';
import { formatYaml } from '../../../src/language/yaml/format.ts';
import type { Example } from '../../../src/model/definition.ts';
import type { SourceFile } from '../../../src/model/source.ts';
import { additionInside } from '../../authoring/entry-edits.ts';

/** The file's text with one more example below the others; nothing else of it changes. */
export function withExample({ path, text }: SourceFile, name: string, example: Example): string {
  const written = entryOf(path, name, example);
  const { contents } = parseDocument(text, { schema: 'failsafe', uniqueKeys: false });
  const found = isMap(contents)
    ? contents.items.find(({ key }) => isScalar(key) && key.value === 'examples')
    : undefined;
  const at = isScalar(found?.key) ? found.key.range?.[0] : undefined;
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  if (at === undefined) {
    const lead = text === '' || text.endsWith('\n') ? '' : lineEnd;
    const lines = ['examples:', ...written.map((line) => `  ${line}`), ''];
    return text + lead + lines.join(lineEnd);
  }
  const column = indentBelow(found?.value, text);
  const addition = additionInside(text, at, written.join(lineEnd + ' '.repeat(column)));
  if (!addition) return text;
  return text.slice(0, addition.from) + addition.insert + text.slice(addition.to);
}

/** Lines, the first at the left. */
function entryOf(path: string, name: string, { outcomes, ...example }: Example): string[] {
  const plain = { ...example, ...(Object.keys(outcomes).length > 0 && { outcomes }) };
  const { action, answers, ends, ...rest } = plain;
  const ordered = {
    action,
    ...(Object.keys(answers).length > 0 && { answers }),
    ...rest,
    ends,
  };
  const document = new Document({ examples: { [name]: ordered } }, { version: '1.1' });
  const entry = document.getIn(['examples', name]);
  for (const { value } of isMap(entry) ? entry.items : [])
    if (isCollection(value)) value.flow = true;
  const text = document.toString({ lineWidth: 0 });
  const formatted = formatYaml({ path, text });
  const lines = ('text' in formatted ? formatted.text : text).trimEnd().split('\n').slice(1);
  return lines.map((line) => line.slice(2));
}

function indentBelow(value: unknown, text: string): number {
  const first = isMap(value) ? value.items[0]?.key : undefined;
  const from = isScalar(first) ? (first.range?.[0] ?? 0) : 0;
  return from - (text.lastIndexOf('\n', from - 1) + 1);
}
