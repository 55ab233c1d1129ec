/**
 * `lost`: it did not arrive. `missing`: there is none at its address. `broken`: it is no PDF. `locked`: it asks for a
 * password. `unable`: this web view cannot draw it. `signed-out`: the platform wants to know whose it is.
 */
export type PdfFault = 'lost' | 'missing' | 'broken' | 'locked' | 'unable' | 'signed-out';

export class PdfProblem extends Error {
  readonly fault: PdfFault;

  constructor(fault: PdfFault) {
    super(fault);
    this.fault = fault;
  }
}

export interface PageSize {
  width: number;
  height: number;
}

/** A PDF that is open. Pages are counted from 0. */
export interface PdfFile {
  /** Of every page, in points; only how they relate matters. */
  sizes: readonly PageSize[];
  /** The page as a picture `width` CSS pixels wide. */
  draw: (at: number, width: number, signal: AbortSignal) => Promise<HTMLCanvasElement>;
  /** What is written on the page, in paragraphs; none where the page is a picture. */
  text: (at: number) => Promise<string[]>;
}

export interface FileFetchOptions {
  /** Ends the loading, and the file with all its memory. */
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
}

/** Rejects with a PdfProblem. */
export type FetchFile = (address: string, options: FileFetchOptions) => Promise<Blob>;

/** Rejects with a PdfProblem. */
export type OpenPdf = (file: Blob, options: Pick<FileFetchOptions, 'signal'>) => Promise<PdfFile>;

/** Why nothing could be opened; `unable` where the program itself did not run. */
export function faultOf(error: unknown): PdfFault {
  if (error instanceof PdfProblem) return error.fault;
  return error instanceof SyntaxError || error instanceof ReferenceError ? 'unable' : 'lost';
}
