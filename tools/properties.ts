/**
 * `npm run properties [-- NAME …] [--json]`: whether what `flows/properties.yaml` claims of every walk is so, with the shortest walk
 * on which it is not.
 */
import { readArguments } from './run/arguments.ts';
import { readRepository } from './repository/read-repository.ts';
import { checkedOrExit, root } from './repository/repository.ts';
import { buildSymbols } from './symbols/symbols.ts';
import { propertiesIn } from '../src/language/check.ts';
import { lineAndColumn } from '../src/language/text/lines.ts';
import { nameHint } from '../src/language/text/nearest.ts';
import { kindSchemas } from '../src/steps/registry/schemas.ts';
import { kindStates } from '../src/steps/registry/states.ts';
import { walkInWords } from '../src/verify/diff/words-of.ts';
import {
  PropertyVerifier,
  type Broken,
  type PropertyVerdict,
} from '../src/verify/properties/verify.ts';

function main(): number {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false } },
  });
  const { definitions } = checkedOrExit();
  const properties = propertiesIn(readRepository(root), buildSymbols());
  const names = properties.map(({ name }) => name);
  const strange = positionals.find((one) => !names.includes(one));
  if (strange !== undefined) {
    const hint = nameHint(strange, names, `There are: ${names.join(', ')}.`);
    console.error(`There is no property "${strange}". ${hint ?? ''}`.trim());
    return 2;
  }
  const verifier = new PropertyVerifier({ kinds: kindStates, schemas: kindSchemas });
  const verdicts: PropertyVerdict[] = [];
  for (const property of properties) {
    if (positionals.length > 0 && !positionals.includes(property.name)) continue;
    const verdict = verifier.verify(property, definitions);
    verdicts.push(verdict);
    if (!values.json) console.log(inWords(verdict));
  }
  if (values.json) console.log(JSON.stringify(verdicts.map(asData), null, 2));
  else console.log(`\n${summary(verdicts)}`);
  return verdicts.some(isWrong) ? 1 : 0;
}

const verdictWords = {
  holds: ({ states, flows }) => `holds on all ${states} states of ${count(flows, 'flow')}`,
  bounded: ({ states, flows }) =>
    `holds on the ${states} states that were looked at, of ${count(flows, 'flow')}; there are more`,
  broken: ({ broken }) => `does not hold in ${count(broken.length, 'flow')}`,
  vacuous: () => 'speaks of nothing there is',
  unclear: () =>
    'claims nothing, or several things: write one of never, at-most, always and is, from and leads-to',
} satisfies Record<PropertyVerdict['verdict'], (verdict: PropertyVerdict) => string>;

function inWords(verdict: PropertyVerdict): string {
  const { property, broken } = verdict;
  const { line, column } = lineAndColumn(property.place);
  const head = `${property.name}: ${verdictWords[verdict.verdict](verdict)}.`;
  if (!isWrong(verdict)) return head;
  return [
    `${property.place.file.path}:${line}:${column}  ${head}`,
    `    ${property.about.en}`,
    ...grouped(broken).map(([walk, all]) => `    ${namesOf(all)}\n      ${walk}`),
  ].join('\n');
}

/** The same walk of many funders once. */
function grouped(broken: readonly Broken[]): [string, Broken[]][] {
  const byWalk = new Map<string, Broken[]>();
  for (const one of broken) {
    const walk = walkInWords(one.walk);
    byWalk.set(walk, [...(byWalk.get(walk) ?? []), one]);
  }
  return [...byWalk];
}

function namesOf(all: readonly Broken[]): string {
  const named = all
    .slice(0, 3)
    .map(({ funder, flow, codes }) => `${funder} ${flow} (${codes.join(', ')})`);
  return all.length > 3 ? `${named.join('; ')} and ${all.length - 3} more` : named.join('; ');
}

function asData({ property, ...verdict }: PropertyVerdict) {
  const { name, about, place } = property;
  return { name, about, file: place.file.path, ...lineAndColumn(place), ...verdict };
}

function summary(verdicts: readonly PropertyVerdict[]): string {
  const wrong = verdicts.filter(isWrong).length;
  return `${count(verdicts.length, 'property')}, ${wrong} ${wrong === 1 ? 'does' : 'do'} not hold.`;
}

function isWrong({ verdict }: PropertyVerdict): boolean {
  return verdict === 'broken' || verdict === 'vacuous' || verdict === 'unclear';
}

function count(number: number, noun: string): string {
  const many = noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`;
  return `${number} ${number === 1 ? noun : many}`;
}

process.exitCode = main();
