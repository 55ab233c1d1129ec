import { PillCall } from '../PillLink.tsx';
import { useState } from 'react';
import type { OrderDetail } from '../../api/order.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { useT } from '../../ui/language.tsx';
import { defaultSeller } from '../address.ts';
import { useStartAction } from './Actions.tsx';
import styles from './Orders.module.css';
import { canBeCancelled, refundTip, refundMethod, refundWay } from './refund-tip.ts';
import { messages } from './messages.ts';

/** A lease-back and a long rent begin without one. */
const withoutDeposit: ReadonlySet<string> = new Set(['4', '5']);

/** The deposit refund tip where it holds, and the way to call the order off: by telephone. */
export function CancelOrder({ order }: { order: OrderDetail }) {
  const t = useT();
  const start = useStartAction();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const tip = withoutDeposit.has(order.productLineCode) ? undefined : refundTip(order);
  const refund = tip && refundWay(order);
  const cancellable = canBeCancelled(order.status);
  if (!tip && !cancellable) return null;
  return (
    <section className={styles.section}>
      {tip && (
        <>
          <h2>{t(messages.refundTip)}</h2>
          <p>{t(tip)}</p>
          <p className={styles.quiet}>{t(refundMethod)}</p>
          {refund && (
            <div className={styles.below}>
              <Button variant="secondary" onPress={() => start(order, refund.id)}>
                {t(refund.button)}
              </Button>
            </div>
          )}
        </>
      )}
      {cancellable && (
        <Button variant="plain" onPress={() => setDialogOpen(true)}>
          {t(messages.cancel)}
        </Button>
      )}
      {isDialogOpen && (
        <Dialog
          title={t(messages.cancel)}
          onClose={() => setDialogOpen(false)}
          actions={
            <>
              <PillCall href={`tel:${defaultSeller.salesPhone.replaceAll('-', '')}`}>
                {t(messages.callService, { phone: defaultSeller.salesPhone })}
              </PillCall>
              <Button variant="secondary" onPress={() => setDialogOpen(false)}>
                {t(messages.keep)}
              </Button>
            </>
          }
        >
          <p>{t(messages.cancelText)}</p>
          {tip && <p className={styles.quiet}>{t(tip)}</p>}
        </Dialog>
      )}
    </section>
  );
}
