/** The library's own types for what is not a plain number or text. The property test puts such values into its scopes. */
export class MoneyValue {
  readonly fen: number;
  constructor(fen: number) {
    this.fen = fen;
  }
}

export class DateValue {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  key(): string {
    const day = /^\d{4}-\d\d-\d\d/.exec(this.text)?.[0];
    if (!day) throw new Error('a date is missing');
    return day;
  }
}

export class VersionValue {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  /** Negative: older. `3.10.0` is newer than `3.6.3`, `3.0` is `3`. */
  compare(other: VersionValue): number {
    const [own, others] = [this.parts(), other.parts()];
    const length = Math.max(own.length, others.length);
    return (
      Array.from({ length }, (_, i) => (own[i] ?? 0) - (others[i] ?? 0)).find(
        (apart) => apart !== 0,
      ) ?? 0
    );
  }
  private parts(): number[] {
    const written = /^\d+(\.\d+)*/.exec(this.text)?.[0];
    if (!written) throw new Error('a version is missing');
    return written.split('.').map(Number);
  }
}
