import { entriesOf, isMap, mapAt, textAt } from '../yaml/node-access.ts';
import type { Entry, MapNode, Node } from '../yaml/node.ts';

/** All files that were read, sorted by what they are. */
export interface Repository {
  /** Flow name → the file. */
  templates: Map<string, MapNode>;
  funders: Map<string, MapNode>;
  /** flows/defaults.yaml: kind → settings. */
  defaults: MapNode | undefined;
  /** flows/order-pages.yaml: the whole file, which is read like a funder's. */
  pages: MapNode | undefined;
  /** flows/order-actions.yaml: code → flow. */
  actions: MapNode | undefined;
}

export function repositoryOf(nodes: readonly MapNode[]): Repository {
  const repository: Repository = {
    templates: new Map(),
    funders: new Map(),
    defaults: undefined,
    pages: undefined,
    actions: undefined,
  };
  for (const node of nodes) {
    const [funder, flow] = [textAt(node, 'funder'), textAt(node, 'flow')];
    if (funder !== undefined) repository.funders.set(funder, node);
    else if (flow !== undefined) repository.templates.set(flow, node);
    else if (mapAt(node, 'pages')) repository.pages = node;
    else if (mapAt(node, 'defaults')) repository.defaults = mapAt(node, 'defaults');
    else if (mapAt(node, 'actions')) repository.actions = mapAt(node, 'actions');
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
