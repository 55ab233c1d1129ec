export interface SignatureProps {
  /** A PNG as `data:image/png;base64,…`. */
  onSign: (signature: string) => void;
  /** Nothing is compared where the flow does not know the name. */
  signer: string | undefined;
  onReopen: () => void;
}
