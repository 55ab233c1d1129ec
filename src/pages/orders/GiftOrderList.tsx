import type { ResponseOf } from '../../api/typed.ts';
import { exactYuan } from '../../model/yuan.ts';
import { Empty } from '../../ui/page/Empty.tsx';
import { useLanguage, useT } from '../../ui/language.tsx';
import { type PagedQuery, usePagedEndpoint } from '../paged-endpoint.ts';
import { PillLink } from '../PillLink.tsx';
import { PageWithBack } from '../PageWithBack.tsx';
import { startPath } from '../page.ts';
import { intoFlow, Link, useLocation } from '../routing.ts';
import { Facts } from './Facts.tsx';
import { listMessages } from './list-messages.ts';
import { ListTabs } from './Orders.tsx';
import { PagedList } from './PagedList.tsx';
import styles from './Orders.module.css';

const tabs = [
  { value: '', words: listMessages.all },
  { value: 'guarantee', words: listMessages.guarantee },
  { value: 'activity', words: listMessages.activity },
  { value: 'gift', words: listMessages.gift },
] as const;

type Gift = ResponseOf<'order.gifts'>['gifts'][number];

/** /giftOrderList: what comes with the orders beside the cars: guarantees, activities, gifts and where they are. */
export function GiftOrderList() {
  const t = useT();
  const { search } = useLocation();
  const requested = new URLSearchParams(search).get('kind');
  const kind = tabs.find(({ value }) => value === requested)?.value ?? '';
  const request = kind === '' ? {} : { kind };
  const query = usePagedEndpoint('order.gifts', request, 'gifts');
  return (
    <PageWithBack title={t(listMessages.gifts)} focusKey="gifts" backTo="/orderList">
      <ListTabs
        label={t(listMessages.kinds)}
        tabs={tabs}
        chosen={kind}
        path="/giftOrderList"
        parameter="kind"
      />
      <Gifts query={query} />
    </PageWithBack>
  );
}

function Gifts({ query }: { query: PagedQuery<Gift> }) {
  const t = useT();
  const empty = (
    <Empty title={t(listMessages.noGifts)} text={t(listMessages.noGiftsText)}>
      <PillLink to="/orderList">{t(listMessages.orders)}</PillLink>
    </Empty>
  );
  return (
    <PagedList query={query} empty={empty}>
      {(gifts) => (
        <ul className={styles.list}>
          {gifts.map((gift) => (
            <li key={gift.id} className={styles.section}>
              <GiftCard gift={gift} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function GiftCard({ gift }: { gift: Gift }) {
  const t = useT();
  const language = useLanguage();
  const order = encodeURIComponent(gift.orderNo);
  const state = gift.state === 'over' ? 'over-gift' : gift.state;
  return (
    <>
      <div className={styles.head}>
        <h2>{gift.name[language]}</h2>
        <span className={styles.status}>{t(listMessages[state])}</span>
      </div>
      <Facts
        facts={[
          [t(listMessages.forCar), gift.carName],
          [t(listMessages.on), gift.on],
          [t(listMessages.number), gift.number],
          [t(listMessages.price), gift.price === undefined ? undefined : exactYuan(gift.price)],
          [t(listMessages.sentTo), gift.address],
        ]}
      />
      {gift.logistics && (
        <details className={styles.details}>
          <summary>
            {t(listMessages.logistics)} · {gift.logistics.company[language]}{' '}
            {gift.logistics.trackingNo}
          </summary>
          <ol className={styles.steps}>
            {gift.logistics.events.map((event, at) => (
              <li key={event.at} className={at === 0 ? styles.now : styles.done}>
                {event.text[language]} <span className={styles.quiet}>{event.at}</span>
              </li>
            ))}
          </ol>
        </details>
      )}
      <p className={styles.row}>
        {gift.state === 'to-claim' && (
          <PillLink to={`${startPath}?orderNo=${order}&action=giftAddress`} state={intoFlow}>
            {t(listMessages.claim)}
          </PillLink>
        )}
        <Link className={styles.link} to={`/orderDetail?orderNo=${order}`}>
          {t(listMessages.toOrder)}
        </Link>
      </p>
    </>
  );
}
