import { asking } from '../../schema/asking.ts';
import type { Symbols, EndpointType } from '../../schema/symbols.ts';
import { endpointOf } from '../../emit/types.ts';
import type { LinkedStep, Note } from '../../link/linked.ts';
import { nameHint } from '../../text/nearest.ts';
import { at, entriesOf, mapAt, placeOf, textAt } from '../../yaml/node-access.ts';
import type { Entry, Node } from '../../yaml/node.ts';
import type { SourceSpan } from '../../../model/source.ts';

interface Sent {
  name: string;
  endpoint: EndpointType;
  send: Entry | undefined;
}

/** What is sent against what the endpoint takes: no field too many, and none of the required ones missing. */
export function sendMismatch(step: LinkedStep, symbols: Symbols, note: Note): void {
  const settings = symbols.kinds[step.kind]?.settings;
  const name = endpointOf(step, symbols);
  const endpoint = name === undefined ? undefined : symbols.endpoints[name];
  if (settings?.['send']?.type !== 'send' || name === undefined || !endpoint) return;
  const send = step.node.entries.get('send');
  const fits = fieldsKnown({ name, endpoint, send }, note);
  if (!fits || !settings['endpoint']?.required) return;
  const place = placeOf(send?.key ?? at(step.node, 'endpoint') ?? step.name);
  fieldsThere({ name, endpoint, send }, place, note);
}

/** The same for each of several questions of one step (the `get` of a load). None of them may write. */
export function entriesSend(step: LinkedStep, symbols: Symbols, note: Note): void {
  for (const setting of asking(symbols.kinds[step.kind]?.settings ?? {})) {
    for (const [, { key, value }] of entriesOf(mapAt(step.node, setting))) {
      const name = textAt(value, 'endpoint');
      const endpoint = name === undefined ? undefined : symbols.endpoints[name];
      if (name === undefined || !endpoint) continue;
      const send = sendIn(value);
      if (endpoint.once)
        note({
          rule: 'write-in-fetch',
          place: placeOf(at(value, 'endpoint') ?? key),
          message: `"${name}" writes, and what is asked for here may be asked for again at any time.`,
          hint: 'Give it a step of its own: "kind: call".',
        });
      if (fieldsKnown({ name, endpoint, send }, note))
        fieldsThere({ name, endpoint, send }, placeOf(send?.key ?? key), note);
    }
  }
}

function sendIn(entry: Node): Entry | undefined {
  return entry.type === 'map' ? entry.entries.get('send') : undefined;
}

/** False after a finding about a field the endpoint does not take: one that is misspelt is not missing as well. */
function fieldsKnown({ name, endpoint, send }: Sent, note: Note): boolean {
  const fields = Object.keys(endpoint.request);
  let known = true;
  for (const [field, { key }] of entriesOf(send?.value)) {
    if (fields.includes(field)) continue;
    if (endpoint.filled?.includes(field)) {
      note({
        rule: 'send-mismatch',
        place: placeOf(key),
        message: `The app fills in "${field}" of "${name}" itself.`,
        hint: 'Leave this line out.',
      });
      continue;
    }
    known = false;
    const hint = nameHint(field, fields, `It takes: ${fields.join(', ')}.`);
    note({
      rule: 'send-mismatch',
      place: placeOf(key),
      message: `"${name}" takes no "${field}".`,
      ...(hint !== undefined && { hint }),
    });
  }
  return known;
}

function fieldsThere({ name, endpoint, send }: Sent, place: SourceSpan, note: Note): void {
  const sent = entriesOf(send?.value).map(([field]) => field);
  const missing = Object.keys(endpoint.request).filter(
    (field) => endpoint.request[field]?.required && !sent.includes(field),
  );
  if (missing.length === 0) return;
  const [first = ''] = missing;
  const names = missing.map((field) => `"${field}"`).join(', ');
  note({
    rule: 'send-mismatch',
    place,
    message: `"${name}" needs ${names}, and it is not sent.`,
    hint: `Add "${first}:" with a value or a formula under "send:".`,
  });
}
