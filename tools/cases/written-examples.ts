import { plain } from '../../src/language/emit/examples.ts';
import type { SourceFile } from '../../src/model/source.ts';
import { entriesOf } from '../../src/language/yaml/node-access.ts';
import type { Node } from '../../src/language/yaml/node.ts';
import { readYaml } from '../../src/language/yaml/read.ts';
import type { ExampleData } from '../authoring/example-entry.ts';

export interface WrittenExample {
  name: string;
  /** Offset of the name. */
  at: number;
  node: Node;
  example: ExampleData;
}

/** The examples of a funder's file or a template, as they are written. */
export function writtenExamples(file: SourceFile): WrittenExample[] {
  const examples = readYaml(file).node?.entries.get('examples')?.value;
  return entriesOf(examples).map(([name, { key, value }]) => ({
    name,
    at: key.start,
    node: value,
    example: plain(value) as ExampleData,
  }));
}
