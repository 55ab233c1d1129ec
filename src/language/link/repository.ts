import { idWithCode } from '../../model/definition.ts';
import type { ActionSyntax } from '../schema/action-syntax.ts';
import type {
  DefaultsSyntax,
  FeesSyntax,
  FileSyntax,
  FlowSyntax,
  FunderSyntax,
} from '../schema/file-syntax.ts';
import type { MapNode } from '../yaml/node.ts';

/** All files that were read, sorted by what they are. */
export interface Repository {
  /** Flow name → the file. */
  templates: Map<string, FlowSyntax>;
  funders: Map<string, FunderSyntax>;
  /** flows/defaults.yaml. */
  defaults: DefaultsSyntax | undefined;
  /** flows/order-pages.yaml, which is read like a funder's. */
  pages: FunderSyntax | undefined;
  /** flows/order-actions.yaml: code → flow. */
  actions: readonly ActionSyntax[];
  /** flows/fees.yaml. */
  fees: FeesSyntax | undefined;
  /** flows/properties.yaml: name → what must be so everywhere. */
  properties: MapNode | undefined;
}

export function repositoryOf(files: readonly FileSyntax[]): Repository {
  const repository: Repository = {
    templates: new Map(),
    funders: new Map(),
    defaults: undefined,
    pages: undefined,
    actions: [],
    fees: undefined,
    properties: undefined,
  };
  for (const file of files) {
    if (file.type === 'defaults') repository.defaults = file.defaults;
    else if (file.type === 'actions') repository.actions = file.actions;
    else if (file.type === 'fees') repository.fees = file.fees;
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
      /** The flow's id: one of its own where the code gives it settings. */
      id: string;
      flow: string;
      written: ActionSyntax;
    }
  /** What another code of the same funder starts. */
  | { starts: 'same'; code: string; as: string; written: ActionSyntax }
  | { starts: 'nothing' | 'none'; code: string; written: ActionSyntax };

export function actionOf(written: ActionSyntax): Action {
  const { code, starts } = written;
  if (starts === 'none' || starts === 'nothing') return { starts, code, written };
  if (/^\d+$/.test(starts)) return { starts: 'same', code, as: starts, written };
  const id = written.with ? idWithCode(starts, code) : starts;
  return { starts: 'flow', code, id, flow: starts, written };
}
