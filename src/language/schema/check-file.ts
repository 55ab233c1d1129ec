import type { Symbols } from './symbols.ts';
import type { Finding } from '../../model/finding.ts';
import { nearest } from '../text/nearest.ts';
import type { MapNode } from '../yaml/node.ts';
import type { SourceFile } from '../../model/source.ts';
import { readYaml } from '../yaml/read.ts';
import { withBlocks } from './blocks.ts';
import { checkShape } from './check-setting.ts';
import { nameProblem } from './names.ts';
import { fileKinds, fileNouns, fileShape, type FileKind } from './file-schemas.ts';

export interface CheckedFile {
  file: SourceFile;
  kind: FileKind | undefined;
  /** Undefined where the file could not be read at all. */
  node: MapNode | undefined;
  /** Findings that prevent further reading. */
  findings: Finding[];
  /** Findings about wording, which do not change what the file means. */
  words: Finding[];
}

const ofWords: ReadonlySet<string> = new Set([
  'words-language',
  'words-markup',
  'words-too-long',
  'same-words',
  'without-effect',
  'duplicate-entry',
]);

/** Parses one file and runs the shape pass. Never throws. */
export function checkFileShape(file: SourceFile, symbols: Symbols): CheckedFile {
  if (file.problem !== undefined)
    return {
      file,
      kind: undefined,
      node: undefined,
      findings: [noFile(file, file.problem)],
      words: [],
    };
  if (/\.ya?ml$/i.test(file.path) && !file.path.endsWith('.yaml'))
    return { file, kind: undefined, node: undefined, findings: [otherEnding(file)], words: [] };
  const { node: read, findings } = readYaml(file);
  if (!read) return { file, kind: undefined, node: read, findings, words: [] };
  const kind = kindOfFile(read);
  if (!kind)
    return { file, kind, node: read, findings: [...findings, unknownKind(read)], words: [] };
  const { node, findings: ofBlocks } = withBlocks(read);
  const shape = fileShape(kind, symbols);
  const all = [...ofBlocks, ...checkShape(node, shape, symbols, { label: fileNouns[kind] })];
  const damaged = findings
    .filter(({ rule }) => damages.has(rule))
    .map(({ place }) => blockAround(place));
  const remaining = all.filter(
    ({ place }) => !damaged.some(({ start, end }) => place.start >= start && place.start < end),
  );
  const misnamed = nameOfFile(node, kind);
  const reported = [
    ...withoutFlood(movedOut(findings, once(remaining))),
    ...(misnamed ? [misnamed] : []),
  ];
  return {
    file,
    kind,
    node,
    findings: reported.filter(({ rule }) => !ofWords.has(rule)),
    words: reported.filter(({ rule }) => ofWords.has(rule)),
  };
}

/** A block's lines are checked once for each use, and a block that is missing may be missed in several places. */
function once(findings: readonly Finding[]): Finding[] {
  const reported = new Set<string>();
  return findings.filter(({ rule, place, message, same }) => {
    const one = `${rule} ${same ?? `${place.start} ${place.end} ${message}`}`;
    return !reported.has(one) && reported.add(one);
  });
}

/** A key moved to the left margin ends its block: only the key is reported, with where it may belong. */
function movedOut(damage: readonly Finding[], findings: readonly Finding[]): Finding[] {
  const pairs = damage.flatMap((one) => {
    const end = one.rule === 'yaml-syntax' && atEdge(one) ? blockAround(one.place).end : undefined;
    const name = findings.find(({ rule, place }) => rule === 'unknown-key' && place.start === end);
    return name ? [{ one, name }] : [];
  });
  const above = (finding: Finding) => pairs.find(({ name }) => name === finding)?.one.place;
  return [
    ...damage.filter((one) => !pairs.some((pair) => pair.one === one)),
    ...findings.map((finding) => {
      const place = above(finding);
      if (!place) return finding;
      const block = place.file.text.slice(place.start, place.end);
      return { ...finding, hint: `If it belongs under "${block}", indent it like its neighbours.` };
    }),
  ];
}

function atEdge({ place: { file, start } }: Finding): boolean {
  return start === 0 || file.text[start - 1] === '\n';
}

/**
 * This many similar findings in a row have one cause, such as a missing line above: the first is reported, with the
 * number of the others.
 */
const flood = 5;

function withoutFlood(findings: readonly Finding[]): Finding[] {
  const reported: Finding[] = [];
  for (let at = 0; at < findings.length;) {
    const first = findings[at];
    if (!first) break;
    let next = at + 1;
    while (isAlike(first, findings[next])) next += 1;
    const run = findings.slice(at, next);
    if (run.length < flood) reported.push(...run);
    else
      reported.push({
        ...first,
        message: `${first.message} So it is with ${run.length - 1} after it.`,
      });
    at = next;
  }
  return reported;
}

