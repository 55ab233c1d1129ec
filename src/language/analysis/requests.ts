import { settingsWithRequests } from '../schema/settings-with-requests.ts';
import { fieldsIn, questionsIn, type ListedSyntax } from '../schema/field-syntax.ts';
import type { EndpointType, Symbols } from '../schema/symbols.ts';
import type { LinkedStep } from '../link/linked.ts';
import { written } from '../yaml/node-access.ts';
import type { MapEntry, Node } from '../yaml/node.ts';
import type { SourceSpan } from '../../model/source.ts';

/** One of several questions of a step (the `get` of a fetch). */
export interface StepRequest {
  name: string;
  nameNode: Node;
  endpoint: EndpointType;
  key: SourceSpan;
  send: MapEntry | undefined;
}

export function requestsOf(step: LinkedStep, { kinds, endpoints }: Symbols): StepRequest[] {
  return settingsWithRequests(kinds[step.kind]?.settings ?? {}).flatMap((setting) =>
    questionsIn(step.syntax.settings, setting).flatMap(({ endpoint: nameNode, key, send }) => {
      const name = nameNode && written(nameNode);
      const endpoint = name === undefined ? undefined : endpoints[name];
      return nameNode && name !== undefined && endpoint
        ? [{ name, nameNode, endpoint, key, send }]
        : [];
    }),
  );
}

/** Options of a field that an endpoint lists. */
export interface ListedOptions {
  options: ListedSyntax;
  id: string;
  endpoint: EndpointType;
}

export function listedOptions(step: LinkedStep, { kinds, endpoints }: Symbols): ListedOptions[] {
  return fieldsIn(step.syntax.settings, kinds[step.kind]?.answersFrom).flatMap(({ listed }) => {
    const id = listed && written(listed.endpoint);
    const endpoint = id !== undefined && Object.hasOwn(endpoints, id) ? endpoints[id] : undefined;
    return listed && id !== undefined && endpoint ? [{ options: listed, id, endpoint }] : [];
  });
}
