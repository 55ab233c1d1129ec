import { useState } from 'react';
import type { Order } from '../../api/order.ts';
import { orderStatuses } from '../../api/order-statuses.ts';
import { yuan } from '../../definition/formula/yuan.ts';
import { Button } from '../../ui/Button.tsx';
import { useLanguage, useSay } from '../../ui/language.tsx';
import { Page } from '../../ui/Page.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { LanguageSwitch } from '../LanguageSwitch.tsx';
import { useAnswer } from '../answers.tsx';
import { Link } from '../routing.ts';
import styles from './Orders.module.css';
import { words } from './words.ts';

const pageSize = 10;

/** /orderList: the customer's orders, newest first. */
export function OrderList() {
  const say = useSay();
  const [size, setSize] = useState(pageSize);
  const answer = useAnswer<{ orders: Order[]; total: number }>('order.list', {
    page: '1',
    size: String(size),
  });
  const language = useLanguage();
  return (
    <Page title={say(words.orders)} focusKey="orders" aside={<LanguageSwitch />}>
      {answer.isPending && <Waiting text={say(words.loading)} />}
      {answer.isError && (
        <Problem
          title={answer.error.words[language]}
          onRetry={() => void answer.refetch()}
          retrying={answer.isFetching}
        />
      )}
      {answer.data && (
        <>
          {answer.data.orders.length === 0 && <p>{say(words.none)}</p>}
          <ul className={styles.list}>
            {answer.data.orders.map((order) => (
              <li key={order.orderNo}>
                <OrderCard order={order} />
              </li>
            ))}
          </ul>
          {answer.data.total > answer.data.orders.length && (
            <Button look="secondary" onPress={() => setSize(size + pageSize)}>
              {say(words.more)}
            </Button>
          )}
        </>
      )}
    </Page>
  );
}

function OrderCard({ order }: { order: Order }) {
  const say = useSay();
  const language = useLanguage();
  return (
    <Link className={styles.card} to={`/orderDetail?orderNo=${encodeURIComponent(order.orderNo)}`}>
      <span className={styles.head}>
        <span className={styles.name}>
          {order.brandName} {order.seriesName}
        </span>
        <span className={styles.status}>{statusWords(order.status)[language]}</span>
      </span>
      <p className={styles.quiet}>{order.modelName}</p>
      <p className={styles.quiet}>
        {yuan(order.funderLoanAmt, language)} · {say(words.termCount, { count: order.termCount })} ·{' '}
        {order.createTime}
      </p>
    </Link>
  );
}

/** A status of a newer platform is shown as it came. */
export function statusWords(status: string): { zh: string; en: string } {
  return Object.hasOwn(orderStatuses, status)
    ? orderStatuses[status as keyof typeof orderStatuses]
    : { zh: status, en: status };
}
