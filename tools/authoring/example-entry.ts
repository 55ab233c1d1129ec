import { Document, isCollection, isMap, isScalar, parseDocument } from 'yaml';
import { formatYaml } from '../../src/language/yaml/format.ts';
import type { Example } from '../../src/model/example.ts';
import type { SourceFile } from '../../src/model/source.ts';
import { additionInside, lineEndOf, replacementOf } from './entry-edits.ts';

/** What stands in YAML under an example's name, as plain data. */
export type ExampleData = Readonly<Record<string, unknown>>;

/** An example as its author would write it: what is empty is left out. */
export function entryOfExample({ action, answers, outcomes, ends, ...rest }: Example): ExampleData {
  return {
    action,
    ...(Object.keys(answers).length > 0 && { answers }),
    ...rest,
    ...(Object.keys(outcomes).length > 0 && { outcomes }),
    ends,
  };
}

/** The file's text with one more example below the others; nothing else of it changes. */
export function withExample(
  { path, text }: SourceFile,
  name: string,
  example: ExampleData,
): string {
  const written = linesOf(path, name, example);
  const { contents } = parseDocument(text, { schema: 'failsafe', uniqueKeys: false });
  const found = isMap(contents)
    ? contents.items.find(({ key }) => isScalar(key) && key.value === 'examples')
    : undefined;
  const at = isScalar(found?.key) ? found.key.range?.[0] : undefined;
  const lineEnd = lineEndOf(text);
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

/** The file's text with another example in the place of the one whose name begins at the offset. */
export function withOtherExample(
  { path, text }: SourceFile,
  { name, at }: { name: string; at: number },
  example: ExampleData,
): string {
  const column = at - (text.lastIndexOf('\n', at - 1) + 1);
  const lineEnd = lineEndOf(text);
  const written = linesOf(path, name, example).join(lineEnd + ' '.repeat(column));
  const change = replacementOf(text, at, written);
  return change ? text.slice(0, change.from) + change.insert + text.slice(change.to) : text;
}

/** The first at the left. */
function linesOf(path: string, name: string, example: ExampleData): string[] {
  const document = new Document({ examples: { [name]: example } }, { version: '1.1' });
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
