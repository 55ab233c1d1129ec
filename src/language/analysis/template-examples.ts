/** Finds the examples of templates that a funder uses unchanged. */
import {
  exampleMaps,
  isPlatform,
  exampleSyntax,
  type ExampleSyntax,
  type FunderSyntax,
} from '../schema/file-syntax.ts';
import type { OverrideKind } from '../schema/file-syntax.ts';
import type { Flow, Formula } from '../../model/definition.ts';
import type { Example } from '../../model/example.ts';
import { exampleInFen } from '../emit/example-money.ts';
import { emitExample } from '../emit/examples.ts';
import type { Symbols } from '../schema/symbols.ts';
import type { LinkedFlow } from '../link/linked.ts';
import type { Repository } from '../link/repository.ts';
import { entriesOf, textOf, written } from '../yaml/node-access.ts';
import type { MapEntry } from '../yaml/node.ts';
import { constantTruth } from './conditions.ts';
import { fieldOf, type LinkedExample } from './example.ts';

interface StartedFlow {
  code: string;
  flow: Flow;
  linked: LinkedFlow;
  /** Names of all flows it was made from. */
  from: ReadonlySet<string>;
}

export interface TemplateExample extends LinkedExample {
  /** `flow: name`, unique among the funder's examples. */
  name: string;
  entry: MapEntry;
}

export function templateExamplesOf(
  started: readonly StartedFlow[],
  funder: FunderSyntax,
  { templates, symbols }: Pick<Repository, 'templates'> & { symbols: Symbols },
): TemplateExample[] {
  return started.flatMap(({ code, flow, linked, from }) => {
    const template = templates.get(linked.use);
    if (!template || flow.start === '' || [...from].some((name) => isChanged(funder, name)))
      return [];
    return entriesOf(template.examples).flatMap(([own, entry]): TemplateExample[] => {
      const syntax = exampleSyntax(entry.value);
      if ([...stepsNamed(syntax)].some((step) => isLeftOut(step, flow, linked))) return [];
      const action = isPlatform(funder) ? code : Number(code);
      const emitted = exampleInFen(emitExample(syntax), { flow, symbols });
      const example: Example = { ...withoutLeftOut(emitted, flow), action };
      return [{ name: `${flow.id}: ${own}`, entry, example, written: syntax, flow, linked }];
    });
  });
}

const changing: readonly OverrideKind[] = ['change', 'insert', 'remove', 'replace', 'fill'];

/** Whether the funder changes its steps. */
function isChanged({ flows }: FunderSyntax, name: string): boolean {
  const own = flows.get(name)?.flow;
  if (!own) return false;
  return own.steps !== undefined || changing.some((how) => own.overrides[how].names.length > 0);
}

function stepsNamed(example: ExampleSyntax): Set<string> {
  const maps = exampleMaps.flatMap((name) => entriesOf(example[name]));
  const next = entriesOf(example.leads).map(([, { value }]) => textOf(value) ?? '');
  const named = [...example.outcomes, ...maps].map(([step]) => step);
  return new Set([...named, ...next, ...example.passes.map(written)]);
}

/** Without refusals at questions that a setting leaves out: they are examples for other funders. */
function withoutLeftOut({ refuses, ...example }: Example, { steps }: Flow): Example {
  if (!refuses) return example;
  const put = Object.entries(refuses).map(([id, inputs]) => {
    const isPut = (name: string) => !isNever(steps[id] && fieldOf(steps[id], name)?.['when']);
    const shown = Object.entries(inputs).filter(([name]) => isPut(name));
    return [id, Object.fromEntries(shown)] as const;
  });
  return { ...example, refuses: Object.fromEntries(put) };
}

/** `when`: a formula, or the constant a setting put in its place. */
function isNever(when: unknown): boolean {
  if (typeof when !== 'object' || when === null || !('expr' in when)) return when === false;
  return constantTruth((when as Formula).expr) === false;
}

/** A setting makes the step unreachable. */
function isLeftOut(step: string, { steps }: Flow, { omitted }: LinkedFlow): boolean {
  return omitted.has(step) || isNever(steps[step]?.when);
}
