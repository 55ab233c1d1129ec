import { at } from '../yaml/by-key.ts';
import { isScalar } from '../yaml/node-access.ts';
import type { Node, ScalarNode } from '../yaml/node.ts';

/** A sentence in both languages, where that is what is written. */
export function wordsIn(node: Node): { zh: ScalarNode; en: ScalarNode } | undefined {
  const [zh, en] = [at(node, 'zh'), at(node, 'en')];
  return isScalar(zh) && isScalar(en) ? { zh, en } : undefined;
}
