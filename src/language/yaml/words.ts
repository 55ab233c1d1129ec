import { at } from './by-key.ts';
import { isScalar } from './node-access.ts';
import type { Node, ScalarNode } from './node.ts';

/** A sentence in both languages, where that is what is written. */
export function wordsIn(node: Node): { zh: ScalarNode; en: ScalarNode } | undefined {
  const [zh, en] = [at(node, 'zh'), at(node, 'en')];
  return isScalar(zh) && isScalar(en) ? { zh, en } : undefined;
}
