/** `npm run funder:new -- ACME_LEASING [--like GONGTOU_FINANCE]`: a new funder's file, every blank marked REPLACE ME. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArguments } from './arguments.ts';
import { parseDocument } from 'yaml';
import type { LocalizedText } from '../src/model/step-kind.ts';
import { formatYaml } from '../src/language/yaml/format.ts';
import { nearest } from '../src/language/text/nearest.ts';

const folder = fileURLToPath(new URL('../funders', import.meta.url));

interface NewFunder {
  code: string;
  /** The text of the file it is made of. */
  like: string;
  /** What is not given is left to fill in. */
  name?: LocalizedText;
  links?: readonly string[];
}

/** The text of the new file: a copy of `like`, with everything that must be the new funder's own. */
export function newFunder({
  code,
  like,
  name = { zh: 'REPLACE ME', en: 'REPLACE ME' },
  links = ['https://REPLACE ME'],
}: NewFunder): string {
  const document = parseDocument(like);
  document.set('funder', code);
  document.setIn(['name', 'zh'], name.zh);
  document.setIn(['name', 'en'], name.en);
  if (document.has('links')) document.set('links', links);
  const text = document.toString({ lineWidth: 0 });
  const formatted = formatYaml({ path: `funders/${code}.yaml`, text });
  return 'text' in formatted ? formatted.text : text;
}

function main(): number {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: { like: { type: 'string' } },
  });
  const code = positionals[0];
  if (!code || !/^[A-Z][A-Z0-9_]*$/.test(code)) {
    console.error(
      'Give the code of the funder in capitals: npm run funder:new -- ACME_LEASING [--like GONGTOU_FINANCE]',
    );
    return 2;
  }
  const file = join(folder, `${code}.yaml`);
  if (existsSync(file)) {
    console.error(`funders/${code}.yaml is there already.`);
    return 2;
  }
  const known = readdirSync(folder).flatMap((name) => /^([A-Z]\w*)\.yaml$/.exec(name)?.[1] ?? []);
  const like = values.like ?? '_template';
  if (values.like !== undefined && !known.includes(values.like)) {
    const near = nearest(values.like, known);
    console.error(
      `There is no funder "${values.like}".${near ? ` Did you mean "${near}"?` : ` There are: ${known.join(', ')}.`}`,
    );
    return 2;
  }
  writeFileSync(
    file,
    newFunder({ code, like: readFileSync(join(folder, `${like}.yaml`), 'utf8') }),
  );
  console.log(`Wrote funders/${code}.yaml. Fill in every REPLACE ME, then: npm run check`);
  console.log(`See it on a phone screen: npm run studio -- ${code}`);
  return 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit(main());
