import type { HostedScreen, HostedType } from '../../model/hosted-screen.ts';
import type { ValueType } from '../../model/definition.ts';
import type { KindSchema } from '../../model/step-kind.ts';
import type { Symbols } from '../schema/symbols.ts';
import { textAt } from '../yaml/node-access.ts';
import type { Node } from '../yaml/node.ts';

/** The screen of a feature that a step shows, where it names one that there is. */
export function hostedScreenOf(
  { node }: { node: Node },
  schema: KindSchema | undefined,
): HostedScreen | undefined {
  const { shows, screens = {} } = schema?.hosts ?? {};
  const name = shows === undefined ? undefined : textAt(node, shows);
  return name !== undefined && Object.hasOwn(screens, name) ? screens[name] : undefined;
}

/** Throws for an endpoint the contract does not have. */
export function typeOfHosted(
  type: HostedType,
  { endpoints }: Pick<Symbols, 'endpoints'>,
): ValueType {
  if (typeof type !== 'object' || !('response' in type)) return type;
  const { response, field, item } = type;
  const endpoint = endpoints[response];
  const whole = field === undefined ? endpoint?.data : endpoint?.response[field]?.type;
  if (whole === undefined)
    throw new Error(
      `Bug: no response of ${response}${field === undefined ? '' : ` has ${field}`}.`,
    );
  if (!item) return whole;
  return typeof whole === 'object' && 'list' in whole ? whole.list : 'any';
}
