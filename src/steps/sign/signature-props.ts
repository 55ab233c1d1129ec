export interface SignatureProps {
  /** A PNG as `data:image/png;base64,…`. */
  onSign: (signature: string) => void;
  onReopen: () => void;
}
