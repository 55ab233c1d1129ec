import { basename, relative, sep } from 'node:path';
import { formatted } from '../run/formatted.ts';
import type { Case } from './case-file.ts';

interface SpecPlace {
  /** The folder of the spec. */
  folder: string;
  /** The folder of the browser tests. */
  e2e: string;
  casesFile: string;
}

/** A Playwright test per case, that names each page it comes to. */
export function specOf(
  cases: readonly Case[],
  { folder, e2e, casesFile }: SpecPlace,
): Promise<string> {
  const up = relative(folder, e2e).split(sep).join('/') || '.';
  const support = `${up}/support`;
  const lines = [
    '// Written by `npm run cases`, and yours to change. The examples stand in the file beside it.',
    `import { openCase } from '${support}/case.ts';`,
    `import { test } from '${support}/own-sandbox.ts';`,
    '',
    `const cases = new URL('./${basename(casesFile)}', import.meta.url);`,
    ...cases.flatMap(testOf),
  ];
  return formatted(lines.join('\n'), 'cases.spec.ts');
}

function testOf({ file, name, funder, example, pages }: Case): string[] {
  const passed = pages
    .slice(0, -1)
    .map(({ step, title }) => `pass(${JSON.stringify(step)}); // ${title}`);
  const last = pages.at(-1);
  const end = JSON.stringify(String(example['ends']));
  const ended = last
    ? `end(${JSON.stringify(last.step)}, ${end}); // ${last.title}`
    : `endUnseen(${end});`;
  return [
    '',
    `test(${JSON.stringify(`${funder}: ${name}`)}, async ({ ownPage: page }) => {`,
    `  const walk = await openCase(page, cases, { file: ${JSON.stringify(file)}, name: ${JSON.stringify(name)} });`,
    ...[...passed, ended].map((act) => `  await walk.${act}`),
    '});',
  ];
}
