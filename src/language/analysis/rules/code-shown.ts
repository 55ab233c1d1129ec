import { type Choices, choicesIn } from '../choices.ts';
import { fixedBy, type Fixed } from '../../text/fixes.ts';
import type { Expr } from '../../../model/definition.ts';
import type { SourceSpan } from '../../../model/source.ts';
import { placeOf } from '../../yaml/node-access.ts';
import type { FlowRule } from '../rule.ts';

/** The answer of a choice used in a sentence: customers would read its code. */
export const codeShown: FlowRule = ({ linked, reads }, { symbols }) => {
  const choices = choicesIn(linked, symbols);
  return reads.flatMap(({ expr, place }) => {
    const answer = answerIn(expr) ?? '';
    const options = choices.get(answer);
    const [code] = options?.words.keys() ?? [];
    if (!options || code === undefined || !isSentence(place)) return [];
    return [
      {
        rule: 'code-shown',
        place: placeOf(place),
        message: `Customers would read a code here, such as "${code}", and not the words of the choice.`,
        hint: `Write the words: {if(answers.${answer} == "${code}", "…", "…")}.`,
        ...inWords(place, answer, options),
      },
    ];
  });
};

/** The words of each choice, in the language of the sentence. */
function inWords({ file, start, end }: SourceSpan, answer: string, choices: Choices): Fixed {
  const sentence = file.text.slice(start, end);
  const language = /\p{Script=Han}/u.test(sentence) ? 'zh' : 'en';
  const shown = [...sentence.matchAll(/\{\s*([\w.-]+)\s*\}/g)].find(
    ([, name]) => name === `answers.${answer}`,
  );
  const quote = sentence.startsWith('"') ? "'" : '"';
  // A few: a formula is short.
  if (choices.words.size > 3) return {};
  const words = [...choices.words].map(([code, one]) => ({ code, words: one[language] }));
  const last = words.pop()?.words;
  if (!shown || last === undefined || sentence.startsWith("'")) return {};
  const formula = words.reduceRight<string | undefined>(
    (otherwise, one) =>
      otherwise === undefined || one.words === undefined
        ? undefined
        : `if(answers.${answer} == ${quote}${one.code}${quote}, ${quote}${one.words}${quote}, ${otherwise})`,
    `${quote}${last}${quote}`,
  );
  if (formula === undefined || words.some((one) => /["'{}\\]/.test(one.words ?? ''))) return {};
  const from = start + shown.index;
  return fixedBy({
    replace: { file, start: from, end: from + shown[0].length },
    by: `{${formula}}`,
  });
}

/** The answer, where the formula is nothing else. */
function answerIn(expr: Expr): string | undefined {
  if (typeof expr !== 'object' || expr === null) return undefined;
  const [operator, ...rest] = expr as unknown as readonly [string, ...unknown[]];
  const path = operator === 'or' ? rest.slice(1) : operator === 'get' ? rest : [];
  return path[0] === 'answers' ? path.slice(1).join('.') : undefined;
}

/** Whether the place is a sentence and no formula. */
function isSentence({ file, start, end }: SourceSpan): boolean {
  return !/^["']?\s*=/.test(file.text.slice(start, end));
}
