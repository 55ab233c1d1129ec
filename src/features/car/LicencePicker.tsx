import { useT } from '../../ui/language.tsx';
import { messages } from './messages.ts';
import styles from './Car.module.css';
import type { Licence } from './car-data.ts';
import { RadioChips } from '../../ui/field/RadioChips.tsx';

interface LicencePickerProps {
  licences: readonly Licence[];
  chosen: string | undefined;
  onChoose: (licence: Licence | undefined) => void;
}

export function LicencePicker({ licences, chosen, onChoose }: LicencePickerProps) {
  const t = useT();
  return (
    <section className={styles.card}>
      <RadioChips
        legend={t(messages.licence)}
        chosen={chosen}
        onChoose={(id) => onChoose(licences.find((one) => one.id === id))}
        chips={licences.map(({ id, licenseName }) => ({ value: id, label: licenseName }))}
      />
    </section>
  );
}
