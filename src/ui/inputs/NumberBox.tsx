import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { NumberField } from 'react-aria-components/NumberField';
import { useT } from '../language.tsx';
import { messages } from './messages.ts';
import styles from './NumberBox.module.css';

export interface NumberBoxProps {
  label: string;
  value: number;
  min: number;
  max: number;
  /** 1 unless given (browsing-and-ordering, section 5). */
  step?: number;
  onChange: (value: number) => void;
}

/** A number between two buttons. What is typed outside of the limits becomes the nearest limit. */
export function NumberBox({ label, value, min, max, step = 1, onChange }: NumberBoxProps) {
  const t = useT();
  return (
    <NumberField
      className={styles.field ?? ''}
      value={value}
      minValue={min}
      maxValue={max}
      step={step}
      onChange={(next) => onChange(Number.isNaN(next) ? min : next)}
      // The wheel scrolls the page.
      isWheelDisabled
    >
      <Label className={styles.label ?? ''}>{label}</Label>
      <Group className={styles.box ?? ''}>
        <Button slot="decrement" className={styles.step ?? ''} aria-label={t(messages.minus)}>
          −
        </Button>
        <Input className={styles.number ?? ''} inputMode="numeric" />
        <Button slot="increment" className={styles.step ?? ''} aria-label={t(messages.plus)}>
          +
        </Button>
      </Group>
    </NumberField>
  );
}
