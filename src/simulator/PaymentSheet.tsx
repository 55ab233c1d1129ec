import { useEffect, useId, useState } from 'react';
import { exactYuan } from '../model/yuan.ts';
import type { LocalizedText } from '../model/step-kind.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useSay } from '../ui/language.tsx';
import { type Act, acts } from './acts.ts';
import styles from './PaymentSheet.module.css';
import { type Notice, notices, type Payment, type Provider } from './provider.ts';
import { noticeWords, words } from './words.ts';

/** Milliseconds: enough for the page to have the payment closed. */
const paysNevertheless = 3_000;

export interface PaymentSheetProps {
  title: LocalizedText;
  payment: Payment;
  provider: Provider;
  onAct: (act: Act) => void;
}

/** The wallet on top of the page: what is to be paid, and all that can become of it. */
export function PaymentSheet({ title, payment, provider, onAct }: PaymentSheetProps) {
  const say = useSay();
  const [amount, setAmount] = useState<number | 'unknown'>();
  const [doing, setDoing] = useState(false);
  const [notice, setNotice] = useState<Notice>('before');
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    void provider.amountOf(payment).then((fen) => setAmount(fen ?? 'unknown'));
  }, [provider, payment]);
  const carryOut = async (act: Act) => {
    setDoing(true);
    const { provider: becomes } = act;
    const later = becomes === 'late';
    if (later) setTimeout(() => void provider.act(payment, becomes, notice), paysNevertheless);
    const done = !becomes || later || (await provider.act(payment, becomes, notice));
    if (done) return onAct(act);
    setDoing(false);
    setRefused(true);
  };
  const button = (act: Act, look: 'primary' | 'secondary') => (
    <Button key={act.words.en} look={look} disabled={doing} onPress={() => void carryOut(act)}>
      {say(act.words)}
    </Button>
  );
  const { pay, cancel, fail, ...others } = acts;
  return (
    <Dialog title={say(title)} look="sheet" onClose={() => void carryOut(cancel)}>
      <div className={styles.sheet}>
        <p className={styles.amount}>
          {amount === undefined && say(words.asking)}
          {amount === 'unknown' && say(words.unknown)}
          {typeof amount === 'number' && exactYuan(amount)}
        </p>
        {refused && <p role="alert">{say(words.refused)}</p>}
        {button(pay, 'primary')}
        {button(cancel, 'secondary')}
        {button(fail, 'secondary')}
        <details>
          <summary>{say(words.odd)}</summary>
          <div className={styles.odd}>
            <WhenNotified chosen={notice} onChoose={setNotice} />
            {Object.values(others).map((act) => button(act, 'secondary'))}
          </div>
        </details>
        <p>
          <small>{say(words.demo)}</small>
        </p>
      </div>
    </Dialog>
  );
}

function WhenNotified(props: { chosen: Notice; onChoose: (notice: Notice) => void }) {
  const say = useSay();
  const id = useId();
  return (
    <p className={styles.when}>
      <label htmlFor={id}>{say(words.when)}</label>{' '}
      <select
        id={id}
        value={props.chosen}
        onChange={({ target }) =>
          props.onChoose(notices.find((one) => one === target.value) ?? 'before')
        }
      >
        {notices.map((one) => (
          <option key={one} value={one}>
            {say(noticeWords[one])}
          </option>
        ))}
      </select>
    </p>
  );
}
