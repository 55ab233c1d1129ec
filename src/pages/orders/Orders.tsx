import type { ReactNode } from 'react';
import type { Order } from '../../api/order.ts';
import type { LocalizedText } from '../../model/step-kind.ts';
import { useT } from '../../ui/language.tsx';
import type { PagedQuery } from '../paged-endpoint.ts';
import { Link } from '../routing.ts';
import { listMessages } from './list-messages.ts';
import { OrderCard } from './OrderCard.tsx';
import { PagedList } from './PagedList.tsx';
import styles from './Orders.module.css';

export interface OrdersTab {
  /** What the address carries; '' is the first. */
  value: string;
  words: LocalizedText;
}

/** Which part of a list is shown: links, so that the address keeps it and Back leads out of the list. */
export function ListTabs(props: {
  label: string;
  tabs: readonly OrdersTab[];
  chosen: string;
  to: (value: string) => string;
}) {
  const t = useT();
  return (
    <nav className={styles.tabs} aria-label={props.label}>
      {props.tabs.map(({ value, words }) => (
        <Link
          key={value}
          to={props.to(value)}
          replace
          className={styles.tab}
          aria-current={value === props.chosen ? 'page' : undefined}
        >
          {t(words)}
        </Link>
      ))}
    </nav>
  );
}

export function Orders({
  query,
  empty,
  withProduct = false,
}: {
  query: PagedQuery<Order>;
  empty: ReactNode;
  withProduct?: boolean;
}) {
  const t = useT();
  return (
    <PagedList query={query} empty={empty}>
      {(items, total) => (
        <>
          <p className={styles.total}>{t(listMessages.count, { total })}</p>
          <ul className={styles.list}>
            {items.map((order, at) => (
              <li key={order.orderNo}>
                <OrderCard order={order} withProduct={withProduct} first={at === 0} />
              </li>
            ))}
          </ul>
        </>
      )}
    </PagedList>
  );
}
