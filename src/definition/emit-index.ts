import { platformId, type Definition, type DefinitionIndex } from './definition.ts';

/** File of a funder's definition, as the index names it. */
export function fileOf({ funder, hash }: Pick<Definition, 'funder' | 'hash'>): string {
  return `${funder}.${hash}.json`;
}

export function indexOf(definitions: readonly Definition[]): DefinitionIndex {
  const index: DefinitionIndex = { funders: {}, free: {}, paths: {} };
  for (const definition of definitions) {
    const { funder, name, hash } = definition;
    const actions = Object.entries(definition.actions).map(([code, start]) => [
      code,
      'flow' in start ? start.flow : null,
    ]);
    if (funder === platformId) {
      const flows = Object.fromEntries(actions) as Record<string, string>;
      index.pages = { file: fileOf(definition), hash, flows };
    } else
      index.funders[funder] = {
        file: fileOf(definition),
        name,
        hash,
        actions: Object.fromEntries(actions) as Record<string, string | null>,
      };
    for (const flow of Object.values(definition.flows)) {
      for (const step of Object.values(flow.steps)) {
        if (step.path === undefined) continue;
        const page = flow.address && pageOf(definition, flow.id);
        if (flow.address && page) index.free[step.path] = { page, brings: flow.address };
        const owners = ((index.paths[step.path] ??= {})[funder] ??= []);
        owners.push(`${flow.id}#${step.id}`);
      }
    }
  }
  return index;
}

function pageOf({ actions }: Definition, flow: string): string | undefined {
  return Object.keys(actions).find((code) => {
    const start = actions[code];
    return start && 'flow' in start && start.flow === flow;
  });
}
