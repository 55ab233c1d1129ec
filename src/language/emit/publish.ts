import type { Definition, Flow } from '../../model/definition.ts';
import { platformId } from '../../model/action-id.ts';
import type { AppIndex, DefinitionHead } from '../../model/definition-files.ts';
import { contentHash } from './hash.ts';

/** The index's name among the published files. */
export const indexFile = 'index.json';

/**
 * Definitions as a phone fetches them, by file name: one index, a head for each funder and for the platform's own flows,
 * and each flow once, however many funders have it word for word. Names of all but the index hold their content's hash.
 */
export function publish(definitions: readonly Definition[]): ReadonlyMap<string, unknown> {
  const files = new Map<string, unknown>();
  const index: AppIndex = { funders: {}, free: {}, paths: [] };
  const paths = new Set<string>();
  for (const definition of definitions) {
    const flows = flowFiles(definition, files);
    const head = headOf(definition, flows);
    const file = `${head.funder}.${contentHash(head, 'whole')}.json`;
    files.set(file, head);
    for (const path of [...Object.keys(head.at), ...Object.keys(head.entries)]) paths.add(path);
    if (head.funder === platformId) {
      const starts = Object.entries(startsOf(definition)).flatMap(([code, flow]) =>
        flow === null ? [] : [[code, flow]],
      );
      index.pages = {
        file,
        links: head.links,
        flows: Object.fromEntries(starts) as Record<string, string>,
        paths: Object.keys(head.at),
      };
      Object.assign(index.free, freeOf(definition, flows));
    } else {
      const { name, links } = head;
      index.funders[head.funder] = { file, name, links, flows, actions: startsOf(definition) };
    }
  }
  index.paths = [...paths];
  files.set(indexFile, index);
  return files;
}

function flowFiles({ flows }: Definition, files: Map<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.values(flows).map((flow) => {
      const file = `flow.${contentHash(flow, 'whole')}.json`;
      files.set(file, flow);
      return [flow.id, file];
    }),
  );
}

function headOf(definition: Definition, flows: Record<string, string>): DefinitionHead {
  const { funder, name, links, actions } = definition;
  const head: DefinitionHead = { funder, name, links, actions, flows, at: {}, entries: {} };
  for (const flow of Object.values(definition.flows)) {
    for (const { path, entry } of Object.values(flow.steps)) {
      if (path === undefined) continue;
      const here = ((entry ? head.entries : head.at)[path] ??= []);
      if (!here.includes(flow.id)) here.push(flow.id);
    }
  }
  return head;
}

function startsOf({ actions }: Definition): Record<string, string | null> {
  return Object.fromEntries(
    Object.entries(actions).map(([code, start]) => [code, 'flow' in start ? start.flow : null]),
  );
}

function freeOf(definition: Definition, files: Record<string, string>): AppIndex['free'] {
  const free: AppIndex['free'] = {};
  for (const [page, id] of Object.entries(startsOf(definition))) {
    const flow = id === null ? undefined : definition.flows[id];
    if (!flow?.address) continue;
    for (const path of pathsOf(flow))
      free[path] = {
        page,
        flow: flow.id,
        file: files[flow.id] ?? '',
        parameters: flow.address,
        ...(flow.members && { members: true }),
      };
  }
  return free;
}

function pathsOf({ steps }: Flow): string[] {
  return Object.values(steps).flatMap(({ path }) => (path === undefined ? [] : [path]));
}
