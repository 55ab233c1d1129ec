import { useT } from '../language.tsx';
import { messages } from './messages.ts';
import type { InputProps, Option } from './input.ts';
import styles from './inputs.module.css';

/** `options` undefined: they are still being fetched, or could not be (`failed`). */
type ChoiceProps<V> = InputProps<V> & {
  options: readonly Option[] | undefined;
  failed?: boolean;
  /** All stand on the page, however many they are. */
  open?: boolean;
};

/** Up to this many options stand on the page; more go into the phone's own list. */
export const maxRadios = 4;

/** Whether a one-of shows several controls, which its `Field` has to know. */
export function isRadioList(options: readonly Option[] | undefined, open = false): boolean {
  return options !== undefined && options.length > 0 && (open || options.length <= maxRadios);
}

export function OneOfInput(props: ChoiceProps<string>) {
  const { options } = props;
  return options !== undefined && isRadioList(options, props.open) ? (
    <RadioList {...props} options={options} />
  ) : (
    <SelectInput {...props} />
  );
}

function SelectInput(props: ChoiceProps<string>) {
  const t = useT();
  const { options, value = '' } = props;
  const isListed = options?.some((option) => option.value === value) ?? false;
  return (
    <select
      id={props.id}
      {...props.aria}
      aria-busy={(options === undefined && !props.failed) || undefined}
      className={`${styles.input ?? ''} ${styles.select ?? ''} ${isListed ? '' : (styles.unchosen ?? '')}`}
      value={isListed ? value : ''}
      disabled={props.disabled === true || options === undefined}
      onChange={(event) => props.onChange(event.target.value || undefined)}
    >
      <option value="">{t(unchosen(props))}</option>
      {options?.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

function unchosen({ options, failed }: Pick<ChoiceProps<unknown>, 'options' | 'failed'>) {
  if (options === undefined) return failed ? messages.choicesFailed : messages.loadingChoices;
  return options.length === 0 ? messages.noChoices : messages.choose;
}

function RadioList(props: InputProps<string> & { options: readonly Option[] }) {
  const short = props.options.length === 2 && props.options.every(({ label }) => label.length <= 8);
  return (
    <div className={`${styles.choices ?? ''} ${short ? (styles.pair ?? '') : ''}`}>
      {props.options.map((option, at) => (
        <label
          key={option.value}
          className={`${styles.choice ?? ''} ${option.value === props.value ? (styles.chosen ?? '') : ''}`}
        >
          <input
            type="radio"
            id={at === 0 ? props.id : `${props.id}-${at}`}
            name={props.id}
            value={option.value}
            checked={option.value === props.value}
            disabled={props.disabled}
            aria-describedby={props.aria['aria-describedby']}
            onChange={() => props.onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}

export function YesNoInput(props: InputProps<boolean>) {
  const t = useT();
  return (
    <RadioList
      {...props}
      options={[
        { value: 'yes', label: t(messages.yes) },
        { value: 'no', label: t(messages.no) },
      ]}
      value={props.value === undefined ? undefined : props.value ? 'yes' : 'no'}
      onChange={(value) => props.onChange(value === 'yes')}
    />
  );
}

export function ManyOfInput(props: ChoiceProps<string[]>) {
  const t = useT();
  const { options, value = [] } = props;
  if (options === undefined || options.length === 0) {
    return (
      <p id={props.id} tabIndex={-1} className={styles.quiet}>
        {t(unchosen(props))}
      </p>
    );
  }
  const choose = (chosen: string, isTicked: boolean) =>
    props.onChange(
      options
        .map((option) => option.value)
        .filter((one) => (one === chosen ? isTicked : value.includes(one))),
    );
  return (
    <div className={styles.choices}>
      {options.map((option, at) => (
        <label
          key={option.value}
          className={`${styles.choice ?? ''} ${value.includes(option.value) ? (styles.chosen ?? '') : ''}`}
        >
          <input
            type="checkbox"
            id={at === 0 ? props.id : `${props.id}-${at}`}
            checked={value.includes(option.value)}
            disabled={props.disabled}
            aria-describedby={props.aria['aria-describedby']}
            onChange={({ target }) => choose(option.value, target.checked)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
