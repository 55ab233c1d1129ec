import { Button } from '../../ui/Button.tsx';
import { focusField } from '../../ui/field/ErrorSummary.tsx';
import { shownRegion } from '../../ui/inputs/RegionInput.tsx';
import { useT } from '../../ui/language.tsx';
import type { Lists } from '../lists.ts';
import { answerOf, type FieldSettings, idOf } from './field.ts';
import { regionOfCode } from './region-of-code.ts';
import styles from './Suggestion.module.css';
import { messages } from './messages.ts';

interface SuggestionProps {
  name: string;
  field: FieldSettings;
  lists: Lists;
  value: unknown;
  onTake: (value: unknown) => void;
}

/** A probable answer, entered by one tap while the field is empty. */
export function Suggestion({ name, field, lists, value, onTake }: SuggestionProps) {
  const t = useT();
  const offered = field.suggest && offer(field, lists);
  const answer = answerOf(field, value);
  if (!offered || (answer !== undefined && answer !== '')) return null;
  return (
    <div className={styles.suggestion}>
      <Button
        variant="secondary"
        onPress={() => {
          onTake(offered.value);
          focusField(idOf(name));
        }}
      >
        {t(messages.suggested, { where: field.suggest?.words ?? '', value: offered.shown })}
      </Button>
    </div>
  );
}

function offer(field: FieldSettings, lists: Lists) {
  const value = field.suggest?.value;
  if (field.type !== 'region') {
    return typeof value === 'string' && value !== '' ? { value, shown: value } : undefined;
  }
  const region = typeof value === 'string' ? regionOfCode(value, lists) : undefined;
  return region && { value: region, shown: shownRegion(region) };
}
