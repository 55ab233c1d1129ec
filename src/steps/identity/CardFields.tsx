import { Field, FieldCard } from '../../ui/field/Field.tsx';
import { ValidityInput } from '../../ui/inputs/DateInput.tsx';
import { IdNumberInput } from '../../ui/inputs/IdNumberInput.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { useT } from '../../ui/language.tsx';
import { Text } from '../../ui/page/Text.tsx';
import type { Card, CardField } from './faults.ts';
import { messages } from './messages.ts';

export interface CardFieldsProps {
  card: Card;
  withValidity: boolean;
  masked: string | undefined;
  /** A number that was there before the page was opened again. */
  isForgotten: boolean;
  today: Date;
  disabled: boolean;
  idOf: (field: CardField) => string;
  errorOf: (field: CardField) => string | undefined;
  onType: (part: Card) => void;
  onLeave: () => void;
}

/** What was read from the card, to be checked and corrected. */
export function CardFields({ card, disabled, onType, ...props }: CardFieldsProps) {
  const t = useT();
  const tie = (field: CardField) => ({
    id: props.idOf(field),
    error: props.errorOf(field),
    onLeave: props.onLeave,
  });
  const numberHint = props.masked
    ? t(messages.maskedBefore, { shown: props.masked })
    : props.isForgotten
      ? t(messages.notKept)
      : undefined;
  return (
    <FieldCard>
      <Text quiet>{t(messages.check)}</Text>
      <Field {...tie('idName')} label={t(messages.name)} required>
        {(ties) => (
          <TextInput
            {...ties}
            value={card.idName}
            maxLength={40}
            disabled={disabled}
            onChange={(idName) => onType({ idName })}
          />
        )}
      </Field>
      <Field {...tie('idNumber')} label={t(messages.number)} hint={numberHint} required>
        {(ties) => (
          <IdNumberInput
            {...ties}
            value={card.idNumber}
            disabled={disabled}
            onChange={(idNumber) => onType({ idNumber })}
          />
        )}
      </Field>
      {props.withValidity && (
        <Field {...tie('validity')} label={t(messages.validity)} group="group" required>
          {(ties) => (
            <ValidityInput
              {...ties}
              today={props.today}
              value={{ from: card.idValidFrom, to: card.idValidTo }}
              disabled={disabled}
              onChange={(value) => onType({ idValidFrom: value?.from, idValidTo: value?.to })}
            />
          )}
        </Field>
      )}
    </FieldCard>
  );
}
