import type { Finding } from '../../../model/finding.ts';
import type { SourceSpan } from '../../../model/source.ts';
import type { FlowSyntax } from '../../schema/file-syntax.ts';
import { eitherRenamed, removable, renamed } from '../../text/fixes.ts';
import { nearestAll } from '../../text/nearest.ts';
import { mapScalars } from '../../yaml/change.ts';
import { placeOf } from '../../yaml/node-access.ts';
import type { Node, ScalarNode } from '../../yaml/node.ts';

/** Names under `values:` that no formula of the flow, of another value, or of what a funder writes about it reads. */
export function valueUse(template: FlowSyntax, instance: FlowSyntax): Finding[] {
  const declared = [...new Map([...template.values, ...instance.values])];
  const reads = readsIn([template.node, instance.node]);
  const names = new Set(declared.map(([name]) => name));
  const strange = [...reads.bare.keys()].filter(
    (name) => !names.has(name) && !reservedNames.has(name),
  );
  return declared
    .filter(([name]) => !reads.all.has(name))
    .map(([name, { key }]) => {
      const [readName, ...others] = nearestAll(name, strange);
      const uses = readName === undefined ? [] : (reads.bare.get(readName) ?? []);
      if (readName === undefined || others.length > 0) return unused(name, key);
      return uses.length === 1 && uses[0]
        ? misspeltUse(readName, uses[0], { name, key })
        : misspeltName({ name, key }, readName, uses);
    });
}

interface NamedHere {
  name: string;
  key: SourceSpan;
}

const unused = (name: string, key: SourceSpan): Finding => ({
  rule: 'unused-value',
  place: placeOf(key),
  message: `Nothing in this flow reads the value "${name}".`,
  hint: `Write ${name} in a formula where it belongs, or take it out.`,
  ...removable(key),
});

function misspeltName({ name, key }: NamedHere, readName: string, uses: SourceSpan[]): Finding {
  return {
    rule: 'unused-value',
    place: placeOf(key),
    message: `Nothing in this flow reads the value "${name}", and ${uses.length} places read "${readName}", which there is not.`,
    hint: `Did you mean "${readName}"?`,
    also: uses.slice(0, 3).map((place) => ({ place, message: `Here "${readName}" is read.` })),
    ...renamed(placeOf(key), name, [readName]),
  };
}

function misspeltUse(readName: string, place: SourceSpan, { name, key }: NamedHere): Finding {
  return {
    rule: 'formula-unknown-name',
    place,
    message: `There is nothing called "${readName}" here.`,
    hint: `Did you mean "${name}"?`,
    also: [{ place: placeOf(key), message: 'The value, which nothing else reads.' }],
    ...eitherRenamed({ place, word: readName }, { place: placeOf(key), word: name }),
  };
}

/** What a formula can name without a value of that name. */
const reservedNames: ReadonlySet<string> = new Set(
  'order address answers result item host action funder settings yes no true false null in'.split(
    ' ',
  ),
);

interface Reads {
  /** Every word, also a part of something else. */
  all: Set<string>;
  /** Names that stand by themselves. */
  bare: Map<string, SourceSpan[]>;
}

function readsIn(nodes: readonly Node[]): Reads {
  const reads: Reads = { all: new Set(), bare: new Map() };
  for (const node of nodes)
    mapScalars(node, (one) => {
      if (typeof one.value === 'string')
        for (const formula of formulasIn(one.value)) note(formula, one, reads);
      return one;
    });
  return reads;
}

const quoted = /"(?:\\.|[^"\\])*"?|'(?:\\.|[^'\\])*'?/g;

function note(formula: string, node: ScalarNode, { all, bare }: Reads) {
  for (const [name] of formula.matchAll(/[A-Za-z]\w*/g)) all.add(name);
  const code = formula.replace(quoted, (text) => '"'.repeat(text.length));
  const bound = new Set([...code.matchAll(/\.\w+\(\s*(\w+)\s*,/g)].map(([, name]) => name));
  const offset = node.file.text.slice(node.start, node.end).indexOf(formula);
  for (const { 0: name, index } of code.matchAll(/(?<![.\w])[A-Za-z]\w*(?!\w|\s*\()/g)) {
    if (bound.has(name) || offset < 0) continue;
    const start = node.start + offset + index;
    const place = { file: node.file, start, end: start + name.length };
    bare.set(name, [...(bare.get(name) ?? []), place]);
  }
}

const formulasIn = (text: string): string[] =>
  text.startsWith('=') ? [text] : [...text.matchAll(/\{([^{}]*)\}/g)].map(([one]) => one);
