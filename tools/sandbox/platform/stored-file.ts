export interface StoredFile {
  type: string;
  bytes: Buffer;
}

export interface Viewer {
  /** Who asks; undefined for somebody without a token, to whom a personal file opens at a signed address only. */
  customerId: string | undefined;
  /** Epoch ms. */
  now: number;
}
