import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useSay } from '../../ui/language.tsx';
import { defaultSeller } from '../address.ts';
import styles from './Orders.module.css';
import { canBeCancelled, refundTip, refundWay } from './refund-tip.ts';
import { words } from './words.ts';

/** The deposit refund tip where it holds, and the way to call the order off: by telephone. */
export function CancelOrder({ status }: { status: string }) {
  const say = useSay();
  const [asking, setAsking] = useState(false);
  const tip = refundTip(status);
  const cancellable = canBeCancelled(status);
  if (!tip && !cancellable) return null;
  return (
    <section className={styles.section}>
      {tip && (
        <>
          <h2>{say(words.refundTip)}</h2>
          <p>{say(tip)}</p>
          <p className={styles.quiet}>{say(refundWay)}</p>
        </>
      )}
      {cancellable && (
        <Button look="plain" onPress={() => setAsking(true)}>
          {say(words.cancel)}
        </Button>
      )}
      {asking && (
        <Dialog
          title={say(words.cancel)}
          onClose={() => setAsking(false)}
          actions={
            <>
              <a
                className={styles.callLink}
                href={`tel:${defaultSeller.salesPhone.replaceAll('-', '')}`}
              >
                {say(words.callService, { phone: defaultSeller.salesPhone })}
              </a>
              <Button look="secondary" onPress={() => setAsking(false)}>
                {say(words.keep)}
              </Button>
            </>
          }
        >
          <p>{say(words.cancelText)}</p>
          {tip && <p className={styles.quiet}>{say(tip)}</p>}
        </Dialog>
      )}
    </section>
  );
}
