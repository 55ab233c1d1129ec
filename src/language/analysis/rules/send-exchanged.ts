import type { Finding } from '../../../model/finding.ts';
import { endpointOf } from '../../emit/types.ts';
import type { EndpointType } from '../../schema/symbols.ts';
import { entriesOf, formulaIn, placeOf } from '../../yaml/node-access.ts';
import type { MapEntry, Node } from '../../yaml/node.ts';
import { listedOptions, requestsOf } from '../requests.ts';
import { ofEachStep, type FlowRule } from '../rule.ts';

/** A value named like another field of its request: two swapped lines fit by type, and nothing else would notice. */
export const sendExchanged: FlowRule = ofEachStep((step, _out, { symbols }) => {
  const name = endpointOf(step, symbols);
  const endpoint = name === undefined ? undefined : symbols.endpoints[name];
  const { send } = step.syntax;
  return [
    ...(name !== undefined && endpoint ? exchangedIn({ name, endpoint, send }) : []),
    ...requestsOf(step, symbols).flatMap(exchangedIn),
    ...listedOptions(step, symbols).flatMap(({ id, endpoint: listing, options }) =>
      exchangedIn({ name: id, endpoint: listing, send: options.send }),
    ),
  ];
});

interface Request {
  name: string;
  endpoint: EndpointType;
  send: MapEntry | undefined;
}

function exchangedIn({ name, endpoint, send }: Request): Finding[] {
  const fields = Object.keys(endpoint.request);
  return entriesOf(send?.value).flatMap(([field, { value }]) => {
    const path = pathIn(value);
    const [, ...scopes] = path?.split('.') ?? [];
    const last = scopes.pop();
    if (path === undefined || last === undefined) return [];
    if (isNamed(last, field) || isNamed(last, withoutScopes(field, scopes))) return [];
    const swappedWith =
      fields.find((one) => one === last) ?? fields.find((one) => isNamed(last, one));
    if (swappedWith === undefined) return [];
    return [
      {
        rule: 'send-exchanged',
        place: placeOf(value),
        message: `"${path}" is sent as "${field}", and "${name}" takes it as "${swappedWith}".`,
        hint: `Send it as "${swappedWith}", and give "${field}" its own value.`,
      },
    ];
  });
}

/** `answers.coName`, and nothing around it. */
function pathIn(value: Node): string | undefined {
  const formula = formulaIn(value)?.trim();
  return formula !== undefined && /^(answers|order|address|result)(\.\w+)+$/.test(formula)
    ? formula
    : undefined;
}

/** `coName` takes the `name` among the answers of `co`. */
function withoutScopes(field: string, scopes: readonly string[]): string {
  const scope = scopes.map((one, at) => (at === 0 ? one : capitalized(one))).join('');
  const rest = field.slice(scope.length);
  if (scope === '' || !field.startsWith(scope) || !/^[A-Z]/.test(rest)) return field;
  return rest.charAt(0).toLowerCase() + rest.slice(1);
}

/** `settlePhone` is a `phone`. */
function isNamed(name: string, field: string): boolean {
  return name === field || name.endsWith(capitalized(field));
}

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
