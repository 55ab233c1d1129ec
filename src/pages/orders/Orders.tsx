import type { ReactNode } from 'react';
import type { Order } from '../../api/order.ts';
import type { LocalizedText } from '../../model/step-kind.ts';
import { useLanguage, useT } from '../../ui/language.tsx';
import { MoreList } from '../../ui/page/MoreList.tsx';
import { Problem, ProblemNote } from '../../ui/feedback/Problem.tsx';
import { Skeleton } from '../../ui/page/Skeleton.tsx';
import { responseMessages } from '../query-messages.ts';
import type { PagedQuery } from '../paged-endpoint.ts';
import { Link } from '../routing.ts';
import { listMessages } from './list-messages.ts';
import { OrderCard } from './OrderCard.tsx';
import styles from './Orders.module.css';

export interface Tab {
  /** What the address carries; '' is the first. */
  value: string;
  words: LocalizedText;
}

/** Which part of a list is shown: links, so that the address keeps it and Back leads out of the list. */
export function ListTabs(props: {
  label: string;
  tabs: readonly Tab[];
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

/** A list of orders however far it is: loading, failing, empty, or there. */
export function Orders(props: {
  answer: PagedQuery<Order>;
  empty: ReactNode;
  withProduct?: boolean;
}) {
  const t = useT();
  const language = useLanguage();
  const { items, total, error, loading, more, fetchMore, retry, stale } = props.answer;
  if (!items) {
    if (!error) return <Skeleton shape="card" count={4} text={t(listMessages.loading)} />;
    return <Problem title={error.words[language]} onRetry={retry} retrying={loading} />;
  }
  if (items.length === 0) return props.empty;
  return (
    <MoreList
      more={more}
      loading={loading}
      onMore={fetchMore}
      {...(error && !stale && { problem: error.words[language] })}
    >
      {stale && (
        <ProblemNote apart text={t(responseMessages.old)} onRetry={retry} retrying={loading} />
      )}
      <p className={styles.total}>{t(listMessages.count, { total })}</p>
      <ul className={styles.list}>
        {items.map((order, at) => (
          <li key={order.orderNo}>
            <OrderCard order={order} withProduct={props.withProduct ?? false} first={at === 0} />
          </li>
        ))}
      </ul>
    </MoreList>
  );
}