/** Of one rule, differing only in the name. */
function isAlike(one: Finding, other: Finding | undefined): boolean {
  const plain = ({ rule, message }: Finding) => `${rule} ${message.replace(/"[^"]*"/, '')}`;
  return one.rule === 'schema' && other !== undefined && plain(one) === plain(other);
}

/**
 * The kind of a file by the key it has: `flow:`, `funder:`, `pages:`, `actions:`, `defaults:`, `properties:` or `fees:`; without
 * one, by `steps:` or `flows:`, a misspelt key, and last its folder.
 */
export function kindOfFile(node: MapNode): FileKind | undefined {
  // Keys can occur in other kinds (a funder has `actions`), so the list is in order of precedence.
  const named = fileKinds.find((kind) => node.entries.has(kind));
  if (named === 'flow' || named === 'funder' || named === 'pages') return named;
  const hasMore = node.entries.has('steps') || node.entries.has('flows');
  if (named && !hasMore) return named;
  const misspelt = fileKinds.find((kind) =>
    [...node.entries.keys()].some((name) => nearest(name, [kind]) !== undefined),
  );
  if (node.entries.has('steps')) return 'flow';
  if (node.entries.has('flows')) return 'funder';
  if (misspelt) return misspelt;
  if (node.file.path.startsWith('funders/')) return 'funder';
  return node.file.path.startsWith('flows/') ? 'flow' : undefined;
}

function noFile(file: SourceFile, problem: string): Finding {
  const name = file.path.replace(/^.*\//, '');
  return {
    rule: 'no-file',
    place: { file, start: 0, end: 0 },
    message: `"${name}" ${problem}, so nothing of it is read.`,
    hint: 'Put the text file itself there, or take the name away.',
  };
}

function otherEnding(file: SourceFile): Finding {
  const name = file.path.replace(/^.*\//, '');
  return {
    rule: 'name-format',
    place: { file, start: 0, end: 0 },
    message: `"${name}" does not end in ".yaml", so it would not be read.`,
    hint: `Call the file ${name.replace(/\.ya?ml$/i, '.yaml')}.`,
  };
}

function unknownKind(node: MapNode): Finding {
  const [first] = node.entries.values();
  const place = first?.key ?? node;
  return {
    rule: 'schema',
    place: { file: node.file, start: place.start, end: place.end },
    message: 'This file does not say whether it is a flow or a funder.',
    hint: 'Begin it with "flow:" and its name, or "funder:" and its code.',
  };
}

function nameOfFile(node: MapNode, kind: FileKind): Finding | undefined {
  if (kind !== 'flow' && kind !== 'funder') return undefined;
  const file = /^(?:flows|funders)\/([^/]+)\.yaml$/.exec(node.file.path)?.[1];
  const value = node.entries.get(kind)?.value;
  if (file === undefined || value?.type !== 'scalar' || value.reported) return undefined;
  if (value.raw === file || value.raw.includes('REPLACE ME') || file.startsWith('_'))
    return undefined;
  const style = kind === 'flow' ? 'kebab' : 'funder';
  // A malformed name has a finding.
  if (nameProblem(value.raw, style)) return undefined;
  const isName = nameProblem(file, style) === undefined;
  return {
    rule: 'name-format',
    place: { file: node.file, start: value.start, end: value.end },
    message: `The ${kind} is called "${value.raw}", but its file ${file}.yaml.`,
    hint: isName
      ? `Give both the same name: write "${file}", or rename the file.`
      : `Give this ${kind} a name of its own, and its file the same: ${value.raw}.yaml.`,
  };
}

/** Findings near a syntax error are most likely its consequences. */
const damages = new Set(['yaml-syntax', 'duplicate-key']);

/** The lines of one step, or of one top setting: up to the next line that is indented no more than its first. */
function blockAround({ file, start }: Finding['place']): { start: number; end: number } {
  const { text } = file;
  const own = text.lastIndexOf('\n', start - 1) + 1;
  const isDeep = /^\s{3}/.test(text.slice(own, own + 3));
  const edge = isDeep ? /^ {0,2}\S/gm : /^\S/gm;
  let from = 0;
  for (let match = edge.exec(text); match; match = edge.exec(text)) {
    if (match.index > own) return { start: from, end: match.index };
    from = match.index;
  }
  return { start: from, end: text.length };
}
