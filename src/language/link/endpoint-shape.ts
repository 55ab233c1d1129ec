import type { Finding } from '../../model/finding.ts';
import type { EndpointType, Symbols } from '../schema/symbols.ts';
import type { LinkContext, LinkedStep, SettingValue } from './linked.ts';
import { isScalar, placeOf, textOf } from '../yaml/node-access.ts';
import type { ScalarNode } from '../yaml/node.ts';
import { unknownName } from './messages/unknown-name.ts';

/** An endpoint, with the fields its request and response must have at least. */
export interface NeededEndpoint {
  value: ScalarNode;
  name: string;
  /** Undefined where there is none of that name. */
  endpoint: EndpointType | undefined;
  sends: readonly string[];
  gives: readonly string[];
  /** Where the need is declared, if that is elsewhere. */
  also?: Finding['also'];
}

/** An endpoint given to a flow's setting takes and gives at least what the flow sends and uses. */
export function settingEndpoints(context: LinkContext, symbols: Symbols): Finding[] {
  return [...context.settings.values()].flatMap((setting) => {
    const needed = neededBy(setting, symbols);
    if (!needed) return [];
    const { value, name, endpoint } = needed;
    if (!endpoint)
      return [unknownName('endpoint', name, placeOf(value), Object.keys(symbols.endpoints))];
    const strange = unknownRequestField(needed);
    return [
      ...(strange.length > 0 ? strange : missingRequestField(needed)),
      ...unknownResponseField(needed, symbols),
    ];
  });
}

function neededBy(
  { type, value, key, send, gives }: SettingValue,
  symbols: Symbols,
): NeededEndpoint | undefined {
  if (type !== 'endpoint' || !isScalar(value)) return undefined;
  const also = [{ place: key, message: 'The setting says what it needs.' }];
  return { ...named(value, symbols), sends: send, gives, also };
}

/** Those of a step kind (`sms-code` needs one that takes `phone`). */
export function kindEndpoints(step: LinkedStep, symbols: Symbols): NeededEndpoint[] {
  const settings = Object.entries(symbols.kinds[step.kind]?.settings ?? {});
  return settings.flatMap(([name, setting]) => {
    const value = step.syntax.setting(name);
    if (setting.type !== 'endpoint' || !isScalar(value)) return [];
    const { sends = [], gives = [] } = setting;
    return [{ ...named(value, symbols), sends, gives }];
  });
}

function named(value: ScalarNode, { endpoints }: Symbols) {
  const name = textOf(value) ?? '';
  return { value, name, endpoint: Object.hasOwn(endpoints, name) ? endpoints[name] : undefined };
}

/** A field that is sent and that the endpoint does not take. */
export function unknownRequestField({
  value,
  name,
  endpoint,
  sends,
  also,
}: NeededEndpoint): Finding[] {
  const field = endpoint && sends.find((one) => !Object.hasOwn(endpoint.request, one));
  if (field === undefined) return [];
  return [
    {
      rule: 'send-mismatch',
      place: placeOf(value),
      message: `"${name}" takes no "${field}", which is sent to it here.`,
      ...(also && { also }),
    },
  ];
}

/** A required field that a flow, which says what it sends, does not send. */
function missingRequestField({ value, name, endpoint, sends, also }: NeededEndpoint): Finding[] {
  const missing = Object.entries(endpoint?.request ?? {}).find(
    ([field, { required }]) => required && !sends.includes(field),
  );
  if (!missing || sends.length === 0) return [];
  return [
    {
      rule: 'send-mismatch',
      place: placeOf(value),
      message: `"${name}" needs "${missing[0]}", which this flow does not send.`,
      ...(also && { also }),
    },
  ];
}

/** A field that is used and that the endpoint does not give. */
export function unknownResponseField(needed: NeededEndpoint, symbols: Symbols): Finding[] {
  const { value, name, endpoint, gives, also } = needed;
  const field = endpoint && gives.find((one) => !Object.hasOwn(endpoint.response, one));
  if (field === undefined) return [];
  return [
    {
      rule: 'result-mismatch',
      place: placeOf(value),
      message: `The answer of "${name}" has no "${field}", which is used here.`,
      ...matchingEndpoints(needed, symbols),
      ...(also && { also }),
    },
  ];
}

/** Endpoints that take and give what is asked for, where they are few. */
function matchingEndpoints(
  { sends, gives }: { sends: readonly string[]; gives: readonly string[] },
  { endpoints }: Symbols,
): { hint?: string } {
  const names = Object.entries(endpoints)
    .filter(
      ([, { request, response }]) =>
        sends.every((field) => Object.hasOwn(request, field)) &&
        gives.every((field) => Object.hasOwn(response, field)),
    )
    .map(([name]) => name);
  return names.length > 0 && names.length <= 8 ? { hint: `These fit: ${names.join(', ')}.` } : {};
}
