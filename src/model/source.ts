/** Offsets into the file's text, end exclusive. */
export interface SourceSpan {
  file: SourceFile;
  start: number;
  end: number;
}

export interface SourceFile {
  /** Relative to the repository, with forward slashes: `funders/ACME.yaml`. */
  path: string;
  text: string;
  /** What is there instead of a text file of the repository: `is a folder`. */
  problem?: string;
}
