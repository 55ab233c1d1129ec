import type { Expr } from '../../../model/definition.ts';
import type { SourceSpan } from '../../../model/source.ts';
import type { LinkedFlow } from '../../link/linked.ts';
import { fieldsIn } from '../../schema/field-syntax.ts';
import type { Symbols } from '../../schema/symbols.ts';
import { placeOf } from '../../yaml/node-access.ts';
import type { FlowRule } from '../rule.ts';

/** An answer to a choice, put into a sentence: customers would read its code. */
export const codeShown: FlowRule = ({ linked, reads }, { symbols }) => {
  const codes = codesIn(linked, symbols);
  return reads.flatMap(({ expr, place }) => {
    const answer = answerIn(expr) ?? '';
    const code = codes.get(answer);
    if (code === undefined || !isSentence(place)) return [];
    return [
      {
        rule: 'code-shown',
        place: placeOf(place),
        message: `Customers would read a code here, such as "${code}", and not the words of the choice.`,
        hint: `Write the words: {if(answers.${answer} == "${code}", "…", "…")}.`,
      },
    ];
  });
};

/** Answer, dotted → the code of its first choice, where the choices have words of their own. */
function codesIn(linked: LinkedFlow, symbols: Symbols): Map<string, string> {
  const codes = new Map<string, string>();
  for (const step of linked.steps.values())
    for (const { name, options } of fieldsIn(
      step.syntax.settings,
      symbols.kinds[step.kind]?.answersFrom,
    )) {
      const [code] = options?.entries.keys() ?? [];
      if (code !== undefined) codes.set([...step.context.scope, name].join('.'), code);
    }
  return codes;
}

/** The answer that a formula is, and does nothing with. */
function answerIn(expr: Expr): string | undefined {
  if (typeof expr !== 'object' || expr === null) return undefined;
  const [operator, ...rest] = expr as unknown as readonly [string, ...unknown[]];
  const path = operator === 'or' ? rest.slice(1) : operator === 'get' ? rest : [];
  return path[0] === 'answers' ? path.slice(1).join('.') : undefined;
}

/** What is no formula as a whole. */
function isSentence({ file, start, end }: SourceSpan): boolean {
  return !/^["']?\s*=/.test(file.text.slice(start, end));
}
