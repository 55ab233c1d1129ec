import type { Definition, Flow } from '../../model/definition.ts';
import type { Example } from '../../model/example.ts';
import type { Finding, Fix, FixChange } from '../../model/finding.ts';
import { flowJson } from '../../model/flow-json.ts';
import { oncePer } from '../../model/once-per.ts';
import type { SourceSpan } from '../../model/source.ts';
import type { ExampleEntry, SourceLocations } from '../../model/source-locations.ts';
import { fixableBy, fixedBy, oneOf } from '../../language/text/fixes.ts';
import { flowStartedBy } from '../../machine/starts.ts';
import { sentInYuan } from '../../language/emit/example-money.ts';
import { unmetOf, type DecidedOtherwise, type UnmetClaim } from '../example-claims.ts';
import { type ExampleRepair, repairsOf } from '../repair-example.ts';
import type { ExampleRun } from '../example-recording.ts';
import { exampleRunner } from '../run-example.ts';
import type { RuleKinds } from './rule.ts';
import { unshownAtEnd } from './unshown-at-end.ts';
import { walkHints } from './walk-hints.ts';

/** What walks of flows that are still the same came to. */
export interface WalkedExamples {
  /** Of a template's examples, for a flow that several funders share. */
  templates: (flow: Flow) => Map<string, Finding[]>;
  /** The walks that held, each known by all that it depends on beside the flow. */
  held: (flow: Flow) => KeySet;
}

export interface KeySet {
  has(key: string): boolean;
  add(key: string): void;
}

export function walkedExamples(kept?: KeySet): WalkedExamples {
  const templates: WalkedExamples['templates'] = oncePer(() => new Map());
  if (!kept) return { templates, held: oncePer(() => new Set()) };
  const held = oncePer((flow: Flow): KeySet => {
    const keyOf = (key: string) => `${flowJson(flow)}|${key}`;
    return { has: (key) => kept.has(keyOf(key)), add: (key) => kept.add(keyOf(key)) };
  });
  return { templates, held };
}

type Values = Readonly<Record<string, unknown>>;

/** An example that does not hold, with the log of its walk. */
export function exampleFails(
  definition: Definition,
  places: SourceLocations,
  kinds: RuleKinds,
  { templates, held }: WalkedExamples,
): Finding[] {
  const run = exampleRunner(definition, kinds.states, kinds.samples);
  const { funder, name: funderName, links } = definition;
  const check = (name: string, example: Example, displayName = name): Finding[] => {
    const flow = flowStartedBy(definition, example.action);
    const heldWith = flow ? held(flow) : undefined;
    // What one funder's walk came to is so for all that share the flow.
    const isShared = flow && displayName !== name && places.of(flow.id).file !== places.of('').file;
    const key = JSON.stringify(isShared ? [example] : [funder, funderName, links, example]);
    if (heldWith?.has(key)) return [];
    const findings = walked(name, example, displayName);
    if (findings.length === 0) heldWith?.add(key);
    return findings;
  };
  const decided: DecidedFinding[] = [];
  const walked = (name: string, example: Example, displayName: string): Finding[] => {
    const walk = run(example);
    const flow = flowStartedBy(definition, example.action);
    const { contract: symbols } = kinds;
    const asWritten =
      symbols && ((step: string, sent: Values) => sentInYuan(step, sent, { flow, symbols }));
    const unmet = unmetOf(example, walk, kinds.schemas, asWritten);
    const again = (repaired: Example): ExampleRun => run(repaired);
    const isRepaired = flow && unmet.length > 0 && !kinds.withoutRepairs;
    const repairs = isRepaired ? repairsOf(example, walk, flow, again, kinds.schemas) : [];
    // What a template's page shows is up to its users.
    if (unmet.length === 0 && flow && displayName === name)
      return unshownAtEnd(walk, { name, displayName, flow, places });
    return unmet.map((claim) => {
      const finding = unmetFinding(claim, { name, displayName, walk, flow, repairs, places });
      const { decided: condition } = claim;
      if (condition?.other !== undefined && flow && displayName === name) {
        const place = places.of(flow.id, condition.step, [condition.setting]);
        decided.push({ finding, condition, place });
      }
      return finding;
    });
  };
  const own = Object.entries(definition.examples).flatMap(([name, example]) =>
    check(name, example),
  );
  const ofTemplates = Object.entries(definition.templateExamples ?? {}).flatMap(
    ([name, example]) => {
      const flow = flowStartedBy(definition, example.action);
      const found = flow ? templates(flow) : new Map<string, Finding[]>();
      const displayName = name.slice(name.indexOf(': ') + 2);
      const findings = found.get(displayName) ?? check(name, example, displayName);
      found.set(displayName, findings);
      return findings;
    },
  );
  return [...oncePerStep(own, decided), ...ofTemplates];
}

