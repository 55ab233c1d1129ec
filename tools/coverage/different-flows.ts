/** Every flow that differs from all others, with everybody who runs it. */
import type { Definition, Flow, Step } from '../../src/model/definition.ts';
import { contentHash } from '../../src/language/emit/hash.ts';
import { codesOf } from '../../src/machine/starts.ts';

export interface FlowUse {
  funder: string;
  codes: readonly string[];
}

export interface DifferentFlow {
  /** In the name of its page. */
  key: string;
  /** Equal for flows that are the same in every word. */
  content: string;
  /** As the first who runs it has it. */
  definition: Definition;
  flow: Flow;
  uses: FlowUse[];
}

export function differentFlows(definitions: readonly Definition[]): DifferentFlow[] {
  const flowsByText = new Map<string, DifferentFlow>();
  for (const definition of definitions)
    for (const flow of Object.values(definition.flows)) {
      const use = { funder: definition.funder, codes: codesOf(definition, flow.id) };
      const content = contentOf(flow);
      const different = flowsByText.get(content);
      if (different) different.uses.push(use);
      else flowsByText.set(content, { key: keyOf(flow), content, definition, flow, uses: [use] });
    }
  return [...flowsByText.values()];
}

/** Its own hash is the same for other words. */
export function contentOf(flow: Flow): string {
  return contentHash(flow, 'whole');
}

/** Readable, and a file's name on every system. */
function keyOf(flow: Flow): string {
  return `${flow.id.replaceAll(/[^\w-]/g, '-')}-${contentOf(flow).slice(0, 8)}`;
}

/** Who has the very same step in a flow made of the same template. */
export class SharedSteps {
  readonly #funders = new Map<string, Set<string>>();
  readonly #ofTemplate = new Map<string, Set<string>>();

  constructor(flows: readonly DifferentFlow[]) {
    for (const { flow, uses } of flows)
      for (const { funder } of uses) {
        addTo(this.#ofTemplate, flow.use, funder);
        for (const step of Object.values(flow.steps))
          addTo(this.#funders, keyIn(flow, step), funder);
      }
  }

  /** `same` of `all` funders that run the template. */
  of(flow: Flow, step: Step): { same: readonly string[]; all: number } {
    return {
      same: [...(this.#funders.get(keyIn(flow, step)) ?? [])],
      all: this.#ofTemplate.get(flow.use)?.size ?? 0,
    };
  }
}

function keyIn({ use }: Flow, step: Step): string {
  return `${use} ${JSON.stringify(step)}`;
}

function addTo(all: Map<string, Set<string>>, key: string, funder: string): void {
  const funders = all.get(key);
  if (funders) funders.add(funder);
  else all.set(key, new Set([funder]));
}
