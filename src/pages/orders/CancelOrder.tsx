import { PillCall } from '../PillLink.tsx';
import { useState } from 'react';
import type { Order } from '../../api/order.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useSay } from '../../ui/language.tsx';
import { defaultSeller } from '../address.ts';
import styles from './Orders.module.css';
import { canBeCancelled, refundTip, refundWay } from './refund-tip.ts';
import { words } from './words.ts';

/** A lease-back and a long rent begin without one. */
const withoutDeposit: ReadonlySet<string> = new Set(['4', '5']);

/** The deposit refund tip where it holds, and the way to call the order off: by telephone. */
export function CancelOrder({ order }: { order: Pick<Order, 'status' | 'productLineCode'> }) {
  const say = useSay();
  const [asking, setAsking] = useState(false);
  const tip = withoutDeposit.has(order.productLineCode) ? undefined : refundTip(order.status);
  const cancellable = canBeCancelled(order.status);
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
              <PillCall href={`tel:${defaultSeller.salesPhone.replaceAll('-', '')}`}>
                {say(words.callService, { phone: defaultSeller.salesPhone })}
              </PillCall>
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
