/** `npm run step:new -- address`: a complete folder for a new step kind, and what remains to be done in it. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArguments } from './run/arguments.ts';
import { formatted } from './run/formatted.ts';
import { stepsFolder, writeRegistry } from './generators/registry.ts';
import { stepFiles } from './step-new/files.ts';

/** Why a name cannot be a kind's, or undefined. */
export function nameFault(name: string | undefined, folder = stepsFolder): string | undefined {
  if (name === undefined || name === '')
    return 'Say the name of the kind: npm run step:new -- address';
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    return `"${name}" is not spelt like a kind: small letters with dashes between words, such as home-address.`;
  }
  return existsSync(join(folder, name))
    ? `There is a folder src/steps/${name} already.`
    : undefined;
}

/** Writes the folder and the registries. Gives the paths written, relative to the repository. */
export async function newStep(name: string): Promise<string[]> {
  const files = stepFiles(name);
  mkdirSync(join(stepsFolder, name), { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    const path = join(stepsFolder, name, file);
    writeFileSync(path, await formatted(text, path));
  }
  await writeRegistry();
  return Object.keys(files).map((file) => `src/steps/${name}/${file}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [name] = readArguments({ allowPositionals: true, options: {} }).positionals;
  const fault = nameFault(name);
  if (fault !== undefined || name === undefined) {
    console.error(fault);
    process.exitCode = 1;
  } else {
    const written = await newStep(name);
    console.log(`Written:
${written.map((file) => `  ${file}`).join('\n')}

What remains, in this order:
  1. schema.ts      say what the kind is for; name its outcomes and settings. Every "about" is read by staff.
  2. authoring.ts   what its steps mean to the checker: what they collect, prove, sign, where they lead.
  3. states.ts      the states it goes through. Whatever can fail has a state or an outcome.
  4. messages.ts    what it says, zh and en.
  5. Screen.tsx     what the customer sees in each state.
  6. driver.ts      what a customer does there, for the tests that walk through flows.
  7. labels.ts      what staff read: every "about" in Chinese, its states, outcomes and events in both languages.
  8. examples.yaml  one example per state.
  9. ${name}.test.tsx  what a customer would notice if it broke.

Then npm run generate. Its tests fail until all is done, and say what is missing in which file:
  npx vitest run src/steps/${name} tests/step-folders.test.tsx tools/authoring/abouts-in-chinese.test.ts tools/studio/naming`);
  }
}
