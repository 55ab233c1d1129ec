import type { Kysely } from 'kysely';
import type { Faults } from './faults.ts';
import type { Services } from './services.ts';
import type { Tables } from './tables.ts';

/** The running sandbox's dependencies and settings. */
export interface SandboxEnvironment {
  db: Kysely<Tables>;
  faults: Faults;
  services: Services;
  /** Epoch ms. */
  clock: () => number;
  /** In [0, 1). */
  random: () => number;
  log: (line: string) => void;
  /** `demo`: a visitor without a token is the demo customer; `required`: he is told to sign in. */
  signIn: 'demo' | 'required';
  /** Whether answers hold what the specification does not name (`src/api/fields.ts`, `extension`). */
  extensions: 'sent' | 'left out';
  /** Codes an hour that may be asked for in vain, or tried wrongly, from one address. */
  codesPerAddress: number;
  /** Where links to the sandbox's pages begin; absent: where the app is, as its requests tell. */
  linkOrigin: string | undefined;
  /** Where the app is, when its requests do not tell. */
  appOrigin: string | undefined;
  /** Folder of a built app, served at /mwap/; absent: none. */
  appFolder: string | undefined;
  /** Folder of the repository, for funders and the OpenAPI document. */
  root: string;
}
