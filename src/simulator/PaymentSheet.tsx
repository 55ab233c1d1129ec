import { useEffect, useState } from 'react';
import { yuan } from '../definition/formula/yuan.ts';
import type { FixedWords } from '../steps/contract.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useLanguage, useSay } from '../ui/language.tsx';
import { type Act, acts } from './acts.ts';
import type { Provider } from './provider.ts';
import { words } from './words.ts';

export interface PaymentSheetProps {
  title: FixedWords;
  serialNumber: string;
  provider: Provider;
  onAct: (act: Act) => void;
}

/** The wallet on top of the page: what is to be paid, and all that can become of it. */
export function PaymentSheet({ title, serialNumber, provider, onAct }: PaymentSheetProps) {
  const say = useSay();
  const language = useLanguage();
  const [amount, setAmount] = useState<number | 'unknown'>();
  const [doing, setDoing] = useState(false);
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    void provider.amountOf(serialNumber).then((fen) => setAmount(fen ?? 'unknown'));
  }, [provider, serialNumber]);
  const carryOut = async (act: Act) => {
    setDoing(true);
    const done = act.provider === undefined || (await provider.act(serialNumber, act.provider));
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
      <p>
        <strong>
          {amount === undefined && say(words.asking)}
          {amount === 'unknown' && say(words.unknown)}
          {typeof amount === 'number' && yuan(amount, language)}
        </strong>
      </p>
      <p>
        <small>
          {say(words.serial)} {serialNumber}
        </small>
      </p>
      {refused && <p role="alert">{say(words.refused)}</p>}
      {button(pay, 'primary')}
      {button(cancel, 'secondary')}
      {button(fail, 'secondary')}
      <details>
        <summary>{say(words.odd)}</summary>
        {Object.values(others).map((act) => button(act, 'secondary'))}
      </details>
      <p>
        <small>{say(words.demo)}</small>
      </p>
    </Dialog>
  );
}
