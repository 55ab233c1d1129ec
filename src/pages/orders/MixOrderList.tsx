import { QueryProblem } from '../QueryProblem.tsx';
import { productLineNames } from '../../api/product-lines.ts';
import { Empty } from '../../ui/page/Empty.tsx';
import { useLanguage, useT } from '../../ui/language.tsx';
import { Skeleton } from '../../ui/page/Skeleton.tsx';
import { usePagedEndpoint } from '../paged-endpoint.ts';
import { useEndpoint } from '../endpoint-queries.tsx';
import { PillLink } from '../PillLink.tsx';
import { PageWithBack } from '../PageWithBack.tsx';
import { Link, useLocation } from '../routing.ts';
import { listMessages } from './list-messages.ts';
import { OrderCard, productText } from './OrderCard.tsx';
import { ListTabs, Orders } from './Orders.tsx';
import styles from './Orders.module.css';

const tabs = [
  { value: '', words: listMessages.all },
  ...Object.entries(productLineNames).map(([value, words]) => ({ value, words })),
];

/** /mixOrderList: every order whatever it is for, by product; one product alone by the address. */
export function MixOrderList() {
  const t = useT();
  const { search } = useLocation();
  const requested = new URLSearchParams(search).get('product') ?? '';
  const product = tabs.some(({ value }) => value === requested) ? requested : '';
  return (
    <PageWithBack title={t(listMessages.mixed)} focusKey="all orders" backTo="/orderList">
      <ListTabs
        label={t(listMessages.products)}
        tabs={tabs}
        chosen={product}
        path="/mixOrderList"
        parameter="product"
      />
      {product === '' ? <ByProduct /> : <OfProduct key={product} product={product} />}
    </PageWithBack>
  );
}

function ByProduct() {
  const t = useT();
  const language = useLanguage();
  const query = useEndpoint('order.groups', {});
  if (query.isPending) return <Skeleton shape="card" count={4} text={t(listMessages.loading)} />;
  if (query.isLoadingError) {
    return <QueryProblem query={query} />;
  }
  if (query.data.groups.length === 0) return <NoOrders />;
  return (
    <div className={styles.sections}>
      {query.isError && <QueryProblem query={query} />}
      {query.data.groups.map((group) => (
        <section key={group.productLineCode}>
          <div className={styles.groupHead}>
            <h2>{productText(group)[language]}</h2>
            {group.total > group.orders.length && (
              <Link
                className={styles.link}
                to={`/mixOrderList?product=${group.productLineCode}`}
                replace
              >
                {t(listMessages.seeAll, { total: group.total })}
              </Link>
            )}
          </div>
          <ul className={styles.list}>
            {group.orders.map((order) => (
              <li key={order.orderNo}>
                <OrderCard order={order} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function OfProduct({ product }: { product: string }) {
  const t = useT();
  const query = usePagedEndpoint('order.list', { productLine: product }, 'orders');
  return (
    <Orders
      query={query}
      empty={
        <Empty title={t(listMessages.none)}>
          <PillLink to="/mixOrderList" replace>
            {t(listMessages.showAll)}
          </PillLink>
        </Empty>
      }
    />
  );
}

function NoOrders() {
  const t = useT();
  return (
    <Empty title={t(listMessages.none)} text={t(listMessages.noneText)}>
      <PillLink to="/newCar">{t(listMessages.toCars)}</PillLink>
    </Empty>
  );
}
