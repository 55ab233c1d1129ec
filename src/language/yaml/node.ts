import type { SourceSpan } from '../../model/source.ts';
/** YAML as the checker sees it: every value knows the file and the characters it came from, also after templates are merged. */

export interface ScalarNode extends SourceSpan {
  type: 'scalar';
  value: string | number | boolean | null;
  /** As written, without quotes. */
  raw: string;
  quoted: boolean;
  /** A finding was already made about this value; nothing more is said about it. */
  reported?: true;
}

export interface ListNode extends SourceSpan {
  type: 'list';
  items: Node[];
}

export interface MapEntry {
  key: ScalarNode;
  value: Node;
}

export interface MapNode extends SourceSpan {
  type: 'map';
  /** In file order. A Map, so that `__proto__` is a name like any other. */
  entries: Map<string, MapEntry>;
  /** A finding was already made inside; what seems to be missing here may stand in the damaged part. */
  reported?: true;
}

export type Node = ScalarNode | ListNode | MapNode;
