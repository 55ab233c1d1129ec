import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Recording } from '../../src/verify/sessions/recorded.ts';
import { root } from '../repository/repository.ts';

const folder = join(root, 'tests/sessions');

/** Every release's, in the order of their names. */
export function readRecordings(): Recording[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json.gz'));
  return files
    .toSorted()
    .map(
      (name) => JSON.parse(gunzipSync(readFileSync(join(folder, name))).toString()) as Recording,
    );
}

/** Returns the file's path and size in bytes. The same sessions make the same bytes. */
export function writeRecording(recording: Recording): { path: string; bytes: number } {
  const packed = gzipSync(JSON.stringify(recording), { level: 9 });
  const path = `tests/sessions/${recording.release}.json.gz`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(root, path), packed);
  return { path, bytes: packed.length };
}
