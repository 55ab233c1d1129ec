import { readYaml } from '../../../src/language/yaml/read.ts';
import type { MapNode } from '../../../src/language/yaml/node.ts';
import { oncePer } from '../../../src/model/once-per.ts';
import type { SourceFile } from '../../../src/model/source.ts';

/** Undefined where it cannot be read as it is. */
export const treeOfFile = oncePer((file: SourceFile): MapNode | undefined => {
  const { node, findings } = readYaml(file);
  return node && findings.length === 0 ? node : undefined;
});
