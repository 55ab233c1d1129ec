import type { Flow, Formula } from '../model/definition.ts';

/**
 * Names guards by the author's text. The same text can mean two things after linking (`answers.age` of the customer and
 * of a second signer); the second meaning then carries its step's name.
 */
export function guardNames(flow: Flow): (formula: Formula, step: string) => string {
  const named = new Map<Formula, string>();
  const meaning = new Map<string, Formula>();
  for (const step of Object.values(flow.steps)) {
    for (const formula of guardsOf(step)) {
      const first = meaning.get(formula.formula);
      const clash = first !== undefined && !sameMeaning(first, formula);
      if (!first) meaning.set(formula.formula, formula);
      named.set(formula, clash ? `${formula.formula} (${step.id})` : formula.formula);
    }
  }
  return (formula, step) => named.get(formula) ?? `${formula.formula} (${step})`;
}

function guardsOf(step: Flow['steps'][string]): Formula[] {
  const exits = Object.values(step.exits).flat();
  return [step.when, ...exits.map((exit) => exit.when)].filter((when) => when !== undefined);
}

function sameMeaning(a: Formula, b: Formula): boolean {
  return a === b || JSON.stringify(a.expr) === JSON.stringify(b.expr);
}
