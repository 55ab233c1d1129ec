import { asking } from '../schema/asking.ts';
import type { EndpointType, Symbols } from '../schema/symbols.ts';
import type { LinkedStep } from '../link/linked.ts';
import { at, entriesOf, isMap, isScalar, mapAt, textAt, written } from '../yaml/node-access.ts';
import type { Entry, MapNode, Node, ScalarNode } from '../yaml/node.ts';
import type { SourceSpan } from '../../model/source.ts';

/** One of several questions of a step (the `get` of a fetch). */
export interface StepRequest {
  name: string;
  nameNode: Node | undefined;
  endpoint: EndpointType;
  key: SourceSpan;
  send: Entry | undefined;
}

export function requestsOf(step: LinkedStep, { kinds, endpoints }: Symbols): StepRequest[] {
  return asking(kinds[step.kind]?.settings ?? {}).flatMap((setting) =>
    entriesOf(mapAt(step.node, setting)).flatMap(([, { key, value }]) => {
      const name = textAt(value, 'endpoint');
      const endpoint = name === undefined ? undefined : endpoints[name];
      if (name === undefined || !endpoint) return [];
      const send = isMap(value) ? value.entries.get('send') : undefined;
      return [{ name, nameNode: at(value, 'endpoint'), endpoint, key, send }];
    }),
  );
}

/** Options of a field that an endpoint lists. */
export interface ListedOptions {
  options: MapNode;
  name: ScalarNode;
  id: string;
  endpoint: EndpointType;
}

export function listedOptions(step: LinkedStep, { kinds, endpoints }: Symbols): ListedOptions[] {
  const { answersFrom } = kinds[step.kind] ?? {};
  if (answersFrom === undefined) return [];
  return entriesOf(mapAt(step.node, answersFrom)).flatMap(([, { value }]) => {
    const options = at(value, 'options');
    const name = at(options, 'endpoint');
    if (!isMap(options) || !isScalar(name)) return [];
    const id = written(name);
    const endpoint = Object.hasOwn(endpoints, id) ? endpoints[id] : undefined;
    return endpoint ? [{ options, name, id, endpoint }] : [];
  });
}
