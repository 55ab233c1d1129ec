import type { Definition } from '../../model/definition.ts';
import { platformId } from '../../model/action-id.ts';
import type { DefinitionIndex } from '../../model/definition-files.ts';

export function indexOf(definitions: readonly Definition[]): DefinitionIndex {
  const index: DefinitionIndex = { funders: {}, paths: {} };
  for (const definition of definitions) {
    const { funder, name, hash } = definition;
    const actions = Object.entries(definition.actions).map(([code, start]) => [
      code,
      'flow' in start ? start.flow : null,
    ]);
    if (funder === platformId) {
      const flows = Object.fromEntries(actions) as Record<string, string>;
      index.pages = { hash, flows };
    } else
      index.funders[funder] = {
        name,
        hash,
        actions: Object.fromEntries(actions) as Record<string, string | null>,
      };
    for (const flow of Object.values(definition.flows)) {
      for (const step of Object.values(flow.steps)) {
        if (step.path === undefined) continue;
        const owners = ((index.paths[step.path] ??= {})[funder] ??= []);
        owners.push(`${flow.id}#${step.id}`);
      }
    }
  }
  return index;
}
