import type { Finding } from '../../model/finding.ts';
import type { SourceSpan } from '../../model/source.ts';
import type { EmittedFlow } from '../emit/flow.ts';
import type { UnresolvedAnswer } from '../emit/formula.ts';
import { answersOf } from '../link/collected-answers.ts';
import type { LinkedStep } from '../link/linked.ts';
import { aboutStep } from '../link/override-trace.ts';
import type { Symbols } from '../schema/symbols.ts';
import { eitherRenamed, renamed } from '../text/fixes.ts';
import { nearestAll } from '../text/nearest.ts';
import { placeOf } from '../yaml/node-access.ts';
import { answersReadBy } from './reads.ts';

interface NamedAnswer {
  step: LinkedStep;
  /** With the scopes of runs: `co.idNumber`. */
  answer: string;
  name: string;
  place: SourceSpan;
}

/**
 * The findings of a flow's formulas. A name misspelt where it is asked for or kept is reported there, not where it is
 * read.
 */
export function withMisspeltAnswers(emitted: EmittedFlow, symbols: Symbols): Finding[] {
  const { findings, unknownAnswers } = emitted;
  if (unknownAnswers.length === 0) return findings;
  const answers = namedAnswers(emitted, symbols);
  let corrected = findings;
  for (const name of new Set(unknownAnswers.map(dotted))) {
    const uses = unknownAnswers.filter((use) => dotted(use) === name);
    const misspelt = misspeltFor(uses, answers, emitted);
    if (!misspelt) continue;
    const isReported = findings.some(({ place }) => isAt(place, misspelt.place));
    const [use] = uses;
    if (use && uses.length === 1 && !isReported) {
      corrected = corrected.map((one) =>
        isAt(one.place, use.place) ? eitherName(one, use, misspelt) : one,
      );
      continue;
    }
    const others = corrected.filter(({ place }) => !uses.some((one) => isAt(place, one.place)));
    corrected = isReported ? others : [misspeltName(misspelt, uses), ...others];
  }
  return corrected;
}

const isAt = (one: SourceSpan, other: SourceSpan): boolean =>
  one.file === other.file && one.start === other.start;

const dotted = ({ scope, name }: Pick<UnresolvedAnswer, 'scope' | 'name'>): string =>
  [...scope, name].join('.');

/** Answers whose names an author wrote. */
function namedAnswers({ linked }: EmittedFlow, { kinds }: Symbols): NamedAnswer[] {
  return [...linked.steps.values()].flatMap((step) =>
    answersOf(step, kinds[step.kind]).flatMap(({ name, place }) => {
      const { file, start, end } = place;
      const isNamedHere = file.text.slice(start, end).replace(/^(["'])(.*)\1$/, '$2') === name;
      const answer = dotted({ scope: step.context.scope, name });
      return isNamedHere ? [{ step, answer, name, place: placeOf(place) }] : [];
    }),
  );
}

/** The only answer with a similar name, where nothing reads it by its own name. */
function misspeltFor(
  [use]: readonly UnresolvedAnswer[],
  answers: readonly NamedAnswer[],
  { reads }: EmittedFlow,
): NamedAnswer | undefined {
  if (!use) return undefined;
  const scope = use.scope.join('.');
  const inScope = answers.filter(({ step }) => step.context.scope.join('.') === scope);
  const near = nearestAll(
    use.name,
    inScope.map(({ name }) => name),
  );
  const [nearest, ...others] = inScope.filter(({ name }) => near.includes(name));
  if (!nearest || others.length > 0) return undefined;
  const alternatives = new Set([nearest.answer]);
  return reads.some(({ expr }) => answersReadBy(expr, alternatives).size > 0) ? undefined : nearest;
}

function misspeltName(
  { step, name, place }: NamedAnswer,
  uses: readonly UnresolvedAnswer[],
): Finding {
  const readName = uses[0]?.name ?? '';
  return aboutStep(step, {
    rule: 'answer-unused',
    place,
    message: `Nothing in this flow reads the answer "${name}", and ${uses.length} places read "${readName}", which there is not.`,
    hint: `Did you mean "${readName}"?`,
    also: uses
      .slice(0, 3)
      .map((use) => ({ place: use.place, message: `Here "${readName}" is read.` })),
    ...renamed(place, name, [readName]),
  });
}

const eitherName = (
  finding: Finding,
  use: UnresolvedAnswer,
  { name, place }: NamedAnswer,
): Finding => ({
  ...finding,
  also: [{ place, message: 'The answer, which nothing else reads.' }],
  ...eitherRenamed({ place: use.place, word: use.name }, { place, word: name }),
});
