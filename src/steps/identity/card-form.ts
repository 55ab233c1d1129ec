import { useId, useState } from 'react';
import { focusField } from '../../ui/field/ErrorSummary.tsx';
import { useT } from '../../ui/language.tsx';
import { isMasked } from '../../model/masked.ts';
import { dayFrom } from '../../ui/field/validate.ts';
import type { EventOf } from '../../model/define-kind.ts';
import { type Card, type CardField, faultsOf } from './faults.ts';
import { sexOf } from './reading.ts';
import type { IdentityKind, IdentityProps } from './states.ts';
import { messages } from './messages.ts';

const labels = {
  idFront: messages.front,
  idBack: messages.back,
  idName: messages.name,
  idNumber: messages.number,
  validity: messages.validity,
};

type Props = Pick<IdentityProps, 'step' | 'answers' | 'data' | 'status' | 'send'>;

/** The customer's corrections of the read data, and their errors. */
export function useCardForm({ step, answers, data, status, send }: Props) {
  const t = useT();
  const id = useId();
  const [typed, setTyped] = useState<Card>({});
  const [tried, setTried] = useState(false);
  const [today] = useState(() => new Date());
  const { idNumber } = answers;
  const card: Card = { ...withoutMasked(answers), ...typed };
  const busy = status === 'uploading' || status === 'reading';
  const allFaults = faultsOf(card, step.sides, dayFrom(today), step);
  const faults = tried && !busy ? allFaults : {};
  const idOf = (field: CardField) => `${id}-${field}`;
  const errorOf = (field: CardField) => faults[field] && t(faults[field]);
  return {
    card,
    busy,
    /** What the platform shows of the number it has, where that is only a part. */
    masked: isMasked(idNumber) && typed.idNumber === undefined ? idNumber : undefined,
    isForgotten: isForgotten(answers, data),
    waits: status !== 'editing',
    today,
    idOf,
    errorOf,
    problems: (Object.keys(faults) as CardField[]).map((field) => ({
      id: idOf(field),
      label: t(labels[field]),
      text: errorOf(field) ?? '',
    })),
    type: (part: Card) => setTyped((before) => ({ ...before, ...part })),
    /** Sends what was typed first: it is saved before the camera app opens. */
    handOver: (type: EventOf<IdentityKind>['type'], more: IdentityProps['data'] = {}) => {
      send({
        type,
        answers: { ...typed },
        data: { scanRefused: undefined, cameraRefused: undefined, ...more },
      });
      setTyped({});
    },
    leave: () => {
      if (status !== 'editing' || Object.keys(typed).length === 0) return;
      send({ type: 'identity.changed', answers: { ...typed } });
      setTyped({});
    },
    confirm: () => {
      const [first] = Object.keys(allFaults) as CardField[];
      setTried(true);
      if (first !== undefined) focusField(idOf(first));
      else if (status === 'editing') {
        send({
          type: 'identity.confirmed',
          answers: {
            ...typed,
            ...answersFromCard(card, answers),
          },
        });
      }
    },
  };
}

/** The photo is of an earlier visit, and the number that was read from it or entered is not stored. */
function isForgotten({ idFront, idNumber }: Card, { frontPhoto }: IdentityProps['data']): boolean {
  return Boolean(idFront) && frontPhoto === undefined && idNumber === undefined;
}

/** A number or a name of which the platform shows only a part is neither. */
function withoutMasked({ idName, idNumber, ...others }: Card): Card {
  return {
    ...others,
    idName: isMasked(idName, true) ? undefined : idName,
    idNumber: isMasked(idNumber) ? undefined : idNumber,
  };
}

/** What follows from the card as the customer confirmed it. */
function answersFromCard({ idName, idNumber = '' }: Card, answers: IdentityProps['answers']) {
  return {
    idName: idName?.trim(),
    idSex: sexOf(idNumber),
    idNation: answers.idNation ?? '',
    idRegion: idNumber.slice(0, 6),
    idAddress: answers.idAddress ?? '',
  };
}
