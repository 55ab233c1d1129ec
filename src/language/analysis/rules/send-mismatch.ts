import type { Finding } from '../../../model/finding.ts';
import type { SourceSpan } from '../../../model/source.ts';
import type { EndpointType, Symbols } from '../../schema/symbols.ts';
import { endpointOf } from '../../emit/types.ts';
import { kindEndpoints, unknownRequestField } from '../../link/endpoint-shape.ts';
import type { LinkedStep } from '../../link/linked.ts';
import { fixedBy, recoded, renamed } from '../../text/fixes.ts';
import { nameHint } from '../../text/nearest.ts';
import { quotedNames } from '../../text/quoted-names.ts';
import { entriesOf, formulaIn, isScalar, placeOf } from '../../yaml/node-access.ts';
import type { MapEntry, Node } from '../../yaml/node.ts';
import { listedOptions, requestsOf, type ListedOptions } from '../requests.ts';
import { ofEachStep, type FlowRule } from '../rule.ts';

/** The request has no unknown field and lacks no required one. */
export const sendMismatch: FlowRule = ofEachStep((step, _out, { symbols }) => [
  ...ownRequest(step, symbols),
  ...requestsOf(step, symbols).flatMap((one) => mismatches(one, placeOf(one.send?.key ?? one.key))),
  ...kindEndpoints(step, symbols).flatMap(unknownRequestField),
  ...listedOptions(step, symbols).flatMap(sentForOptions),
]);

interface Sending {
  name: string;
  endpoint: EndpointType;
  send: MapEntry | undefined;
}

function ownRequest(step: LinkedStep, symbols: Symbols): Finding[] {
  const settings = symbols.kinds[step.kind]?.settings;
  const name = endpointOf(step, symbols);
  const endpoint = name === undefined ? undefined : symbols.endpoints[name];
  if (settings?.['send']?.type !== 'send' || name === undefined || !endpoint) return [];
  const { send, endpoint: own } = step.syntax;
  const misnamed = own && otherEndpoint({ name, endpoint, send }, own, symbols);
  if (misnamed) return [misnamed];
  const place = placeOf(send?.key ?? own ?? step.name);
  return mismatches({ name, endpoint, send }, settings['endpoint']?.required ? place : undefined);
}

/** Two fields it does not take, and others do: the endpoint is the wrong one, not each field. */
function otherEndpoint(
  { name, endpoint, send }: Sending,
  written: SourceSpan,
  { endpoints }: Symbols,
): Finding | undefined {
  const sent = entriesOf(send?.value).map(([field]) => field);
  const strange = sent.filter((field) => !isTaken(endpoint, field));
  if (strange.length < 2) return undefined;
  const others = Object.entries(endpoints)
    .filter(([, other]) => sent.every((field) => isTaken(other, field)))
    .filter(([, other]) => missingFields({ endpoint: other, send }).length === 0)
    .map(([other]) => other);
  if (others.length === 0 || others.length > 3) return undefined;
  return {
    rule: 'send-mismatch',
    place: placeOf(written),
    message: `"${name}" takes no ${quotedNames(strange)}.`,
    hint: `What is sent fits ${quotedNames(others)}.`,
    ...recoded(placeOf(written), name, others),
  };
}

function isTaken({ request, filled }: EndpointType, field: string): boolean {
  return Object.hasOwn(request, field) || filled?.includes(field) === true;
}

/** `place`: where missing fields are reported. A misspelt field does not count as missing too. */
function mismatches(sending: Sending, place: SourceSpan | undefined): Finding[] {
  const { name, endpoint, send } = sending;
  if (isWhole(send)) return [];
  const fields = Object.keys(endpoint.request);
  const strange = entriesOf(send?.value).filter(([field]) => !fields.includes(field));
  const isFilled = (field: string) => endpoint.filled?.includes(field) === true;
  const findings = strange.map(([field, { key }]) =>
    isFilled(field)
      ? filledIn(name, field, key)
      : unknownField({ name, field, key, fields, send: send?.value }),
  );
  const isKnown = strange.every(([field]) => isFilled(field));
  return isKnown && place ? [...findings, ...missingRequestFields(sending, place)] : findings;
}

function filledIn(name: string, field: string, key: SourceSpan): Finding {
  return {
    rule: 'send-mismatch',
    place: placeOf(key),
    message: `The app fills in "${field}" of "${name}" itself.`,
    hint: 'Leave this line out.',
    ...fixedBy({ remove: placeOf(key) }),
  };
}

interface UnknownField {
  name: string;
  field: string;
  key: SourceSpan;
  fields: readonly string[];
  send: Node | undefined;
}

function unknownField({ name, field, key, fields, send }: UnknownField): Finding {
  const sent = new Set(entriesOf(send).map(([one]) => one));
  const hint = nameHint(field, fields, `It takes: ${fields.join(', ')}.`);
  return {
    rule: 'send-mismatch',
    place: placeOf(key),
    message: `"${name}" takes no "${field}".`,
    ...(hint !== undefined && { hint }),
    ...renamed(
      key,
      field,
      fields.filter((one) => !sent.has(one)),
    ),
  };
}

function missingRequestFields(sending: Sending, place: SourceSpan): Finding[] {
  const missing = missingFields(sending);
  const [first] = missing;
  if (first === undefined) return [];
  return [
    {
      rule: 'send-mismatch',
      place,
      message: `"${sending.name}" needs ${quotedNames(missing)}, and it is not sent.`,
      hint: `Add "${first}:" with a value or a formula under "send:".`,
    },
  ];
}

/** One formula gives the whole request; its type is checked when it is compiled. */
function isWhole(send: MapEntry | undefined): boolean {
  return isScalar(send?.value) && formulaIn(send.value) !== undefined;
}

function missingFields({ endpoint, send }: Omit<Sending, 'name'>): string[] {
  if (isWhole(send)) return [];
  const sent = entriesOf(send?.value).map(([field]) => field);
  return Object.keys(endpoint.request).filter(
    (field) => endpoint.request[field]?.required && !sent.includes(field),
  );
}

/** One finding at a time for options. */
function sentForOptions({ options, id, endpoint }: ListedOptions): Finding[] {
  const { send } = options;
  const fields = Object.keys(endpoint.request);
  const strange = entriesOf(send?.value).find(([field]) => !fields.includes(field));
  if (strange)
    return [
      unknownField({ name: id, field: strange[0], key: strange[1].key, fields, send: send?.value }),
    ];
  const [missing] = missingFields({ endpoint, send });
  if (missing === undefined) return [];
  return [
    {
      rule: 'send-mismatch',
      place: placeOf(options.endpoint),
      message: `"${id}" needs "${missing}", and it is not sent.`,
      hint: `Add "${missing}:" with a value or a formula under "send:" of the options.`,
    },
  ];
}
