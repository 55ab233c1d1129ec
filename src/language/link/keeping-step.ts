import { StepSyntax } from '../schema/step-syntax.ts';
import { mapOf, scalar } from '../yaml/node-access.ts';
import type { SourceSpan } from '../../model/source.ts';
import type { LinkedExit, LinkedStep } from './linked.ts';

interface Keeping {
  id: string;
  /** Of the step it is put behind: the outcome or button, and where that is written. */
  outcome: string;
  name: SourceSpan;
  answer: string;
  formula: string;
  /** Where these are told from. */
  place: SourceSpan;
  exits: readonly LinkedExit[];
}

/** A step without a page behind an outcome of another: it keeps one answer and leads on. */
export function keepingStep(
  step: LinkedStep,
  { id, outcome, name, answer, formula, place, exits }: Keeping,
): LinkedStep {
  const keep = mapOf(place, 'keep', mapOf(place, answer, scalar(place, formula)));
  return {
    id,
    kind: 'decide',
    name,
    syntax: StepSyntax.of(keep),
    exits: new Map([
      ['else', exits.map((exit) => (exit.to === 'again' ? { ...exit, to: step.id } : exit))],
    ]),
    main: 'else',
    falls: outcome === step.main && step.falls,
    context: step.context,
  };
}
