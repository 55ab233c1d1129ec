/**
 * `npm run properties [-- NAME|FILE|FUNDER …] [--json] [--language zh|en]`: whether what `flows/properties.yaml` claims of every walk
 * is so, with the shortest walk on which it is not. Of a funder or its file: only its own walks.
 */
import { readArguments } from './run/arguments.ts';
import { readRepository } from './repository/read-repository.ts';
import { checkKept } from './repository/kept/kept-check.ts';
import { root } from './repository/repository.ts';
import { selectedBy } from './repository/selected-properties.ts';
import { languageOf } from './run/terminal-language.ts';
import { buildSymbols } from './symbols/symbols.ts';
import { propertiesIn } from '../src/language/check.ts';
import { findingIn, localized } from '../src/language/chinese/localized.ts';
import { printFindings } from '../src/language/print.ts';
import { lineAndColumn } from '../src/language/text/lines.ts';
import { nameHint } from '../src/language/text/nearest.ts';
import type { Language } from '../src/model/definition.ts';
import type { LocalizedText } from '../src/model/step-kind.ts';
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
    options: { json: { type: 'boolean', default: false }, language: { type: 'string' } },
  });
  const language = languageOf(values.language);
  const checked = checkKept(root);
  if (checked.findings.length > 0) {
    const findings = checked.findings.map((one) => findingIn(language, one));
    console.error(printFindings(findings, { format: 'text', language }));
    return 1;
  }
  const definitions = checked.definitions();
  const all = propertiesIn(readRepository(root), buildSymbols());
  const selected = selectedBy(positionals, all, definitions);
  if ('strange' in selected) {
    const names = [...all.map(({ name }) => name), ...definitions.map(({ funder }) => funder)];
    console.error(noProperty(selected.strange, names)[language].trim());
    return 2;
  }
  const verifier = new PropertyVerifier({ kinds: kindStates, schemas: kindSchemas });
  const verdicts: PropertyVerdict[] = [];
  for (const property of selected.properties) {
    const verdict = verifier.verify(property, selected.definitions);
    // What one funder does not have at all, others may.
    if (verdict.verdict === 'vacuous' && selected.definitions !== definitions) continue;
    verdicts.push(verdict);
    if (!values.json) console.log(inWords(verdict, language));
  }
  if (values.json) console.log(JSON.stringify(verdicts.map(asData), null, 2));
  else console.log(`\n${summary(verdicts)[language]}`);
  return verdicts.some(isWrong) ? 1 : 0;
}

function noProperty(name: string, names: readonly string[]): LocalizedText {
  const hint = localized(nameHint(name, names, '') ?? '');
  const all = { zh: `现有：${names.join('、')}。`, en: `There are: ${names.join(', ')}.` };
  return {
    zh: `没有要求或资方“${name}”。${hint.zh || all.zh}`,
    en: `There is no property or funder "${name}". ${hint.en || all.en}`,
  };
}

const verdictWords = {
  holds: ({ states, flows }) => ({
    zh: `在 ${flows} 个流程的全部 ${states} 个状态中成立`,
    en: `holds on all ${states} states of ${count(flows, 'flow')}`,
  }),
  bounded: ({ states, flows }) => ({
    zh: `在看过的 ${states} 个状态（${flows} 个流程）中成立，还有更多状态没有看`,
    en: `holds on the ${states} states that were looked at, of ${count(flows, 'flow')}; there are more`,
  }),
  broken: ({ broken }) => ({
    zh: `在 ${broken.length} 个流程中不成立`,
    en: `does not hold in ${count(broken.length, 'flow')}`,
  }),
  vacuous: () => ({ zh: '说的内容不存在', en: 'speaks of nothing there is' }),
  unclear: () => ({
    zh: '没有写要求，或写了几条：请写 never、at-most、always 和 is、from 和 leads-to 中的一种',
    en: 'claims nothing, or several things: write one of never, at-most, always and is, from and leads-to',
  }),
} satisfies Record<PropertyVerdict['verdict'], (verdict: PropertyVerdict) => LocalizedText>;

function inWords(verdict: PropertyVerdict, language: Language): string {
  const { property, broken } = verdict;
  const { line, column } = lineAndColumn(property.place);
  const words = verdictWords[verdict.verdict](verdict)[language];
  const head = language === 'zh' ? `${property.name}：${words}。` : `${property.name}: ${words}.`;
  if (!isWrong(verdict)) return head;
  return [
    `${property.place.file.path}:${line}:${column}  ${head}`,
    `    ${property.about[language]}`,
    ...grouped(broken, language).map(
      ([walk, all]) => `    ${namesOf(all, language)}\n      ${walk}`,
    ),
  ].join('\n');
}

/** The same walk of many funders once. */
function grouped(broken: readonly Broken[], language: Language): [string, Broken[]][] {
  const byWalk = new Map<string, Broken[]>();
  for (const one of broken) {
    const walk = walkInWords(one.walk, language);
    byWalk.set(walk, [...(byWalk.get(walk) ?? []), one]);
  }
  return [...byWalk];
}

function namesOf(all: readonly Broken[], language: Language): string {
  const named = all
    .slice(0, 3)
    .map(({ funder, flow, codes }) => `${funder} ${flow} (${codes.join(', ')})`)
    .join('; ');
  if (all.length <= 3) return named;
  return language === 'zh' ? `${named} 等 ${all.length} 个` : `${named} and ${all.length - 3} more`;
}

function asData({ property, ...verdict }: PropertyVerdict) {
  const { name, about, place } = property;
  return { name, about, file: place.file.path, ...lineAndColumn(place), ...verdict };
}

function summary(verdicts: readonly PropertyVerdict[]): LocalizedText {
  const wrong = verdicts.filter(isWrong).length;
  return {
    zh: `${verdicts.length} 条要求，${wrong} 条不成立。`,
    en: `${count(verdicts.length, 'property')}, ${wrong} ${wrong === 1 ? 'does' : 'do'} not hold.`,
  };
}

function isWrong({ verdict }: PropertyVerdict): boolean {
  return verdict === 'broken' || verdict === 'vacuous' || verdict === 'unclear';
}

function count(number: number, noun: string): string {
  const many = noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`;
  return `${number} ${number === 1 ? noun : many}`;
}

process.exitCode = main();
