import type { ReactNode } from 'react';
import type { Order } from '../../api/order.ts';
import type { LocalizedText } from '../../model/step-kind.ts';
import { useT } from '../../ui/language.tsx';
import { type PagedQuery, usePagedEndpoint } from '../paged-endpoint.ts';
import { Link, useLocation } from '../routing.ts';
import { listMessages } from './list-messages.ts';
import { OrderCard } from './OrderCard.tsx';
import { PagedList } from './PagedList.tsx';
import styles from './Orders.module.css';

export interface OrdersTab {
  /** What the address carries; '' is the first. */
  value: string;
  words: LocalizedText;
  /** Those of its orders, separated by commas; absent: of any. */
  status?: string;
}

/** Which part of a list is shown: links, so that the address keeps it and Back leads out of the list. */
export function ListTabs(props: {
  label: string;
  tabs: readonly OrdersTab[];
  chosen: string;
  /** The list's page, and the parameter of its address that names the part. */
  path: string;
  parameter: string;
}) {
  const t = useT();
  return (
    <nav className={styles.tabs} aria-label={props.label}>
      {props.tabs.map(({ value, words }) => (
        <Link
          key={value}
          to={value === '' ? props.path : `${props.path}?${props.parameter}=${value}`}
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

/** The tab whose state the address names, and the orders of these product lines in it. */
export function useOrdersInTab(
  tabs: readonly [OrdersTab, ...OrdersTab[]],
  productLine: string,
): { tab: OrdersTab; query: PagedQuery<Order> } {
  const { search } = useLocation();
  const state = new URLSearchParams(search).get('state');
  const tab = tabs.find(({ value }) => value === state) ?? tabs[0];
  const request = { productLine, ...(tab.status !== undefined && { status: tab.status }) };
  return { tab, query: usePagedEndpoint('order.list', request, 'orders') };
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
