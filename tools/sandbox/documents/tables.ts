declare module '../platform/tables.ts' {
  interface Tables {
    signatures: SignaturesTable;
    uploads: UploadsTable;
  }
}

interface SignaturesTable {
  order_no: string;
  /** The document signed, or the kind of link it was signed through. */
  document: string;
  round: number;
  image: string | null;
  signed_at: number;
}

interface UploadsTable {
  id: string;
  customer_id: string;
  order_no: string;
  type: string;
  size: number;
  bytes: Buffer;
  created_at: number;
}
