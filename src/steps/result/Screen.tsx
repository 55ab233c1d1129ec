import { ActionBar } from '../../ui/page/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Facts } from '../../ui/page/Facts.tsx';
import { useT } from '../../ui/language.tsx';
import { Text } from '../../ui/page/Text.tsx';
import type { ScreenOf } from '../../model/define-kind.ts';
import type { ResultKind } from './states.ts';
import styles from './Screen.module.css';
import { messages } from './messages.ts';

type IconVariant = 'success' | 'failure' | 'other';

export function Screen({ step, send }: ScreenOf<ResultKind>) {
  const t = useT();
  const end = step.looks ?? step.ends;
  const variant: IconVariant = end === 'success' || end === 'failure' ? end : 'other';
  return (
    <>
      <div className={styles.card}>
        <Icon variant={variant} />
        {step.text === undefined || step.text === '' ? (
          <p className={styles.headline}>{t(messages[variant])}</p>
        ) : (
          <Text>{step.text}</Text>
        )}
      </div>
      <Facts facts={step.facts} whatNext={step['what-next']} />
      <ActionBar>
        {step.restart !== undefined && (
          <Button onPress={() => send({ type: 'result.restarted' })}>{step.restart}</Button>
        )}
        <Button
          variant={step.restart === undefined ? 'primary' : 'secondary'}
          onPress={() => send({ type: 'result.closed' })}
        >
          {step.button ?? t(messages.back)}
        </Button>
      </ActionBar>
    </>
  );
}

const drawings: Record<IconVariant, string> = {
  success: 'm20 33 9 9 16-18',
  failure: 'm22 22 20 20M42 22 22 42',
  other: 'M32 20v13l8 5',
};

function Icon(props: { variant: IconVariant }) {
  return (
    <svg
      className={`${styles.icon ?? ''} ${styles[props.variant] ?? ''}`}
      viewBox="0 0 64 64"
      width="72"
      height="72"
      aria-hidden="true"
    >
      <circle cx="32" cy="32" r="30" />
      <path d={drawings[props.variant]} />
    </svg>
  );
}
