import { CarPicture } from '../../ui/car/CarPicture.tsx';
import { useT } from '../../ui/language.tsx';
import type { Colour } from './plans.ts';
import { messages } from './messages.ts';
import styles from './Car.module.css';
import { RadioChips } from '../../ui/field/RadioChips.tsx';

interface ColourPickerProps {
  colours: readonly Colour[];
  /** The car's own. */
  body: string | undefined;
  chosen: string;
  onChoose: (spuCode: string) => void;
}

export function ColourPicker({ colours, body, chosen, onChoose }: ColourPickerProps) {
  const t = useT();
  return (
    <section className={styles.card}>
      <RadioChips
        legend={t(messages.colour)}
        chosen={chosen}
        onChoose={onChoose}
        chips={colours.map(({ spuCode, name, paint }) => ({
          value: spuCode,
          label: name,
          mark: (
            <span className={styles.swatch} aria-hidden="true">
              <CarPicture body={body} paint={paint ?? 'silver'} bare />
            </span>
          ),
        }))}
      />
    </section>
  );
}
