/**
 * `npm run report [-- FOLDER] [--base REVISION] [--markdown FILE] [--json]`: one static site of all machines, drawn, with everything
 * known of each of their steps. Without a folder it is `build/report`.
 */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { linkFiles, propertiesIn } from '../../src/language/check.ts';
import type { SourceFile } from '../../src/model/source.ts';
import { readArguments } from '../run/arguments.ts';
import { readRevision, UnknownRevision } from '../diff/revision.ts';
import { Unusable, versionsOf } from '../diff/versions.ts';
import { readRepository } from '../repository/read-repository.ts';
import { checkedOrExit, root } from '../repository/repository.ts';
import { buildSymbols } from '../symbols/symbols.ts';
import { compare, flowsOf } from './comparison.ts';
import { type DifferentFlow, differentFlows, SharedSteps } from '../coverage/different-flows.ts';
import { reportOf } from '../coverage/flow-report.ts';
import type { Overview } from './index-page.ts';
import { requirementsOf, type SpecifiedRepository } from '../specification/requirements.ts';
import { markdownOf } from './markdown.ts';
import { verdictsOn } from '../coverage/properties.ts';
import { sum } from '../coverage/coverage.ts';
import { beginScreens, joinedScreens } from './screens/screens.ts';
import { writeSite } from './site.ts';

async function main(): Promise<number> {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      base: { type: 'string' },
      markdown: { type: 'string' },
    },
  });
  const [output, ...more] = positionals;
  if (more.length > 0) throw new Unusable('Write one folder, or none for build/report.');
  const folder = output === undefined ? join(root, 'build/report') : resolve(output);
  const log = (words: string) => values.json || console.error(words);
  const { definitions } = checkedOrExit();
  const files = readRepository(root);
  const versions = values.base === undefined ? undefined : versionsWith(values.base, files);
  const different = differentFlows(definitions);
  const screens = await beginScreens(different, progressIn(log));
  const comparison = versions && compare(...versions, values.base ?? '');
  const compared = await beginScreens(flowsOf(comparison), progressIn(log));
  const { places } = versions?.[1] ?? linkFiles(files, buildSymbols());
  const overview = { ...overviewOf({ definitions, places, files }, different, log), comparison };
  if (values.markdown !== undefined) writeFileSync(values.markdown, markdownOf(overview));
  log('Drawing …');
  const drawn = joinedScreens(await Promise.all([screens.all, compared.all]));
  const pages = await writeSite(folder, overview, drawn, log);
  const { taken, transitions } = sum(overview.flows.map(({ coverage }) => coverage));
  if (values.json) console.log(JSON.stringify({ folder, pages, taken, transitions }));
  else console.log(`${pages} pages: ${join(folder, 'index.html')}`);
  return 0;
}

function versionsWith(base: string, files: readonly SourceFile[]) {
  return versionsOf(readRevision(root, base), files, [base, undefined]);
}

function progressIn(log: (words: string) => void) {
  return (drawn: number, of: number) => {
    if (drawn % 10 === 0 || drawn === of) log(`screens of ${drawn} of ${of} flows`);
  };
}

function overviewOf(
  { definitions, places, files }: SpecifiedRepository,
  different: readonly DifferentFlow[],
  log: (words: string) => void,
): Omit<Overview, 'comparison'> {
  const properties = propertiesIn(files, buildSymbols());
  log(`Checked. Trying ${properties.length} properties …`);
  const verdicts = verdictsOn(properties, definitions);
  log(`Walking ${different.length} different flows …`);
  const shared = new SharedSteps(different);
  const flows = different.map((one) => reportOf(one, { places, verdicts, shared }));
  const requirements = requirementsOf(flows, { definitions, places, files });
  return { definitions, flows, verdicts, requirements };
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof Unusable || error instanceof UnknownRevision)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
