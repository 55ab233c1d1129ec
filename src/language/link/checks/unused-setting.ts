import type { Finding } from '../../../model/finding.ts';
import { removable, renamed } from '../../text/fixes.ts';
import { nameHint, nearest } from '../../text/nearest.ts';
import { mapScalars } from '../../yaml/change.ts';
import { isScalar, placeOf } from '../../yaml/node-access.ts';
import type { FlowSyntax } from '../../schema/file-syntax.ts';
import type { Node } from '../../yaml/node.ts';
import type { SourceSpan } from '../../../model/source.ts';

const mention = /\bsettings\.([A-Za-z][\w-]*)/g;

/**
 * Every setting a flow declares is used in it; every setting it uses is declared. `given` by the codes that start it: a
 * flow of a funder's own has to declare those, also where they make no difference there.
 */
export function settingUse(
  template: FlowSyntax,
  { overrides }: FlowSyntax,
  given: ReadonlySet<string>,
): Finding[] {
  const findings: Finding[] = [];
  const declared = template.settings?.names ?? [];
  const names = declared.map(({ name }) => name);
  const used = new Map<string, SourceSpan>();
  const visit = (node: Node | undefined) => {
    if (!node) return;
    mapScalars(node, (one) => {
      if (typeof one.value !== 'string' || !one.value.includes('settings.')) return one;
      for (const [, name = ''] of one.value.matchAll(mention))
        if (!used.has(name) || !names.includes(name)) used.set(name, within(one, name));
      return one;
    });
  };
  for (const [part, { value }] of template.node.entries) if (part !== 'settings') visit(value);
  for (const part of ['change', 'insert', 'replace', 'fill'] as const) visit(overrides[part].node);
  // A setting whose name is misspelt where it is used is one mistake.
  const misspelt = new Set<string>();
  for (const [name, place] of used) {
    if (names.includes(name)) continue;
    const hint = nameHint(name, names, `Its settings are: ${names.join(', ')}.`);
    misspelt.add(nearest(name, names) ?? '');
    findings.push({
      rule: 'unknown-setting',
      place,
      message: `This flow has no setting "${name}".`,
      hint: hint ?? 'Declare it under "settings:".',
      ...renamed(place, name, names),
    });
  }
  for (const { name, key } of declared) {
    if (used.has(name) || misspelt.has(name) || given.has(name)) continue;
    findings.push({
      rule: 'unused-setting',
      place: placeOf(key),
      message: `Nothing in this flow uses the setting "${name}".`,
      hint: `Write =settings.${name} where its value belongs, or take it out.`,
      ...removable(key),
    });
  }
  return findings;
}

function within(node: Node, name: string): SourceSpan {
  if (!isScalar(node)) return placeOf(node);
  const offset = node.file.text.slice(node.start, node.end).indexOf(`settings.${name}`);
  if (offset < 0) return placeOf(node);
  const start = node.start + offset + 'settings.'.length;
  return { file: node.file, start, end: start + name.length };
}
