import type { Definition, Example } from '../src/definition/definition.ts';
import { walkExample } from '../src/machine/example.ts';
import { kindStates } from '../src/steps/registry/states.ts';

export interface Walked {
  definition: Definition;
  title: string;
  example: Example;
  /** Examples that bring nothing new, as `FUNDER: title`. */
  alike: string[];
}

/**
 * The examples worth a browser: those in which a kind of step ends in a way, or leads to a kind of step, that no example
 * before showed. The others differ in words, fields and addresses; they are walked on the model, and every transition of
 * their flows on rendered screens (tests/journeys*).
 */
export function worthABrowser(definitions: readonly Definition[]): Walked[] {
  const seen = new Map<string, Walked>();
  const walked: Walked[] = [];
  for (const definition of definitions) {
    for (const [title, example] of Object.entries(definition.examples)) {
      const parts = partsOf(definition, example);
      const unseen = parts.filter((part) => !seen.has(part));
      if (unseen.length === 0) {
        seen.get(parts[0] ?? '')?.alike.push(`${definition.funder}: ${title}`);
        continue;
      }
      const one: Walked = { definition, title, example, alike: [] };
      for (const part of unseen) seen.set(part, one);
      walked.push(one);
    }
  }
  return walked;
}

/** Each step as its kind and outcome with the kind after it, and how the walk ends. */
function partsOf(definition: Definition, example: Example): string[] {
  const target = definition.actions[example.action];
  const flow = target && 'flow' in target ? definition.flows[target.flow] : undefined;
  const { happened, ends = 'left' } = walkExample(definition, example, kindStates);
  const kinds = happened.map((line) => {
    const [step = '', outcome = ''] = line.split(': ');
    return { kind: flow?.steps[step]?.kind ?? step, outcome };
  });
  return kinds.map(
    ({ kind, outcome }, at) => `${kind} ${outcome} → ${kinds[at + 1]?.kind ?? ends}`,
  );
}
