/** What the specification names, line by line: routes, action codes, funders and endpoints of tests/inventory.yaml. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node } from 'yaml';

export const inventoryFile = 'tests/inventory.yaml';

export interface InventoryLine {
  /** `route /confirmOrder`, `code 335`, `funder BOC`, `endpoint POST /rebate/pay` */
  id: string;
  part: 'route' | 'code' | 'funder' | 'endpoint';
  name: string;
  /** The heading it stands under: `order and payment`. */
  section: string;
  line: number;
  about: string;
}

export function inventoryLines(): InventoryLine[] {
  const file = join(import.meta.dirname, '../..', inventoryFile);
  return linesOf(readFileSync(file, 'utf8'));
}

/** Id → what its line says, for those who write the id. */
export function knownRequirements(): Record<string, string> {
  return Object.fromEntries(
    inventoryLines().map(({ id, about, section, line }) => [
      id,
      [about, section, `${inventoryFile}:${line}`].filter((part) => part !== '').join(' · '),
    ]),
  );
}

export function linesOf(text: string): InventoryLine[] {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const lines: InventoryLine[] = [];
  const add = (
    part: InventoryLine['part'],
    section: unknown,
    node: unknown,
    about: unknown = '',
  ) => {
    if (!isScalar(node)) return;
    const name = String(node.value);
    const { line } = counter.linePos(node.range?.[0] ?? 0);
    lines.push({
      id: `${part} ${name}`,
      part,
      name,
      section: textOf(section),
      line,
      about: textOf(about),
    });
  };
  for (const area of itemsOf(document.get('routes')))
    if (isMap(area))
      for (const { key, value } of pairsOf(area.get('paths')))
        add('route', area.get('area'), key, value);
  const codes = document.get('action-codes');
  if (isMap(codes)) {
    for (const { key, value } of pairsOf(codes.get('given')))
      add('code', 'action codes', key, value);
    for (const code of itemsOf(codes.get('funder-specific')))
      add('code', 'action codes of one funder', code);
  }
  for (const funder of itemsOf(document.get('funders'))) add('funder', 'funders', funder);
  for (const { key, value } of pairsOf(document.get('endpoints')))
    for (const endpoint of itemsOf(value)) add('endpoint', key, endpoint);
  return lines;
}

function textOf(value: unknown): string {
  return isScalar(value) ? String(value.value) : typeof value === 'string' ? value : '';
}

function itemsOf(node: unknown): Node[] {
  return isSeq(node) ? (node.items as Node[]) : [];
}

function pairsOf(node: unknown) {
  return isMap(node) ? node.items : [];
}
