import type { Definition, Language, LocalizedTemplate } from '../../../src/model/definition.ts';
import type { LocalizedText } from '../../../src/model/step-kind.ts';
import { FormulaFailed, textOf } from '../../../src/language/formula/evaluate.ts';
import { madeUpOrder } from '../../made-up/data.ts';

/** A title where no customer has answered anything yet: what only a customer can say is a dot dot dot. */
export function titleInWords(
  title: LocalizedTemplate,
  { funder, name }: Pick<Definition, 'funder' | 'name'>,
  language: Language,
): string {
  const template = title[language];
  if (typeof template === 'string') return template;
  const scope = { order: madeUpOrder({ funder }), answers: {}, funder: name, language };
  return template
    .map((part) => (typeof part === 'string' ? part : valueOf(() => textOf([part], scope)) || '…'))
    .join('');
}

export function inBoth(
  title: LocalizedTemplate,
  funder: Pick<Definition, 'funder' | 'name'>,
): LocalizedText {
  return { zh: titleInWords(title, funder, 'zh'), en: titleInWords(title, funder, 'en') };
}

function valueOf(compute: () => string): string {
  try {
    return compute();
  } catch (error) {
    if (error instanceof FormulaFailed) return '';
    throw error;
  }
}
