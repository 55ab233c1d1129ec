import type { Order } from '../../api/order.ts';
import type { ResponseOf } from '../../api/typed.ts';
import type { LocalizedText } from '../../model/step-kind.ts';
import { exactYuan } from '../../model/yuan.ts';
import { useLanguage, useT } from '../../ui/language.tsx';
import { Skeleton } from '../../ui/page/Skeleton.tsx';
import { useEndpoint } from '../endpoint-queries.tsx';
import { QueryNote } from '../QueryProblem.tsx';
import { startPath } from '../page.ts';
import { intoFlow, Link } from '../routing.ts';
import styles from './Orders.module.css';
import { listMessages } from './list-messages.ts';
import { messages } from './messages.ts';

export type OrderMoney = ResponseOf<'order.money'>;

const paymentStates: Readonly<Record<string, LocalizedText>> = {
  open: { zh: '待支付', en: 'to be paid' },
  processing: { zh: '确认中', en: 'being confirmed' },
  paid: { zh: '已支付', en: 'paid' },
  failed: { zh: '支付失败', en: 'failed' },
  closed: { zh: '已取消', en: 'cancelled' },
  returned: { zh: '已退回', en: 'returned' },
  refunded: { zh: '已退款', en: 'refunded' },
};
const shown = 3;

/** What is to be paid next, and by when, above the buttons, which do not move when it is known. */
export function DueNow({ orderNo }: { orderNo: string }) {
  const t = useT();
  const language = useLanguage();
  const { data } = useEndpoint('order.money', { orderNo });
  if (data?.due) {
    const { name, amount, until } = data.due;
    return (
      <div className={styles.due}>
        <span>{t(messages.due, { name: name[language] })}</span>
        <b>{exactYuan(amount)}</b>
        {until !== undefined && (
          <p className={styles.quiet}>{t(messages.until, { date: until })}</p>
        )}
      </div>
    );
  }
  const rent = data?.instalments?.next;
  if (rent) {
    return (
      <div className={styles.due}>
        <NextInstalment instalment={rent} />
        <b>{exactYuan(rent.amount)}</b>
        <Deducted instalment={rent} />
      </div>
    );
  }
  return (
    <p className={styles.due}>
      {data && <span className={styles.quiet}>{t(messages.nothingDue)}</span>}
    </p>
  );
}

type Instalment = NonNullable<NonNullable<OrderMoney['instalments']>['next']>;

function NextInstalment({ instalment }: { instalment: Instalment }) {
  const t = useT();
  const { number, overdue, dueOn } = instalment;
  return (
    <span className={overdue ? styles.alarm : undefined}>
      {t(overdue ? messages.overdueInstalment : messages.nextInstalment, { number, date: dueOn })}
    </span>
  );
}

function Deducted({ instalment: { deducted } }: { instalment: Instalment }) {
  const t = useT();
  if (deducted === undefined) return null;
  return <p className={styles.quiet}>{t(messages.deducted, { amount: exactYuan(deducted) })}</p>;
}

interface MoneyProps {
  order: Pick<Order, 'orderNo' | 'status' | 'bankAcctNo'>;
  /** The page that pays a rent is open. */
  canRepay: boolean;
}

/** What was paid for an order, by which coupons, and its instalments. */
export function Money({ order, canRepay }: MoneyProps) {
  const { orderNo, status } = order;
  const t = useT();
  const query = useEndpoint('order.money', { orderNo });
  return (
    <section className={styles.section}>
      <h2>{t(messages.money)}</h2>
      {status === 'REFUNDING' && <p>{t(messages.refunding)}</p>}
      {query.isPending && <Skeleton shape="row" count={2} />}
      <QueryNote query={query} />
      {query.data && (
        <>
          <Instalments order={order} money={query.data} canRepay={canRepay} />
          <Payments orderNo={orderNo} money={query.data} />
          <Coupons coupons={query.data.coupons} />
        </>
      )}
    </section>
  );
}

function Instalments(props: MoneyProps & { money: OrderMoney }) {
  const t = useT();
  const { instalments } = props.money;
  const { orderNo, bankAcctNo } = props.order;
  if (!instalments) return null;
  const { paid, total, next } = instalments;
  const text = t(messages.instalmentsPaid, { paid, total });
  return (
    <div className={styles.instalments}>
      <p>{text}</p>
      <progress className={styles.bar} max={total} value={paid} aria-label={text} />
      {next && (
        <>
          <div className={styles.amountLine}>
            <NextInstalment instalment={next} />
            <b>{exactYuan(next.amount)}</b>
          </div>
          <Deducted instalment={next} />
          {bankAcctNo !== undefined && (
            <p className={styles.quiet}>{t(messages.takenFrom, { tail: bankAcctNo.slice(-4) })}</p>
          )}
        </>
      )}
      {next?.payable && props.canRepay && (
        <ToFlow orderNo={orderNo} page="repayment">
          {t(listMessages.payInstalment)}
        </ToFlow>
      )}
    </div>
  );
}

function Payments({ orderNo, money }: { orderNo: string; money: OrderMoney }) {
  const t = useT();
  const language = useLanguage();
  if (money.payments.length === 0) return <p className={styles.quiet}>{t(messages.noPayments)}</p>;
  return (
    <>
      <ul className={styles.lines}>
        {money.payments.slice(0, shown).map((one) => (
          <li key={one.serialNumber}>
            <div className={styles.amountLine}>
              <span>
                {one.name[language]} · {stateText(one.status)[language]}
              </span>
              <b>{exactYuan(one.amount)}</b>
            </div>
            <span className={styles.quiet}>{one.at}</span>
          </li>
        ))}
      </ul>
      <ToFlow orderNo={orderNo} page="paymentRecord">
        {t(messages.allPayments)}
      </ToFlow>
    </>
  );
}

function Coupons({ coupons }: { coupons: OrderMoney['coupons'] }) {
  const t = useT();
  const language = useLanguage();
  if (coupons.length === 0) return null;
  return (
    <>
      <h3 className={styles.sub}>{t(messages.couponUsed)}</h3>
      <ul className={styles.lines}>
        {coupons.map(({ code, name, amount, usedFor }) => (
          <li key={code} className={styles.amountLine}>
            <span>{t(messages.couponFor, { name: name[language], kind: usedFor[language] })}</span>
            <b>-{exactYuan(amount)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A link to a flow of an order by its page code. */
export function ToFlow(props: { orderNo: string; page: string; children: string }) {
  const order = encodeURIComponent(props.orderNo);
  return (
    <Link
      className={styles.link}
      to={`${startPath}?orderNo=${order}&action=${props.page}`}
      state={intoFlow}
    >
      {props.children}
    </Link>
  );
}

function stateText(status: string): LocalizedText {
  return (
    (Object.hasOwn(paymentStates, status) ? paymentStates[status] : undefined) ?? {
      zh: status,
      en: status,
    }
  );
}
