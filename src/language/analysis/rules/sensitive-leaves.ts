import type { Symbols } from '../../schema/symbols.ts';
import { isSensitive } from '../sensitive.ts';
import type { Expr, Flow, Formula, Step } from '../../../model/definition.ts';
import { endpointOf } from '../../emit/types.ts';
import type { LinkedStep, Note } from '../../link/linked.ts';
import { at, entriesOf, mapAt, placeOf } from '../../yaml/node-access.ts';
import type { SourceSpan } from '../../../model/source.ts';
import { answersOf } from '../../link/collected-answers.ts';
import { within } from '../sent.ts';

export interface SensitiveWorld {
  flow: Flow;
  symbols: Symbols;
  sensitive: ReadonlySet<string>;
  note: Note;
}

/** Sensitive values stay out of addresses and out of what is stored. */
export function sensitiveLeaves(step: LinkedStep, emitted: Step, world: SensitiveWorld): void {
  const { symbols, note } = world;
  const secret = (expr: Expr) => isSensitive(expr, undefined, world.sensitive, symbols, world.flow);
  const tell = (place: SourceSpan, message: string, hint: string) =>
    note({ rule: 'sensitive-leaves', place: placeOf(place), message, hint });
  const name = endpointOf(step, symbols);
  const endpoint = name === undefined ? undefined : symbols.endpoints[name];
  for (const [field, { value }] of entriesOf(mapAt(step.node, 'send'))) {
    const expr = exprAt(emitted, 'send', field);
    if (expr === undefined) continue;
    if (endpoint?.inAddress && secret(expr))
      tell(
        value,
        `"${field}" of "${name ?? ''}" travels in an address, and this is sensitive.`,
        'Send it to an endpoint that takes it in the body.',
      );
  }
  const { answersFrom } = symbols.kinds[step.kind] ?? {};
  const fields = answersFrom === undefined ? undefined : mapAt(step.node, answersFrom);
  for (const answer of answersOf(step, symbols.kinds[step.kind])) {
    const entry = fields?.entries.get(answer.name);
    const start = at(entry?.value, 'start');
    const expr = exprAt(emitted, answersFrom ?? '', answer.name, 'start');
    if (start && expr !== undefined && !answer.sensitive && secret(expr))
      tell(
        start,
        `"${answer.name}" begins with something sensitive and would be stored.`,
        `Add "sensitive: yes" to "${answer.name}".`,
      );
  }
  const url = exprAt(emitted, 'url');
  const urlNode = at(step.node, 'url');
  if (urlNode && url !== undefined && secret(url))
    tell(urlNode, 'A link would carry something sensitive.', 'Let the platform make the link.');
  for (const [need, { key }] of entriesOf(at(step.node, 'entry', 'needs'))) {
    if (world.sensitive.has([...step.context.scope, need].join('.')))
      tell(
        key,
        `"${need}" is sensitive and cannot come with an address.`,
        'Ask for it on the page instead.',
      );
  }
}

function exprAt(step: Step, ...path: readonly string[]): Expr | undefined {
  const value = within(step, ...path);
  if (typeof value !== 'object' || value === null || !('expr' in value)) return undefined;
  return (value as Formula).expr;
}
