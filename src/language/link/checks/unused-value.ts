import type { Finding } from '../../../model/finding.ts';
import type { FlowSyntax } from '../../schema/file-syntax.ts';
import { mapScalars } from '../../yaml/change.ts';
import { placeOf } from '../../yaml/node-access.ts';
import type { Node } from '../../yaml/node.ts';

/** Names under `values:` that no formula of the flow, of another value, or of what a funder writes about it reads. */
export function valueUse(template: FlowSyntax, instance: FlowSyntax): Finding[] {
  const declared = [...new Set([...template.values, ...instance.values])];
  const read = new Set([template, instance].flatMap(({ node }) => [...namesIn(node)]));
  return declared
    .filter(([name]) => !read.has(name))
    .map(([name, { key }]) => ({
      rule: 'unused-value',
      place: placeOf(key),
      message: `Nothing in this flow reads the value "${name}".`,
      hint: `Write ${name} in a formula where it belongs, or take it out.`,
    }));
}

function namesIn(node: Node): Set<string> {
  const names = new Set<string>();
  mapScalars(node, (one) => {
    if (typeof one.value === 'string')
      for (const formula of formulasIn(one.value))
        for (const [name] of formula.matchAll(/[A-Za-z]\w*/g)) names.add(name);
    return one;
  });
  return names;
}

const formulasIn = (text: string): string[] =>
  text.startsWith('=') ? [text] : [...text.matchAll(/\{([^{}]*)\}/g)].map(([one]) => one);
