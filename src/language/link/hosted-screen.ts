import type { HostedScreen, HostedType } from '../../model/hosted-screen.ts';
import type { ValueType } from '../../model/definition.ts';
import type { KindSchema } from '../../model/step-kind.ts';
import type { StepSyntax } from '../schema/step-syntax.ts';
import { textOf } from '../yaml/node-access.ts';

/** The screen of a feature that a step shows, where it names one that there is. */
export function hostedScreenOf(
  { syntax }: { syntax: StepSyntax },
  schema: KindSchema | undefined,
): HostedScreen | undefined {
  const { shows, screens = {} } = schema?.hosts ?? {};
  const name = shows === undefined ? undefined : textOf(syntax.setting(shows));
  return name !== undefined && Object.hasOwn(screens, name) ? screens[name] : undefined;
}

/** The type of a formula; `any` where the contract was not asked for its response (see tools/symbols/symbols.ts). */
export function knownType(type: HostedType): ValueType {
  if (typeof type !== 'object') return type;
  if ('response' in type || 'request' in type) return 'any';
  if ('list' in type) return { list: knownType(type.list) };
  const fields = Object.entries(type.fields).map(([name, field]) => [name, knownType(field)]);
  return { fields: Object.fromEntries(fields) as Record<string, ValueType> };
}
