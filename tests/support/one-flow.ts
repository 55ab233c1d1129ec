import { checkFiles, type Checked } from '../../src/language/check.ts';
import type { Flow, Step } from '../../src/model/definition.ts';
import { printFindings } from '../../src/language/print.ts';
import { symbols } from '../findings/world.ts';

/** Checks files given as YAML, each named by its first line: `flow: x` or `funder: X`. */
export function checkYaml(...texts: string[]): Checked {
  const files = texts.map((text, index) => ({ path: `${index}.yaml`, text: trimmed(text) }));
  return checkFiles(files, symbols);
}

/** The flow `sample` of the one funder, or an error with the findings. */
export function sampleOf(...texts: string[]): Flow {
  const { findings, definitions } = checkYaml(...texts);
  const flow = definitions[0]?.flows['sample'];
  if (!flow) throw new Error(printFindings(findings, { format: 'text' }));
  return flow;
}

export function stepOf(flow: Flow, id: string): Step & Record<string, unknown> {
  const step = flow.steps[id];
  if (!step) throw new Error(`No step ${id} among ${Object.keys(flow.steps).join(', ')}`);
  return step as Step & Record<string, unknown>; // a kind's own settings stand beside the common ones
}

/** `step label → target` of every exit. */
export function targetsOf(flow: Flow): string[] {
  return Object.values(flow.steps).flatMap((step) =>
    Object.values(step.exits).flatMap((exits) =>
      exits.map(({ label, to }) => `${step.id} ${label} → ${to}`),
    ),
  );
}

/** The YAML of a funder that uses the template `sample` with these lines below it. */
export function funderWith(lines: string, example = 'ends: success'): string {
  const indented = trimmed(lines).replace(/^(?=.)/gm, '    ');
  return [
    'funder: ACME',
    'name: { zh: 甲方, en: Acme }',
    'flows:',
    '  sample:',
    indented.trimEnd() || '    with: {}',
    'actions:',
    '  100: sample',
    'examples:',
    `  walks it: { action: 100, ${example} }`,
    '',
  ].join('\n');
}

export const title = 'title: { zh: 样例, en: Sample }';

export function notice(id: string, more = ''): string {
  return `  ${id}: { kind: notice, path: /${id}, text: { zh: 请阅读, en: Read this }${more && `, ${more}`} }`;
}

export function result(id: string, ends = 'success'): string {
  return `  ${id}: { kind: result, path: /${id}, title: { zh: 完成, en: Done }, ends: ${ends} }`;
}

/** A template of notices a, b, c and a result, each leading to the one below. */
export const template = [
  'flow: sample',
  title,
  'steps:',
  notice('a'),
  notice('b'),
  notice('c'),
  result('done'),
  '',
].join('\n');

function trimmed(text: string): string {
  const lines = text.replace(/^\n/, '').split('\n');
  const indent = Math.min(
    ...lines.filter((line) => line.trim()).map((line) => line.search(/\S/)),
    99,
  );
  return lines.map((line) => line.slice(indent)).join('\n');
}
