import type { KeptWalks } from '../../../src/verify/rules/journey-findings.ts';
import { hashOf, type KeptStore } from './store.ts';

const mostKept = 20_000;

/** Flows and examples in which earlier processes have found nothing. */
export class DiskWalks implements KeptWalks {
  readonly #store: KeptStore;
  readonly #key: string;
  readonly #before: ReadonlySet<string>;
  readonly #now = new Set<string>();

  constructor(store: KeptStore) {
    this.#store = store;
    this.#key = store.keyOf('walks');
    this.#before = new Set(store.read(this.#key)?.toString().split('\n'));
  }

  readonly flows = this.#set('flow');
  readonly examples = this.#set('example');

  keep(): void {
    if ([...this.#now].every((one) => this.#before.has(one))) return;
    // The newest last.
    const old = [...this.#before].filter((one) => !this.#now.has(one));
    const all = [...old, ...this.#now].slice(-mostKept);
    this.#store.write(this.#key, Buffer.from(all.join('\n')));
  }

  #set(type: string) {
    const hash = (key: string) => hashOf(`${type} ${key}`);
    return {
      has: (key: string) => {
        const one = hash(key);
        if (this.#before.has(one)) this.#now.add(one);
        return this.#now.has(one);
      },
      add: (key: string) => void this.#now.add(hash(key)),
    };
  }
}
