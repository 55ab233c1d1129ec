import { bankNames, bankOf } from '../../../ui/field/bank-bins.ts';
import type { Listed } from '../../lists.ts';
import { messages } from '../messages.ts';
import type { Language } from '../../../model/definition.ts';
import type { Translate } from '../../../ui/language.tsx';

/** More of them are not named in a message: the list stands in the form. */
const mostNamed = 4;

/** The option of a bank. It may be written out: 邮储银行 is 中国邮政储蓄银行. */
export function optionOf(bank: string, list: readonly Listed[]): Listed | undefined {
  const written = list.find(({ zh }) => zh.includes(bank));
  if (written || bank.startsWith('中国')) return written;
  const inOrder = new RegExp(Array.from(bank).join('.*'));
  return list.find(({ zh }) => inOrder.test(zh));
}

/** Whether customers choose a bank from it: it has one that we know. */
export function isListOfBanks(list: readonly Listed[]): boolean {
  return bankNames.some(({ zh }) => optionOf(zh, list) !== undefined);
}

/** What is wrong with a card whose bank we know and the form does not offer. */
export function otherBank(
  card: string,
  banks: readonly Listed[] | undefined,
  { t, language }: { t: Translate; language: Language },
): string | undefined {
  const bank = bankOf(card);
  if (!bank || !banks || optionOf(bank.zh, banks)) return undefined;
  const name = bank[language];
  if (banks.length > mostNamed) return t(messages.bankNotListed, { name });
  const supported = banks.map((one) => one[language]).join(language === 'zh' ? '、' : ', ');
  return t(messages.otherBank, { name, banks: supported });
}
