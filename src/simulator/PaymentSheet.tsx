import { useEffect, useId, useState } from 'react';
import { exactYuan } from '../model/yuan.ts';
import type { LocalizedText } from '../model/step-kind.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { useT } from '../ui/language.tsx';
import { type SimulatedPaymentAct, acts } from './acts.ts';
import styles from './PaymentSheet.module.css';
import {
  type SandboxNotificationTiming,
  notices,
  type PaymentReference,
  type Provider,
} from './provider.ts';
import { noticeMessages, messages } from './messages.ts';

/** Milliseconds: enough for the page to have the payment closed. */
const paysNevertheless = 3_000;

export interface PaymentSheetProps {
  title: LocalizedText;
  payment: PaymentReference;
  provider: Provider;
  onAct: (act: SimulatedPaymentAct) => void;
}

/** The wallet on top of the page: the amount, and all possible outcomes. */
export function PaymentSheet({ title, payment, provider, onAct }: PaymentSheetProps) {
  const t = useT();
  const [amount, setAmount] = useState<number | 'unknown'>();
  const [doing, setDoing] = useState(false);
  const [notice, setNotice] = useState<SandboxNotificationTiming>('before');
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    void provider.amountOf(payment).then((fen) => setAmount(fen ?? 'unknown'));
  }, [provider, payment]);
  const perform = async (act: SimulatedPaymentAct) => {
    setDoing(true);
    const { provider: becomes } = act;
    const later = becomes === 'late';
    if (later) setTimeout(() => void provider.act(payment, becomes, notice), paysNevertheless);
    const done = !becomes || later || (await provider.act(payment, becomes, notice));
    if (done) return onAct(act);
    setDoing(false);
    setRefused(true);
  };
  const button = (act: SimulatedPaymentAct, variant: 'primary' | 'secondary') => (
    <Button key={act.words.en} variant={variant} disabled={doing} onPress={() => void perform(act)}>
      {t(act.words)}
    </Button>
  );
  const { pay, cancel, fail, ...others } = acts;
  return (
    <Dialog title={t(title)} variant="sheet" onClose={() => void perform(cancel)}>
      <div className={styles.sheet}>
        <p className={styles.amount}>
          {amount === undefined && t(messages.loading)}
          {amount === 'unknown' && t(messages.unknown)}
          {typeof amount === 'number' && exactYuan(amount)}
        </p>
        {refused && <p role="alert">{t(messages.refused)}</p>}
        {button(pay, 'primary')}
        {button(cancel, 'secondary')}
        {button(fail, 'secondary')}
        <details>
          <summary>{t(messages.odd)}</summary>
          <div className={styles.odd}>
            <WhenNotified chosen={notice} onChoose={setNotice} />
            {Object.values(others).map((act) => button(act, 'secondary'))}
          </div>
        </details>
        <p>
          <small>{t(messages.demo)}</small>
        </p>
      </div>
    </Dialog>
  );
}

function WhenNotified(props: {
  chosen: SandboxNotificationTiming;
  onChoose: (notice: SandboxNotificationTiming) => void;
}) {
  const t = useT();
  const id = useId();
  return (
    <p className={styles.when}>
      <label htmlFor={id}>{t(messages.when)}</label>{' '}
      <select
        id={id}
        value={props.chosen}
        onChange={({ target }) =>
          props.onChoose(notices.find((one) => one === target.value) ?? 'before')
        }
      >
        {notices.map((one) => (
          <option key={one} value={one}>
            {t(noticeMessages[one])}
          </option>
        ))}
      </select>
    </p>
  );
}
