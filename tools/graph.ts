/**
 * `npm run graph [-- FUNDER | flow | FUNDER/flow | features/NAME …] [--svg FOLDER] [--json]`: drawings of flows and of the
 * machines of features, Mermaid text on the
 * screen or SVG files into a folder.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from './run/arguments.ts';
import { kindSchemas } from '../src/steps/registry/schemas.ts';
import { machinesOf } from './generators/feature-registry.ts';
import { drawingOf } from './graph/drawing.ts';
import { machineMermaid } from './graph/machine-mermaid.ts';
import { mermaidOf } from './graph/mermaid.ts';
import { svgOf } from './graph/svg.ts';
import { checkedOrExit, flowsNamed } from './repository/repository.ts';
import { languageOfTerminal } from './run/terminal-language.ts';

async function main(): Promise<number> {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false }, svg: { type: 'string' } },
  });
  const { definitions } = checkedOrExit();
  const machines = await drawnMachines(positionals);
  for (const text of machines) console.log(text);
  const flows = positionals.filter((one) => !one.startsWith(ofFeature));
  const chosen = machines.length > 0 && flows.length === 0 ? [] : flowsNamed(definitions, flows);
  if ('unknown' in chosen) {
    console.error(chosen.unknown[languageOfTerminal()]);
    return 2;
  }
  const drawings = chosen.map(({ funder, flow }) => ({
    funder,
    flow: flow.id,
    ...drawingOf(flow, kindSchemas),
  }));
  if (values.json) console.log(JSON.stringify(drawings, null, 2));
  else if (values.svg !== undefined) {
    mkdirSync(values.svg, { recursive: true });
    for (const drawing of drawings) {
      const file = join(values.svg, `${drawing.funder}.${drawing.flow}.svg`);
      writeFileSync(file, await svgOf(drawing));
      console.log(file);
    }
  } else
    for (const drawing of drawings)
      console.log(`%% ${drawing.funder} ${drawing.title}\n${mermaidOf(drawing)}`);
  return 0;
}

const ofFeature = 'features/';

/** `features/car`: every machine of that folder. */
async function drawnMachines(names: readonly string[]): Promise<string[]> {
  const features = names.filter((one) => one.startsWith(ofFeature));
  const machines = features.map((one) => machinesOf(one.slice(ofFeature.length)));
  return (await Promise.all(machines))
    .flat()
    .map(([name, machine]) => `%% ${name}\n${machineMermaid(machine)}`);
}

process.exitCode = await main();
