import { useT } from '../language.tsx';
import { dayFrom } from '../field/validate.ts';
import { messages } from './messages.ts';
import type { InputProps } from './input.ts';
import styles from './inputs.module.css';

interface DateProps extends InputProps<string> {
  earliest?: string | undefined;
  latest?: string | undefined;
}

export function DateInput(props: DateProps) {
  return (
    <input
      id={props.id}
      {...props.aria}
      type="date"
      className={styles.input}
      value={props.value ?? ''}
      min={props.earliest}
      max={props.latest}
      disabled={props.disabled}
      onChange={(event) => props.onChange(event.target.value || undefined)}
    />
  );
}

/** `to` is a day or `long-term`. */
export interface Validity {
  from?: string | undefined;
  to?: string | undefined;
}

/** The two dates of a document, from 100 years back to 20 years ahead, or without an end. */
export function ValidityInput(props: InputProps<Validity> & { today: Date }) {
  const t = useT();
  const { id, aria, value = {}, today } = props;
  const longTerm = value.to === 'long-term';
  const change = (part: Validity) => props.onChange({ ...value, ...part });
  return (
    <>
      <div className={styles.dates}>
        <div>
          <label htmlFor={id} className={styles.small}>
            {t(messages.from)}
          </label>
          <DateInput
            aria={aria}
            id={id}
            value={value.from}
            earliest={dayFrom(today, -100)}
            latest={dayFrom(today)}
            disabled={props.disabled}
            onChange={(from) => change({ from })}
          />
        </div>
        <div>
          <label htmlFor={`${id}-to`} className={styles.small}>
            {t(messages.to)}
          </label>
          <DateInput
            aria={aria}
            id={`${id}-to`}
            value={longTerm ? undefined : value.to}
            earliest={dayFrom(today)}
            latest={dayFrom(today, 20)}
            disabled={props.disabled === true || longTerm}
            onChange={(to) => change({ to })}
          />
        </div>
      </div>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={longTerm}
          disabled={props.disabled}
          onChange={(event) => change({ to: event.target.checked ? 'long-term' : undefined })}
        />
        {t(messages.longTerm)}
      </label>
    </>
  );
}
