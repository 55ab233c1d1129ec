import type { RequestOf } from '../../api/typed.ts';
import { QueryNote, QueryProblem } from '../QueryProblem.tsx';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/page/Empty.tsx';
import { useT } from '../../ui/language.tsx';
import { Skeleton } from '../../ui/page/Skeleton.tsx';
import { useEndpoint } from '../endpoint-queries.tsx';
import { PageWithBack } from '../PageWithBack.tsx';
import { Link, useLocation } from '../routing.ts';
import styles from './Account.module.css';
import { couponMessages as words } from './coupon-messages.ts';
import { CouponCard, OfferList } from './CouponParts.tsx';

const states = ['usable', 'used', 'expired'] as const;
type State = (typeof states)[number];

function stateIn(search: string): State {
  const requested = new URLSearchParams(search).get('state');
  return states.find((state) => state === requested) ?? 'usable';
}

/** /coupon: the customer's coupons, by whether they can be used. The state stands in the address. */
export function MyCoupons() {
  const t = useT();
  const { search } = useLocation();
  const state = stateIn(search);
  const first = useEndpoint('coupon.mine', { state, page: '1' });
  const only = { usable: words.usableOnly, used: words.usedOnly, expired: words.expiredOnly };
  return (
    <PageWithBack title={t(words.mine)} focusKey="coupons">
      <nav className={styles.tabs} aria-label={t(words.states)}>
        {states.map((one) => (
          <Link
            key={one}
            className={styles.tab}
            to={`/coupon?state=${one}`}
            replace
            aria-current={one === state ? 'page' : undefined}
          >
            {first.data ? t(words[one], { count: first.data.counts[one] }) : t(only[one])}
          </Link>
        ))}
      </nav>
      <CouponPages key={state} state={state} kind="all" />
      <Link className={styles.button} to="/coupons">
        {t(words.toCentre)}
      </Link>
    </PageWithBack>
  );
}

/** Page after page; what was shown stays. */
function CouponPages({ state, kind }: { state: State; kind: 'all' | 'down-payment' }) {
  const [pages, setPages] = useState(1);
  return (
    <ul className={styles.list}>
      {Array.from({ length: pages }, (_, at) => (
        <CouponPage
          key={at}
          request={{ state, kind, page: String(at + 1) }}
          onMore={at + 1 === pages ? () => setPages(pages + 1) : undefined}
        />
      ))}
    </ul>
  );
}

function CouponPage(props: {
  request: RequestOf<'coupon.mine'>;
  onMore: (() => void) | undefined;
}) {
  const t = useT();
  const query = useEndpoint('coupon.mine', props.request);
  if (query.isLoadingError)
    return (
      <li>
        <QueryNote query={query} />
      </li>
    );
  if (!query.data)
    return (
      <li>
        <Skeleton shape="card" count={3} text={t(words.loading)} />
      </li>
    );
  const { coupons, more } = query.data;
  if (coupons.length === 0 && props.request.page === '1')
    return (
      <li>
        <Empty title={t(words.none)} text={t(words.noneText)} />
      </li>
    );
  return (
    <>
      {query.isError && (
        <li>
          <QueryProblem query={query} />
        </li>
      )}
      {coupons.map((coupon) => (
        <CouponCard key={coupon.code} coupon={coupon} />
      ))}
      {more && props.onMore && (
        <li>
          <Button variant="secondary" onPress={props.onMore}>
            {t(words.more)}
          </Button>
        </li>
      )}
    </>
  );
}

/** /coupons: what can be collected now. */
export function CouponCentre() {
  const t = useT();
  return (
    <PageWithBack title={t(words.centre)} focusKey="centre">
      <Centre kind="all" back="/coupons" />
    </PageWithBack>
  );
}

/** /JyCoupon: coupons that come off a down payment: those there are to collect, and those the customer has. */
export function DownPaymentCoupons() {
  const t = useT();
  return (
    <PageWithBack title={t(words.downPayment)} focusKey="down payment">
      <p className={styles.lead}>{t(words.jyText)}</p>
      <h2 className={styles.heading}>{t(words.toCollect)}</h2>
      <Centre kind="down-payment" back="/JyCoupon" />
      <h2 className={styles.heading}>{t(words.mineOnes)}</h2>
      <CouponPages state="usable" kind="down-payment" />
    </PageWithBack>
  );
}

function Centre({ kind, back }: { kind: 'all' | 'down-payment'; back: string }) {
  const t = useT();
  const query = useEndpoint('coupon.centre', { kind });
  if (query.isLoadingError) return <QueryProblem query={query} />;
  if (!query.data) return <Skeleton shape="card" count={4} text={t(words.loading)} />;
  if (query.data.offers.length === 0)
    return <Empty title={t(words.noOffers)} text={t(words.noOffersText)} />;
  return (
    <>
      {query.isError && <QueryProblem query={query} />}
      <OfferList offers={query.data.offers} back={back} />
    </>
  );
}
