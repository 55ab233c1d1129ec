/** What changed, for a terminal, for a pull request and for a program. */
import { lineAndColumn } from '../../src/language/text/lines.ts';
import { changeClasses, changeRules, type ChangeClass } from '../../src/verify/diff/difference.ts';
import type { FlowChange, Compared } from '../../src/verify/diff/repositories.ts';
import { sentenceOf, walkInWords } from '../../src/verify/diff/words-of.ts';

export interface DiffReport extends Compared {
  before: string;
  after: string;
  /** Accepted in the list, with the reason. */
  accepted: { change: FlowChange; reason: string }[];
  /** Of the list of accepted changes: no longer of use, or past their day. */
  stale: string[];
}

const titles: Record<ChangeClass, string> = {
  breaking: 'Breaking',
  changed: 'Changed',
  words: 'Words only',
};

export const printers: Record<'text' | 'markdown' | 'json', (report: DiffReport) => string> = {
  text: asText,
  markdown: asMarkdown,
  json: asJson,
};

function asText(report: DiffReport): string {
  const parts = changeClasses.flatMap((one) => {
    const changes = report.changes.filter((change) => change.class === one);
    return changes.length === 0 ? [] : [titles[one], ...changes.map(framed)];
  });
  const accepted = report.accepted.map(
    ({ change, reason }) => `Accepted: ${sentenceOf(change).sentence} ${reason}`,
  );
  return [...parts, ...accepted, ...report.stale, summary(report)].join('\n\n');
}

function framed(change: FlowChange): string {
  const { sentence, details } = sentenceOf(change);
  const lines = [
    `${placeOf(change)}  ${sentence} [${change.rule}]`,
    ...details.map((line) => `    ${line}`),
    ...walkLine(change).map((line) => `    ${line}`),
    `    ${reachOf(change)}`,
  ];
  return lines.join('\n');
}

function walkLine({ differences }: FlowChange): string[] {
  const walk = differences.find((one) => one.walk)?.walk;
  if (!walk) return [];
  const where = { both: 'walk', before: 'walk before', after: 'walk now' }[walk.in];
  return [`${where}: ${walkInWords(walk.steps)}`];
}

function placeOf({ place, placeIn }: FlowChange): string {
  if (!place) return '(no file)';
  const { line, column } = lineAndColumn(place);
  return `${place.file.path}:${line}:${column}${placeIn === 'before' ? ' (before)' : ''}`;
}

const maxNames = 3;

function reachOf({ reaches }: FlowChange): string {
  const funders = [...reaches];
  const named = funders.map(([funder, codes]) =>
    codes.length > 0 && codes.join() !== funder ? `${funder} ${codes.join(', ')}` : funder,
  );
  if (funders.length <= maxNames) return named.join('; ');
  const codes = [...new Set(funders.flatMap(([, own]) => own))];
  return `${funders.length} funders: ${codes.slice(0, 12).join(', ')}${codes.length > 12 ? ', …' : ''}`;
}

function summary({ changes, rewritten, before, after }: DiffReport): string {
  const counts = changeClasses.map(
    (one) =>
      `${changes.filter((change) => change.class === one).length} ${titles[one].toLowerCase()}`,
  );
  const { all, same } = rewritten;
  const flows = `${all} ${all === 1 ? 'flow is' : 'flows are'} written otherwise`;
  return `${before} → ${after}: ${counts.join(', ')}. ${flows}, ${same} of them without a difference.`;
}

function asMarkdown(report: DiffReport): string {
  const parts = changeClasses.flatMap((one) => {
    const changes = report.changes.filter((change) => change.class === one);
    if (changes.length === 0) return [];
    return [`## ${titles[one]} (${changes.length})`, changes.map(item).join('\n')];
  });
  const accepted = report.accepted.map(
    ({ change, reason }) => `- ${escaped(sentenceOf(change).sentence)} ${escaped(reason)}`,
  );
  return [
    summary(report),
    ...parts,
    ...(accepted.length > 0 ? ['## Accepted', accepted.join('\n')] : []),
    ...report.stale.map(escaped),
  ].join('\n\n');
}

function item(change: FlowChange): string {
  const { sentence, details } = sentenceOf(change);
  return [
    `- **${escaped(sentence)}** \`${change.rule}\` ${placeOf(change)}`,
    ...[...details, ...walkLine(change), reachOf(change)].map((line) => `  - ${escaped(line)}`),
  ].join('\n');
}

/** Text of an author's must not become a link, a tag or a mention. */
function escaped(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|@]/g, (sign) => `\\${sign}`);
}

function asJson({ changes, accepted, stale, rewritten, before, after }: DiffReport): string {
  return JSON.stringify(
    {
      before,
      after,
      changes: changes.map(asData),
      accepted: accepted.map(({ change, reason }) => ({ ...asData(change), reason })),
      stale,
      rewritten,
    },
    null,
    2,
  );
}

function asData(change: FlowChange) {
  const { sentence, details } = sentenceOf(change);
  const { place, differences, reaches } = change;
  const walk = differences.find((one) => one.walk)?.walk;
  return {
    rule: change.rule,
    class: change.class,
    about: changeRules[change.rule].about,
    message: sentence,
    details,
    ...(place && { file: place.file.path, ...lineAndColumn(place), in: change.placeIn }),
    ...(walk && {
      walk: {
        in: walk.in,
        steps: walk.steps.map(({ step, outcome, when }) => ({
          step,
          outcome,
          when: when.map(({ formula, value }) => ({ formula: formula.formula, value })),
        })),
      },
    }),
    reaches: Object.fromEntries(reaches),
  };
}
