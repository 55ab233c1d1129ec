import { isMap, parseDocument, type Document } from 'yaml';
import type { Finding } from '../../model/finding.ts';
import type { MapNode } from './node.ts';
import type { SourceFile } from '../../model/source.ts';
import { damageAt, type Damage } from './damage.ts';
import { limits } from './reading.ts';
import { strangeLine } from './strange-files.ts';
import { treeOf } from './tree.ts';

/**
 * Reads one YAML file into located nodes. Never throws, whatever the text is. Where the file is damaged, each damaged
 * region is one finding and the rest is still read; `node` is undefined only when nothing could be.
 */
export function readYaml(file: SourceFile): { node: MapNode | undefined; findings: Finding[] } {
  const refused = refuse(file);
  if (refused) return { node: undefined, findings: [refused] };
  try {
    return readDamaged(file);
  } catch (error) {
    // The parser calls itself for each level of nesting; a file of ten thousand brackets ends here.
    if (!(error instanceof RangeError)) throw error;
    return { node: undefined, findings: [tooDeep(file)] };
  }
}

function readDamaged(file: SourceFile): { node: MapNode | undefined; findings: Finding[] } {
  let text = file.text;
  const damages: Damage[] = [];
  let document = parse(text);
  const most = Math.max(2, Math.min(20, Math.floor(200_000 / (text.length + 1))));
  while (document.errors.length > 0 && damages.length < most) {
    const [error] = document.errors.toSorted((a, b) => a.pos[0] - b.pos[0]);
    if (!error) break;
    const damage = damageAt(file, text, error);
    text = blank(text, damage.from, damage.to);
    damages.push(damage);
    document = parse(text);
  }
  const findings = damages.map((damage) => damage.finding);
  if (document.errors.length > 0) return { node: undefined, findings: tidy(findings) };
  const reading = { file, findings };
  if (!isMap(document.contents)) {
    if (findings.length === 0) findings.push(notAMap(file, document));
    return { node: undefined, findings: tidy(findings) };
  }
  const node = treeOf(reading, document.contents);
  if (node.type === 'map' && damages.length > 0) markDamaged(node);
  return { node: node.type === 'map' ? node : undefined, findings: tidy(findings) };
}

function parse(text: string): Document.Parsed {
  return parseDocument(text, {
    schema: 'failsafe',
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'error',
  });
}

const blank = (text: string, from: number, to: number): string =>
  text.slice(0, from) + text.slice(from, to).replace(/[^\r\n]/g, ' ') + text.slice(to);

/** In file order, one finding for one place. */
function tidy(findings: Finding[]): Finding[] {
  const ids = new Set<string>();
  return findings
    .toSorted((a, b) => a.place.start - b.place.start)
    .filter((finding) => {
      const id = `${finding.place.start} ${finding.rule}`;
      return !ids.has(id) && ids.add(id);
    });
}

/** In a damaged file nothing is called missing: it may stand in the part that could not be read. */
function markDamaged(node: MapNode): void {
  node.reported = true;
  for (const { value } of node.entries.values()) {
    if (value.type === 'map') markDamaged(value);
    if (value.type === 'scalar' && value.value === null) value.reported = true;
  }
}

function refuse(file: SourceFile): Finding | undefined {
  const { text } = file;
  if (text.length > limits.file) {
    const message = `This file is ${text.length} characters long; the limit is ${limits.file}.`;
    return at(
      file,
      0,
      0,
      'too-large',
      message,
      'Split it, or look for something pasted by accident.',
    );
  }
  // oxlint-disable-next-line no-control-regex -- these are what must not be in a text
  const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffd]/.exec(text);
  if (control) {
    const isBroken = control[0] === '\ufffd';
    const message = isBroken
      ? 'This character was lost when the file was saved.'
      : 'This is a control character, which no text needs.';
    const hint = isBroken ? 'Type it again and save the file as UTF-8.' : 'Delete it.';
    return at(file, control.index, control.index + 1, 'yaml-syntax', message, hint);
  }
  const strange = strangeLine(file);
  if (strange) return strange;
  const directive = /^(?:\uFEFF)?(?:[ \t]*(?:#.*)?\r?\n)*(%.*)/.exec(text);
  if (directive?.[1] !== undefined) {
    const start = directive[0].length - directive[1].length;
    const message = 'A line that begins with "%" changes how YAML is read, which is not used here.';
    return at(file, start, directive[0].length, 'yaml-syntax', message, 'Take the line out.');
  }
  const second = /^(?:---|\.\.\.)(?=\s|$)/gm;
  for (let match = second.exec(text); match; match = second.exec(text)) {
    if (/^(?:\s*(?:#.*)?(?:\r?\n|$))*$/.test(text.slice(0, match.index).slice(-2000))) continue;
    const message = `"${match[0]}" ends the file for YAML; what follows is not read.`;
    return at(
      file,
      match.index,
      match.index + 3,
      'yaml-syntax',
      message,
      'Take the line out, or put what follows into a file of its own.',
    );
  }
  return undefined;
}

function notAMap(file: SourceFile, document: Document.Parsed): Finding {
  const isEmpty = document.contents === null || file.text.trim() === '';
  const start = isEmpty ? 0 : Math.min(document.contents?.range[0] ?? 0, file.text.length);
  const message = isEmpty ? 'This file is empty.' : 'This file does not begin with a setting.';
  const hint = 'Begin with "flow:" and its name, or "funder:" and its code.';
  return at(file, start, start, 'schema', message, hint);
}

const tooDeep = (file: SourceFile): Finding =>
  at(
    file,
    0,
    0,
    'too-large',
    'This file is nested too deep to be read.',
    'Look for brackets that are not closed.',
  );

function at(
  file: SourceFile,
  start: number,
  end: number,
  rule: string,
  message: string,
  hint: string,
): Finding {
  return { rule, place: { file, start, end }, message, hint };
}
