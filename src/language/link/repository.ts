import type { FileSyntax, FlowSyntax, FunderSyntax } from '../schema/file-syntax.ts';
import { entriesOf, isMap, mapAt, textAt } from '../yaml/node-access.ts';
import type { Entry, MapNode, Node } from '../yaml/node.ts';

/** All files that were read, sorted by what they are. */
export interface Repository {
  /** Flow name → the file. */
  templates: Map<string, FlowSyntax>;
  funders: Map<string, FunderSyntax>;
  /** flows/defaults.yaml: kind → settings. */
  defaults: MapNode | undefined;
  /** flows/order-pages.yaml, which is read like a funder's. */
  pages: FunderSyntax | undefined;
  /** flows/order-actions.yaml: code → flow. */
  actions: MapNode | undefined;
  /** flows/properties.yaml: name → what must be so everywhere. */
  properties: MapNode | undefined;
}

export function repositoryOf(files: readonly FileSyntax[]): Repository {
  const repository: Repository = {
    templates: new Map(),
    funders: new Map(),
    defaults: undefined,
    pages: undefined,
    actions: undefined,
    properties: undefined,
  };
  for (const file of files) {
    if (file.type === 'defaults') repository.defaults = file.defaults;
    else if (file.type === 'actions') repository.actions = file.actions;
    else if (file.type === 'properties') repository.properties = file.properties;
    else if (file.type === 'flow') repository.templates.set(file.id?.text ?? '', file);
    else if (file.id) repository.funders.set(file.id.text, file);
    else repository.pages = file;
  }
  return repository;
}

/** What starts when an order's button with this code is pressed. */
export type Action =
  | {
      starts: 'flow';
      code: string;
      /** What the flow is called: of its own where the code gives it settings. */
      id: string;
      flow: string;
      entry: Entry;
      flowNode: Node;
      with?: MapNode;
    }
  /** What another code of the same funder starts. */
  | { starts: 'same'; code: string; as: string; entry: Entry }
  | { starts: 'nothing'; code: string; entry: Entry }
  | { starts: 'none'; code: string; entry: Entry };

export function readActions(actions: MapNode | undefined): Action[] {
  return entriesOf(actions).map(([code, entry]): Action => {
    const { value } = entry;
    const flowNode = isMap(value) ? value.entries.get('flow')?.value : value;
    const flow = textAt(flowNode) ?? '';
    if (flow === 'none' || flow === 'nothing') return { starts: flow, code, entry };
    if (/^\d+$/.test(flow)) return { starts: 'same', code, as: flow, entry };
    const given = mapAt(value, 'with');
    return {
      starts: 'flow',
      code,
      id: given ? `${flow}@${code}` : flow,
      flow,
      entry,
      flowNode: flowNode ?? value,
      ...(given && { with: given }),
    };
  });
}
