/** What was typed and not saved, kept in this browser with every key, so that no crash takes it. */
export interface Draft {
  text: string;
  /** Of the file it was made from. */
  version: string;
}

/** Of one tab: no other tab that is open reads or removes them. */
export class Drafts {
  readonly #prefix: string;
  readonly #tab: string;

  /** `checkout`: two checkouts may be opened under one address, one after the other. */
  constructor(checkout: string, tab: string) {
    this.#prefix = `studio ${checkout} `;
    this.#tab = tab;
  }

  files(): string[] {
    return this.#all().flatMap(({ tab, file }) => (tab === this.#tab ? [file] : []));
  }

  read(file: string): Draft | undefined {
    try {
      const stored = localStorage.getItem(this.#key(this.#tab, file));
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
      const key = this.#key(this.#tab, file);
      if (draft) localStorage.setItem(key, JSON.stringify(draft));
      else localStorage.removeItem(key);
      return true;
    } catch {
      return false;
    }
  }

  /** Takes over what tabs left that are closed. A second draft of one file waits until the first is saved. */
  adopt(open: ReadonlySet<string>): void {
    for (const { tab, file } of this.#all()) {
      if (tab === this.#tab || open.has(tab)) continue;
      const left = this.#key(tab, file);
      const own = this.#key(this.#tab, file);
      if (localStorage.getItem(own) !== null) continue;
      const draft = localStorage.getItem(left) ?? '';
      // Removed first: there may be no space for both.
      localStorage.removeItem(left);
      localStorage.setItem(own, draft);
    }
  }

  #all(): { tab: string; file: string }[] {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(this.#prefix))
      .map((key) => {
        const [tab = '', ...file] = key.slice(this.#prefix.length).split(' ');
        return { tab, file: file.join(' ') };
      });
  }

  #key = (tab: string, file: string): string => `${this.#prefix}${tab} ${file}`;
}
