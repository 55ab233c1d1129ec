import type { Language } from '../../../model/definition.ts';
import type { ValidationMessage } from '../../kind-driver.ts';
import { faultsOf } from '../faults.ts';
import type { ExpectedPerson } from '../person.ts';

const cards = [
  {},
  { idFront: 'f' },
  { idFront: 'f', idName: 'x', idNumber: 'x', idValidFrom: 'x' },
  { idFront: 'f', idBack: 'b', idName: 'x', idNumber: 'x', idValidFrom: '2024-01-01' },
  { idFront: 'f', idBack: 'b', idValidFrom: '2024-01-01', idValidTo: '2023-01-01' },
  { idFront: 'f', idBack: 'b', idValidFrom: '2014-01-01', idValidTo: '2024-01-01' },
];

export type ExpectedCard = ExpectedPerson & { sides: 'both' | 'front' };

const idCard = { zh: '身份证', en: 'the ID card' };

/** The errors for cards it refuses. */
export function wrongCards(step: ExpectedCard, language: Language): ValidationMessage[] {
  return cards.flatMap((card) =>
    Object.values(faultsOf(card, step.sides, '2026-01-01', step)).map((words) => ({
      when: idCard[language],
      sentence: words[language],
    })),
  );
}
