/**
 * `npm run spec [-- WORD …] [--json]`: the specification line by line, with the flows and steps that do it, the walks that go through
 * it, and who says in `spec:` to be for it.
 */
import { linkFiles } from '../../src/language/check.ts';
import { readArguments } from '../run/arguments.ts';
import { readRepository } from '../repository/read-repository.ts';
import { differentFlows } from '../coverage/different-flows.ts';
import { coveredFlow } from '../coverage/flow-report.ts';
import { checkedOrExit, root } from '../repository/repository.ts';
import { buildSymbols } from '../symbols/symbols.ts';
import { inventoryFile } from '../symbols/inventory.ts';
import { isUnclaimed, isUnproved, type Requirement, requirementsOf } from './requirements.ts';

const maxNames = 4;

function main(): number {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false } },
  });
  const { definitions } = checkedOrExit();
  const files = readRepository(root);
  const { places } = linkFiles(files, buildSymbols());
  const different = differentFlows(definitions);
  if (!values.json) console.error(`Walking ${different.length} different flows …`);
  const flows = different.map(coveredFlow);
  const all = requirementsOf(flows, { definitions, places, files });
  const selected = all.filter(({ id, section, about }) =>
    positionals.every((word) => `${id} ${section} ${about}`.includes(word)),
  );
  if (selected.length === 0) {
    console.error(`No line of ${inventoryFile} has ${positionals.join(' ')} in it.`);
    return 2;
  }
  if (values.json)
    console.log(
      JSON.stringify(
        selected.map((one) => ({ ...one, problems: problemsOf(one) })),
        null,
        2,
      ),
    );
  else console.log([...selected.map(inWords), summary(selected)].join('\n'));
  return selected.some((one) => problemsOf(one).length > 0) ? 1 : 0;
}

function inWords(requirement: Requirement): string {
  const { id, line, section, about, flows, byApp, walked, examples, claims } = requirement;
  const steps = new Set(flows.map(({ flow, step }) => (step ? `${flow} ${step}` : flow)));
  return [
    `${id}  ${inventoryFile}:${line}, ${section}${about && `: ${about}`}`,
    ...(steps.size > 0 ? [`    done by   ${some([...steps])}`] : []),
    ...(steps.size === 0 && byApp ? ['    done by   the app itself'] : []),
    ...(claims.length > 0 ? [`    said in   ${some(claims)}`] : []),
    ...(walked > 0 ? [`    walked    by journeys, in ${walked} of ${flows.length} flows`] : []),
    ...(examples.length > 0 ? [`    examples  ${some(examples)}`] : []),
    ...problemsOf(requirement).map((problem) => `    ✗ ${problem}`),
  ].join('\n');
}

function problemsOf(requirement: Requirement): string[] {
  const { id, flows, unfounded } = requirement;
  return [
    ...(isUnproved(requirement)
      ? [flows.length === 0 ? 'Nothing does it.' : 'No journey goes through it.']
      : []),
    ...(isUnclaimed(requirement) ? ['No flow that does it says so in its "spec:".'] : []),
    ...unfounded.map((place) => `${place} says to be for ${id}, and does nothing of the kind.`),
  ];
}

function some(names: readonly string[]): string {
  const more = names.length - maxNames;
  return `${names.slice(0, maxNames).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function summary(all: readonly Requirement[]): string {
  const byFlows = all.filter(({ flows }) => flows.length > 0);
  const wrong = all.filter((one) => problemsOf(one).length > 0).length;
  const shown = byFlows.filter(({ examples }) => examples.length > 0).length;
  const lines = all.length === 1 ? '1 line' : `${all.length} lines`;
  return `\n${lines}: ${byFlows.length} done by flows (${shown} with an example that comes by), ${all.length - byFlows.length} by the app itself; ${wrong} to be mended.`;
}

process.exitCode = main();
