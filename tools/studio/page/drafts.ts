/** What was typed and not saved, kept in this browser with every key, so that no crash takes it. */
export interface Draft {
  text: string;
  /** Of the file it was made from. */
  version: string;
}

export class Drafts {
  readonly #prefix: string;

  /** `checkout`: two checkouts may be opened under one address, one after the other. */
  constructor(checkout: string) {
    this.#prefix = `studio ${checkout} `;
  }

  files(): string[] {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(this.#prefix))
      .map((key) => key.slice(this.#prefix.length));
  }

  read(file: string): Draft | undefined {
    try {
      const stored = localStorage.getItem(this.#prefix + file);
      const { text, version } = JSON.parse(stored ?? '{}') as Partial<Draft>;
      return typeof text === 'string' && typeof version === 'string'
        ? { text, version }
        : undefined;
    } catch {
      return undefined;
    }
  }

  /** False: this browser keeps nothing more. */
  keep(file: string, draft: Draft | undefined): boolean {
    try {
      if (draft) localStorage.setItem(this.#prefix + file, JSON.stringify(draft));
      else localStorage.removeItem(this.#prefix + file);
      return true;
    } catch {
      return false;
    }
  }
}
