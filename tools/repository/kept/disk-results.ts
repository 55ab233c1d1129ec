import type { SourceFile } from '../../../src/model/source.ts';
import { changedSinceStart, keyOfFiles } from '../../run/disk-cache.ts';
import { DiskFlows } from './kept-flows.ts';
import { DiskWalks } from './kept-walks.ts';
import { KeptStore } from './store.ts';

/** What the checker itself is made of. */
const engine = ['src', 'tools', 'tests/inventory.yaml'];

/** Under which `npm run check` keeps what it finds. */
export const checkResults = 'findings';

/** What earlier processes have found in flows. */
export class DiskResults {
  readonly store: KeptStore;
  readonly walks: DiskWalks;

  constructor(name: string) {
    this.store = new KeptStore(name, keyOfFiles(engine), changedSinceStart(engine));
    this.walks = new DiskWalks(this.store);
  }

  flowsOf(files: readonly SourceFile[]): DiskFlows {
    return new DiskFlows(this.store, new Map(files.map((file) => [file.path, file])));
  }

  /** What has been walked; flows are kept one by one. */
  keep(): void {
    this.walks.keep();
  }
}
