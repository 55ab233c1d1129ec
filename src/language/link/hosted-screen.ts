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

/** `any` where the contract has no such response; a test holds the features to it. */
export function typeOfHosted(
  type: HostedType,
  { endpoints }: Pick<Symbols, 'endpoints'>,
): ValueType {
  if (typeof type !== 'object' || !('response' in type)) return type;
  const { response, field, item } = type;
  const endpoint = endpoints[response];
  const whole = field === undefined ? endpoint?.data : endpoint?.response[field]?.type;
  if (!item) return whole ?? 'any';
  return typeof whole === 'object' && 'list' in whole ? whole.list : 'any';
}
