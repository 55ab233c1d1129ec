/** YAML as the checker sees it: every value knows the file and the characters it came from, also after templates are merged. */

export interface SourceFile {
  /** Relative to the repository, with forward slashes: `funders/ACME.yaml`. */
  path: string;
  text: string;
  /** What stands there instead of a text file of the repository: `is a folder`. */
  problem?: string;
}

/** Offsets into the file's text, end exclusive. */
export interface Place {
  file: SourceFile;
  start: number;
  end: number;
}

export interface ScalarNode extends Place {
  type: 'scalar';
  value: string | number | boolean | null;
  /** As written, without quotes. */
  raw: string;
  quoted: boolean;
  /** A finding was already made about this value; nothing more is said about it. */
  reported?: true;
}

export interface ListNode extends Place {
  type: 'list';
  items: Node[];
}

export interface Entry {
  key: ScalarNode;
  value: Node;
}

export interface MapNode extends Place {
  type: 'map';
  /** In file order. A Map, so that `__proto__` is a name like any other. */
  entries: Map<string, Entry>;
  /** A finding was already made inside; what seems to be missing here may stand in the damaged part. */
  reported?: true;
}

export type Node = ScalarNode | ListNode | MapNode;