interface FailedExample {
  name: string;
  displayName: string;
  walk: ExampleRun;
  flow: Flow | undefined;
  repairs: readonly ExampleRepair[];
  places: SourceLocations;
}

function unmetFinding(
  { path, predicate, actual, never }: UnmetClaim,
  { name, displayName, walk, flow, repairs, places }: FailedExample,
): Finding {
  return {
    rule: 'example-fails',
    place: places.example?.(name, path) ?? places.of(''),
    message: `The example "${displayName}" ${predicate}.`,
    hint: [
      ...decidingHints(flow, never),
      ...(flow ? walkHints(walk, flow, places) : []),
      ...repairHints(repairs),
    ].join(' '),
    fixes: [
      ...fixesOf(repairs, (below) => places.exampleEntry?.(name, below), displayName === name),
      ...valueFixes(places.exampleEntry?.(name, path), actual),
    ],
  };
}

interface DecidedFinding {
  finding: Finding;
  condition: DecidedOtherwise;
  /** Where the condition is written. */
  place: SourceSpan;
}

/** Where two conditions of a step hold each in the other's place in several examples, that is told once, at the step. */
function oncePerStep(own: readonly Finding[], decided: readonly DecidedFinding[]): Finding[] {
  const bySteps = new Map<string, DecidedFinding[]>();
  for (const one of decided) {
    const key = `${one.place.file.path} ${one.condition.step}`;
    bySteps.set(key, [...(bySteps.get(key) ?? []), one]);
  }
  const several = [...bySteps.values()].filter(({ length }) => length > 1);
  const merged = new Set(several.flatMap((group) => group.map(({ finding }) => finding)));
  return [...own.filter((finding) => !merged.has(finding)), ...several.flatMap(exchanged)];
}

function exchanged(group: readonly DecidedFinding[]): Finding[] {
  const [first] = group;
  if (!first) return [];
  const { step, setting, other } = first.condition;
  return [
    {
      rule: 'example-fails',
      place: first.place,
      message: `"${setting}" of "${step}" is not true in ${group.length} examples that leave it so, and "${other}" is.`,
      hint: 'If the two are exchanged, write each in the place of the other; if not, mend what the examples answer.',
      also: group.map(({ finding: { place } }) => ({ place, message: 'One of the examples.' })),
    },
  ];
}

type EntryAt = (path: readonly string[]) => ExampleEntry | undefined;

function valueFixes(entry: ExampleEntry | undefined, actual: string | undefined): Fix[] {
  return entry && actual !== undefined ? oneOf(entry.value, [actual]).fixes : [];
}

/** A single repair is certain, but not for a template, which other funders use as well. */
function fixesOf(repairs: readonly ExampleRepair[], entryAt: EntryAt, isOwn: boolean): Fix[] {
  const changes = repairs.flatMap((repair) => changeOf(repair, entryAt) ?? []);
  const [only] = changes;
  if (!only) return [];
  return (changes.length === 1 && isOwn ? fixedBy(only) : fixableBy(...changes)).fixes;
}

function changeOf({ step, outcomes }: ExampleRepair, entryAt: EntryAt): FixChange | undefined {
  const value = `[${outcomes.join(', ')}]`;
  const own = entryAt(['outcomes', step]);
  if (own) return outcomes.length > 0 ? { replace: own.value, by: value } : { remove: own.key };
  const others = entryAt(['outcomes']);
  if (others) return { addInside: others.key, name: step, value };
  const ends = entryAt(['ends']);
  return ends && { addBeside: ends.key, name: 'outcomes', value: `{ ${step}: ${value} }` };
}

function repairHints(repairs: readonly ExampleRepair[]): string[] {
  if (repairs.length === 0) return [];
  const changes = repairs.slice(0, 4).map(({ step, outcomes }) => {
    const named = `"${step}: [${outcomes.join(', ')}]"`;
    return outcomes.length > 0 ? `with ${named}` : `without outcomes for "${step}"`;
  });
  return [`It holds ${changes.join(', or ')}.`];
}

function decidingHints(flow: Flow | undefined, never: string | undefined): string[] {
  if (never === undefined || flow?.steps[never]?.kind !== 'decide') return [];
  return [`"${never}" only decides, and no walk stops there: name the step it leads to.`];
}
