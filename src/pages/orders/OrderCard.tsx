import { actionCodes } from '../../api/action-codes.ts';
import type { Order } from '../../api/order.ts';
import { orderStatuses } from '../../api/order-statuses.ts';
import { productLineNames } from '../../api/product-lines.ts';
import { exactYuan } from '../../model/yuan.ts';
import { appointmentInWords } from '../../ui/appointment-time.ts';
import { AsGiven } from '../../ui/field/AsGiven.tsx';
import { CarPhoto } from '../../ui/car/CarPhoto.tsx';
import { useLanguage, useT } from '../../ui/language.tsx';
import { Link } from '../routing.ts';
import { listMessages } from './list-messages.ts';
import { isRefused, nameOfPage } from './order-page.ts';
import styles from './Orders.module.css';

const leaseBack = '4';

/** One order in a list; the whole of it leads to the order. */
export function OrderCard(props: { order: Order; withProduct?: boolean; first?: boolean }) {
  const { order, withProduct, first = false } = props;
  const t = useT();
  const language = useLanguage();
  const page = order.productLineCode === leaseBack ? '/HZorderDetail' : '/orderDetail';
  const next = useNextText(order);
  return (
    <Link className={styles.card} to={`${page}?orderNo=${encodeURIComponent(order.orderNo)}`}>
      <span className={styles.head}>
        <span className={styles.name}>
          <AsGiven text={`${order.brandName} ${order.seriesName}`} />
        </span>
        <StatusTag order={order} />
      </span>
      <span className={styles.cardBody}>
        <span className={styles.thumb}>
          <CarPhoto
            url={order.focusImage}
            small={order.focusImageSmall}
            sizes="6.5rem"
            first={first}
            body={order.bodyType}
            paint={order.paint}
          />
        </span>
        <span className={styles.cardText}>
          {withProduct && <span className={styles.tag}>{productText(order)[language]}</span>}
          <span className={styles.line}>
            <AsGiven text={order.modelName} />
          </span>
          <span className={styles.line}>
            {exactYuan(order.funderLoanAmt)} ·{' '}
            {t(listMessages.termCount, { count: order.termCount })}
          </span>
          <span className={styles.line}>{t(listMessages.ordered, { date: order.createTime })}</span>
        </span>
      </span>
      {next !== undefined && <span className={styles.todo}>{next}</span>}
    </Link>
  );
}

/** What the order waits for, or the time the customer has booked for it. */
function useNextText(order: Order): string | undefined {
  const t = useT();
  const language = useLanguage();
  if (order.pages?.some(({ problem }) => problem)) return t(listMessages.problemListed);
  const appointment = order.pages?.find(({ main }) => main)?.appointment;
  if (appointment?.booked) {
    return t(listMessages.booked, { when: appointmentInWords(appointment.booked, language) });
  }
  const next = appointment ? listMessages.bookTime : nextText(order);
  return next && t(listMessages.next, { what: next[language] });
}

/** What the order waits for the customer to do; undefined while it waits for nothing. */
function nextText({ actions = [], pages = [] }: Order): { zh: string; en: string } | undefined {
  const page = pages.find(({ main }) => main);
  if (page) return nameOfPage(page);
  const action = actions.find(({ main }) => main);
  if (!action) return undefined;
  const ours = actionCodes[action.code];
  const { zh = ours?.zh, en = ours?.en } = action;
  return zh !== undefined && en !== undefined ? { zh, en } : undefined;
}

/** Where an order stands, in a word; nothing where the platform does not say. */
export function StatusTag({
  order,
}: {
  order: Pick<Order, 'status' | 'statusName' | 'productLineCode'>;
}) {
  const language = useLanguage();
  const { status, productLineCode } = order;
  if (status === undefined) return null;
  const look = isRefused(status) ? `${styles.status ?? ''} ${styles.refused ?? ''}` : styles.status;
  return (
    <span className={look}>
      {(order.statusName ?? statusText(status, productLineCode))[language]}
    </span>
  );
}

type Statuses = Readonly<Record<string, { zh: string; en: string }>>;

/** A lease-back has two reviews of its own. */
const leaseBackStatuses: Statuses = {
  ...orderStatuses,
  CREDIT_MATERIALS: { zh: '待提交初审资料', en: 'First review data needed' },
  CREDIT_REVIEW: { zh: '审核中', en: 'In review' },
  CREDIT_REJECTED: { zh: '审核未通过', en: 'Review not passed' },
  AUTHORIZATION: { zh: '待提交终审资料', en: 'Final review data needed' },
  DOWN_PAYMENT_COLLECTED: { zh: '合同已签，待放款', en: 'Signed, money on its way' },
};

/** A status of a newer platform is shown as it came. */
export function statusText(status: string, productLine?: string): { zh: string; en: string } {
  const known: Statuses = productLine === leaseBack ? leaseBackStatuses : orderStatuses;
  return (Object.hasOwn(known, status) ? known[status] : undefined) ?? { zh: status, en: status };
}

export function productText(order: { productLineCode: string }): { zh: string; en: string } {
  const code = order.productLineCode;
  return (
    (Object.hasOwn(productLineNames, code) ? productLineNames[code] : undefined) ?? {
      zh: '其他',
      en: 'Other',
    }
  );
}
