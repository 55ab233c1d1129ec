import type { Caller } from '../api/client.ts';
import type { Effects, Host } from '../model/effects.ts';
import type { SessionStorage } from '../machine/storage.ts';
import type { Environment } from '../pages/platform.tsx';
import type { FetchFile } from '../ui/pdf/pdf-file.ts';
import type { Definitions } from './flow/definitions.ts';

/** Everything outside of the app that it needs; created once in main.tsx, faked in tests. */
export interface AppServices {
  definitions: Definitions;
  call: Caller;
  effects: Effects;
  fetchFile: FetchFile;
  storage: SessionStorage;
  host: Host;
  environment: Environment;
  /** This tab. */
  owner: string;
  /** Origins any funder's link may lead to, beside the funder's own: the sandbox's, and none in a real build. */
  links: readonly string[];
  onBug: (bug: Error) => void;
}
