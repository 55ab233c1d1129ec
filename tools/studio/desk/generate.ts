import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Definition } from '../../../src/model/definition.ts';
import { staleFiles, writeGenerated } from '../../run/generated.ts';

/** Brings the files made of flows and funders up to date, where the folder is a checkout that has them. */
export async function generate(
  folder: string,
  definitions: readonly Definition[],
): Promise<string[]> {
  if (!existsSync(join(folder, 'funders/pages'))) return [];
  // With the machines of all features, which no check needs.
  const { drawingsOf } = await import('../../generators/drawings.ts');
  const { funderPagesOf } = await import('../../generators/funder-pages.ts');
  const drawings = await drawingsOf(definitions, folder);
  const stale = staleFiles(folder, new Map([...drawings, ...funderPagesOf(definitions, folder)]));
  writeGenerated(folder, stale);
  return [...stale.keys()];
}
