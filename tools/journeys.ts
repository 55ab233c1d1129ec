/**
 * `npm run journeys [-- FUNDER…] [--json] [--model]`: walks the journeys that together take every transition, on the
 * machine and on the rendered screens, and holds the examples to what they say. `--model` leaves the screens out.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Definition, Flow } from '../src/model/definition.ts';
import { describeProblem } from '../src/verify/journey-problem.ts';
import { claimsIn } from '../src/verify/example-claims.ts';
import { examplesToWalk } from '../src/verify/run-example.ts';
import {
  exampleFailures,
  walkJourneys,
  type ExampleFailure,
  type JourneyReport,
} from '../src/verify/walk-failures.ts';
import { kindSchemas } from '../src/steps/registry/schemas.ts';
import { kindStates } from '../src/steps/registry/states.ts';
import type { RenderedCounts } from './journeys/counts.ts';
import {
  examplesLine,
  exampleProblem,
  flowLine,
  funderLine,
  renderedLine,
} from './journeys/words.ts';
import { languageOfTerminal } from './run/terminal-language.ts';
import type { LocalizedText } from '../src/model/step-kind.ts';
import { readArguments } from './run/arguments.ts';
import { fundersNamed } from './repository/named.ts';
import { checkedOrExit, root } from './repository/repository.ts';
import { exampleSamples } from './made-up/example-samples.ts';

interface FlowReport extends JourneyReport {
  flow: string;
  hash: string;
}

const language = languageOfTerminal();
const print = (words: LocalizedText, before = '') => console.log(before + words[language]);

const walked = new Map<string, JourneyReport>();

async function reportOf(definition: Definition, flow: Flow): Promise<FlowReport> {
  const report = walked.get(flow.hash) ?? (await walkJourneys(definition, flow, kindStates));
  walked.set(flow.hash, report);
  return { flow: flow.id, hash: flow.hash, ...report };
}

interface ExamplesReport {
  walked: number;
  /** What they say: how they end, what they pass, send, show, list and refuse. */
  claims: number;
  failures: ExampleFailure[];
}

const kinds = { states: kindStates, schemas: kindSchemas, samples: exampleSamples };
const shown = new WeakSet<Flow>();

function examplesOf(definition: Definition): ExamplesReport {
  const named = examplesToWalk(definition, shown);
  const examples = Object.values(named);
  return {
    walked: examples.length,
    claims: examples.reduce((sum, one) => sum + claimsIn(one), 0),
    failures: exampleFailures(definition, kinds, named),
  };
}

interface Rendered {
  passed: boolean;
  counts: RenderedCounts[];
  output: string;
}

/** Walks them on the screens, in the same test that CI runs. */
function render(funders: readonly string[]): Rendered {
  const folder = mkdtempSync(join(tmpdir(), 'journeys-'));
  const file = join(folder, 'counts');
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const done = spawnSync(process.execPath, [vitest, 'run', 'tests/journeys-rendered.test.tsx'], {
    cwd: root,
    env: { ...process.env, JOURNEY_COUNTS: file, JOURNEY_FUNDERS: funders.join() },
    encoding: 'utf8',
  });
  const counts = linesOf(file).map((line) => JSON.parse(line) as RenderedCounts);
  rmSync(folder, { recursive: true });
  return { passed: done.status === 0, counts, output: `${done.stdout}${done.stderr}` };
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

interface FunderReport {
  funder: string;
  flows: FlowReport[];
  examples: ExamplesReport;
}

/** Programs read English. */
function asData({ flows, ...report }: FunderReport) {
  const inEnglish = ({ problems, ...flow }: FlowReport) => ({
    ...flow,
    problems: problems.map((one) => describeProblem(one).en),
  });
  return { ...report, flows: flows.map(inEnglish) };
}

function printFunder({ funder, flows: reports, examples }: FunderReport): void {
  const sum = (of: (report: FlowReport) => number) =>
    reports.reduce((all, one) => all + of(one), 0);
  const covered = sum((one) => one.covered);
  const transitions = sum((one) => one.transitions);
  console.log('');
  print(funderLine(funder, percent(covered, transitions), transitions));
  const width = Math.max(...reports.map(({ flow }) => flow.length));
  for (const one of reports) {
    print(flowLine(one.flow.padEnd(width), one));
    for (const problem of one.problems) print(describeProblem(problem), '    ');
  }
  print(examplesLine(examples.walked, examples.claims));
  for (const failure of examples.failures) print(exampleProblem(failure), '    ');
}

function percent(part: number, whole: number): string {
  return `${whole === 0 ? 100 : Math.floor((part / whole) * 1000) / 10} %`;
}

function printRendered({ passed, counts, output }: Rendered): void {
  console.log('');
  print(renderedLine(counts, passed));
  if (!passed) console.log(output);
}

async function main(): Promise<number> {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      model: { type: 'boolean', default: false },
    },
  });
  const { definitions } = checkedOrExit();
  const funders = definitions.map(({ funder }) => funder);
  const named = fundersNamed(positionals, funders, root);
  if ('unknown' in named) {
    console.error(named.unknown[language]);
    return 2;
  }
  const selected = definitions.filter(({ funder }) => named.length === 0 || named.includes(funder));
  const all: FunderReport[] = [];
  for (const definition of selected) {
    const flows: FlowReport[] = [];
    for (const flow of Object.values(definition.flows))
      flows.push(await reportOf(definition, flow));
    const report = { funder: definition.funder, flows, examples: examplesOf(definition) };
    if (!values.json) printFunder(report);
    all.push(report);
  }
  const rendered = values.model ? undefined : render(selected.map(({ funder }) => funder));
  if (values.json)
    console.log(JSON.stringify({ funders: all.map(asData), rendered }, undefined, 2));
  else if (rendered) printRendered(rendered);
  const short = all.some(
    ({ flows, examples }) =>
      examples.failures.length > 0 ||
      flows.some((one) => one.covered < one.transitions || one.problems.length > 0),
  );
  return short || rendered?.passed === false ? 1 : 0;
}

process.exitCode = await main();
