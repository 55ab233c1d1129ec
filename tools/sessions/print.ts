/** What becomes of people in the middle, for a terminal, for a pull request and for a program. */
import { quotedNames } from '../../src/language/text/quoted-names.ts';
import { lineAndColumn } from '../../src/language/text/lines.ts';
import type { SessionGroup, SessionsCompared } from '../../src/verify/sessions/compare.ts';
import { fatal, resumptionKinds, type ResumptionKind } from '../../src/verify/sessions/resumed.ts';

export interface SessionsReport extends SessionsCompared {
  before: string;
  after: string;
}

const titles: Record<ResumptionKind, string> = {
  'second-write': 'Written a second time',
  skipped: 'Skipped past a proof or a signature',
  stranded: 'Stranded',
  rewound: 'Rewound',
  moved: 'Moved',
  same: 'Same place',
};

export const printers: Record<'text' | 'markdown' | 'json', (report: SessionsReport) => string> = {
  text: asText,
  markdown: asMarkdown,
  json: asJson,
};

export function isFatal({ groups }: SessionsCompared): boolean {
  return groups.some(({ is }) => fatal.has(is));
}

/** What happens, and what can be done about it. */
export function sentencesOf(group: SessionGroup): string[] {
  const { is, from, to, names } = group;
  const where = to === undefined ? 'the start' : `"${to}"`;
  const lost = names.length > 0 ? ` Answers lost: ${names.join(', ')}.` : ' No answer is lost.';
  switch (is) {
    case 'second-write':
      return [
        `Who is at "${from}" has made ${quotedNames(names)}, goes on at ${where}, and could make it again.`,
        'Say in "moved:" what the step is called now, or leave the endpoint to the step that has it.',
      ];
    case 'skipped':
      return [
        `Who is at "${from}" goes on at ${where} without ${quotedNames(names)}.`,
        'Lead people through it: "retire:" names the step they go to.',
      ];
    case 'stranded':
      if (!group.flows.after)
        return [
          `Nothing starts "${group.flows.before.id}" any more: who is at "${from}" has nowhere to go on.`,
        ];
      if (to === undefined || group.flows.after.steps[from] === undefined)
        return [
          `"${from}" is gone, and nothing says where its people go: they would go on at ${where}.${lost}`,
          `Write "moved: { ${from}: … }" if it is called something else now, or "retire: { ${from}: … }" with the step its people go to.`,
        ];
      return [`Who is at "${from}" goes on at ${where}, from which no end can be reached.`];
    case 'rewound':
      return [`Who is at "${from}" is rewound to ${where}.${lost}`];
    case 'moved':
      return [`Who is at "${from}" goes on at ${where}.${lost}`];
    default:
      return [`Who is at "${from}" stays there.${names.length > 0 ? lost : ''}`];
  }
}

function asText(report: SessionsReport): string {
  const parts = resumptionKinds.flatMap((kind) => {
    const groups = shown(report).filter(({ is }) => is === kind);
    return groups.length === 0 ? [] : [titles[kind], ...groups.map(framed)];
  });
  return [...parts, summary(report)].join('\n\n');
}

/** Who stays and loses nothing is counted only. */
function shown({ groups }: SessionsCompared): SessionGroup[] {
  return groups.filter(({ is, names }) => is !== 'same' || names.length > 0);
}

function framed(group: SessionGroup): string {
  const [sentence = '', ...more] = sentencesOf(group);
  return [
    `${placeOf(group)}  ${sentence} [${group.is}]`,
    ...more.map((line) => `    ${line}`),
    `    came by: ${group.example.join(' → ')}`,
    `    ${reachOf(group)}`,
  ].join('\n');
}

function placeOf({ place, placeIn }: SessionGroup): string {
  if (!place) return '(no file)';
  const { line, column } = lineAndColumn(place);
  return `${place.file.path}:${line}:${column}${placeIn === 'before' ? ' (before)' : ''}`;
}

const maxNames = 3;

function reachOf({ reaches, sessions }: SessionGroup): string {
  const counted = `${sessions} ${sessions === 1 ? 'session' : 'sessions'}`;
  if (reaches.size > maxNames) {
    const codes = [...new Set([...reaches.values()].flat())];
    return `${counted}; ${reaches.size} funders: ${codes.slice(0, 12).join(', ')}${codes.length > 12 ? ', …' : ''}`;
  }
  return `${counted}; ${[...reaches].map(([funder, codes]) => `${funder} ${codes.join(', ')}`).join('; ')}`;
}

function summary({
  groups,
  sessions,
  flows,
  places,
  missed,
  before,
  after,
}: SessionsReport): string {
  const counts = resumptionKinds.map((kind) => {
    const own = groups.filter(({ is }) => is === kind).reduce((sum, one) => sum + one.sessions, 0);
    return `${own} ${titles[kind].toLowerCase()}`;
  });
  const walked = `${flows.walked} ${flows.walked === 1 ? 'flow' : 'flows'} changed`;
  const reached = missed === 0 ? '' : ` No walk was found to ${missed} of ${places} places.`;
  return `${before} → ${after}: ${walked}, ${sessions} saved sessions: ${counts.join(', ')}.${reached}`;
}

function asMarkdown(report: SessionsReport): string {
  const parts = resumptionKinds.flatMap((kind) => {
    const groups = shown(report).filter(({ is }) => is === kind);
    if (groups.length === 0) return [];
    return [`## ${titles[kind]} (${groups.length})`, groups.map(item).join('\n')];
  });
  return [escaped(summary(report)), ...parts].join('\n\n');
}

function item(group: SessionGroup): string {
  const [sentence = '', ...more] = sentencesOf(group);
  return [
    `- **${escaped(sentence)}** ${placeOf(group)}`,
    ...[...more, `came by: ${group.example.join(' → ')}`, reachOf(group)].map(
      (line) => `  - ${escaped(line)}`,
    ),
  ].join('\n');
}

/** Text of an author's must not become a link, a tag or a mention. */
function escaped(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|@]/g, (sign) => `\\${sign}`);
}

function asJson({ groups, ...report }: SessionsReport): string {
  const data = groups.map(({ flows, place, placeIn, reaches, ...group }) => ({
    ...group,
    message: sentencesOf({ flows, placeIn, reaches, ...group }).join(' '),
    flow: flows.before.id,
    ...(place && { file: place.file.path, ...lineAndColumn(place), in: placeIn }),
    reaches: Object.fromEntries(reaches),
  }));
  return JSON.stringify({ ...report, groups: data }, null, 2);
}
