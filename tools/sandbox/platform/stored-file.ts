export interface StoredFile {
  type: string;
  bytes: Buffer;
}

export interface Viewer {
  /** The customer; undefined without a token, where a personal file needs a signed address. */
  customerId: string | undefined;
  /** Epoch ms. */
  now: number;
}
