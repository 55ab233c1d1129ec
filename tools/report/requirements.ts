/** The specification line by line: who does what a line of tests/inventory.yaml names, and which walks and examples show it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node } from 'yaml';
import { contract } from '../../src/api/contract.ts';
import { pagePaths } from '../../src/pages/routes.ts';
import type { Definition } from '../../src/model/definition.ts';
import { kindSchemas } from '../../src/steps/registry/schemas.ts';
import { endpointsOf } from '../../src/verify/properties/moments.ts';
import { root } from '../repository.ts';
import type { CoveredFlow } from './flow-report.ts';

const inventory = 'tests/inventory.yaml';

export interface Requirement {
  /** `route /confirmOrder`, `code 335`, `funder BOC`, `endpoint POST /rebate/pay` */
  id: string;
  /** In tests/inventory.yaml. */
  line: number;
  about: string;
  /** What does it: pages of the report, by key, each with a step; no step where the whole flow does. */
  flows: { key: string; flow: string; step?: string }[];
  /** A page of the app does it, or the app itself; or nothing happens, as the specification says. */
  byApp: boolean;
  /** Of the flows, how many have a journey that goes through it. */
  walked: number;
  /** Of funders that have it. */
  examples: number;
}

interface Line {
  part: 'route' | 'code' | 'funder' | 'endpoint';
  name: string;
  line: number;
  about: string;
}

export function requirementsOf(
  flows: readonly CoveredFlow[],
  definitions: readonly Definition[],
): Requirement[] {
  const examples = examplesBy(definitions);
  return linesOf(readFileSync(join(root, inventory), 'utf8')).map((one) => {
    const found = flows.flatMap((flow) => doing(one, flow));
    return {
      id: `${one.part} ${one.name}`,
      line: one.line,
      about: one.about,
      flows: found.map(({ key, flow, step }) => ({ key, flow, ...(step && { step }) })),
      byApp: isOfTheApp(one, definitions),
      walked: found.filter(({ isWalked }) => isWalked).length,
      examples: new Set(found.flatMap(({ uses }) => uses.flatMap((use) => examples.get(use) ?? [])))
        .size,
    };
  });
}

/** Nobody does it, or no journey goes through it where flows do. */
export function isUnproved({ flows, byApp, walked }: Requirement): boolean {
  return flows.length === 0 ? !byApp : walked === 0;
}

function isOfTheApp({ part, name }: Line, definitions: readonly Definition[]): boolean {
  if (part === 'route') return pagePaths.some((path) => path === name);
  const doesNothing = ({ actions }: Definition) => {
    const target = actions[name];
    return target !== undefined && 'nothing' in target;
  };
  return part === 'code' ? definitions.some(doesNothing) : part === 'endpoint';
}

/** `FUNDER code` → its examples. */
function examplesBy(definitions: readonly Definition[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { funder, examples } of definitions)
    for (const [name, { action }] of Object.entries(examples)) {
      const use = `${funder} ${action}`;
      found.set(use, [...(found.get(use) ?? []), `${funder} ${name}`]);
    }
  return found;
}

interface Doing {
  key: string;
  flow: string;
  step?: string;
  uses: readonly string[];
  isWalked: boolean;
}

function doing({ part, name }: Line, { key, flow, uses, steps, coverage }: CoveredFlow): Doing[] {
  const used = uses.flatMap(({ funder, codes }) => codes.map((code) => `${funder} ${code}`));
  const found = { key, flow: flow.id, uses: used };
  if (part === 'code' || part === 'funder') {
    const meant = used.filter((use) => use.split(' ')[part === 'code' ? 1 : 0] === name);
    return meant.length === 0 ? [] : [{ ...found, uses: meant, isWalked: coverage.taken > 0 }];
  }
  const meant = steps.filter(({ step }) =>
    part === 'route'
      ? step.path === name
      : endpointsOf(step, kindSchemas[step.kind]).some((id) => nameOf(id) === name),
  );
  return meant.map(({ step, coverage: own }) => ({
    ...found,
    step: step.id,
    isWalked: own.taken > 0,
  }));
}

function nameOf(endpoint: string): string | undefined {
  const rows: Readonly<Record<string, { method: string; path: string }>> = contract;
  const row = rows[endpoint];
  return row && `${row.method} ${row.path}`;
}

export function linesOf(text: string): Line[] {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const lines: Line[] = [];
  const add = (part: Line['part'], node: unknown, about: unknown = '') => {
    if (isScalar(node))
      lines.push({
        part,
        name: String(node.value),
        line: counter.linePos(node.range?.[0] ?? 0).line,
        about: isScalar(about) ? String(about.value) : '',
      });
  };
  for (const area of itemsOf(document.get('routes')))
    if (isMap(area))
      for (const { key, value } of pairsOf(area.get('paths'))) add('route', key, value);
  const codes = document.get('action-codes');
  if (isMap(codes)) {
    for (const { key, value } of pairsOf(codes.get('given'))) add('code', key, value);
    for (const code of itemsOf(codes.get('funder-specific'))) add('code', code);
  }
  for (const funder of itemsOf(document.get('funders'))) add('funder', funder);
  for (const { value } of pairsOf(document.get('endpoints')))
    for (const endpoint of itemsOf(value)) add('endpoint', endpoint);
  return lines;
}

function itemsOf(node: unknown): Node[] {
  return isSeq(node) ? (node.items as Node[]) : [];
}

function pairsOf(node: unknown) {
  return isMap(node) ? node.items : [];
}
