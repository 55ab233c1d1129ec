import type { Catalogue } from '../catalogue.ts';
import { endpointOf } from '../emit-types.ts';
import type { LinkedStep, Note } from '../linked.ts';
import { nameHint } from '../nearest.ts';
import { at, entriesOf, placeOf } from '../node-access.ts';

/** What is sent against what the endpoint takes: no field too many, and none of the required ones missing. */
export function sendMismatch(step: LinkedStep, catalogue: Catalogue, note: Note): void {
  const settings = catalogue.kinds[step.kind]?.settings;
  const name = endpointOf(step, catalogue);
  const endpoint = name === undefined ? undefined : catalogue.endpoints[name];
  if (settings?.['send']?.type !== 'send' || name === undefined || !endpoint) return;
  const send = step.node.entries.get('send');
  const fields = Object.keys(endpoint.request);
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
    const hint = nameHint(field, fields, `It takes: ${fields.join(', ')}.`);
    note({
      rule: 'send-mismatch',
      place: placeOf(key),
      message: `"${name}" takes no "${field}".`,
      ...(hint !== undefined && { hint }),
    });
  }
  if (!settings['endpoint']?.required) return;
  const sent = entriesOf(send?.value).map(([field]) => field);
  const unknown = sent.some(
    (field) => !fields.includes(field) && !endpoint.filled?.includes(field),
  );
  const missing = fields.filter(
    (field) => endpoint.request[field]?.required && !sent.includes(field),
  );
  // A field that is misspelt is not missing as well.
  if (unknown || missing.length === 0) return;
  const place = placeOf(send?.key ?? at(step.node, 'endpoint') ?? step.name);
  const [first = ''] = missing;
  const names = missing.map((field) => `"${field}"`).join(', ');
  note({
    rule: 'send-mismatch',
    place,
    message: `"${name}" needs ${names}, and it is not sent.`,
    hint: `Add "${first}:" with a value or a formula under "send:".`,
  });
}
