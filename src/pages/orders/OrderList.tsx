import type { Order } from '../../api/order.ts';
import { Empty } from '../../ui/Empty.tsx';
import { useSay } from '../../ui/language.tsx';
import { Page } from '../../ui/Page.tsx';
import { useAnswerPages } from '../answer-pages.ts';
import { TabBar } from '../browsing/TabBar.tsx';
import { PillLink } from '../PillLink.tsx';
import { LanguageSwitch } from '../LanguageSwitch.tsx';
import { intoFlow, Link, useLocation } from '../routing.ts';
import { listWords } from './list-words.ts';
import { ListTabs, Orders } from './Orders.tsx';
import styles from './Orders.module.css';

/** Leases and loans, of new and used cars. */
const productLine = '1,2,3,6';

const tabs = [
  { value: '', words: listWords.all },
  { value: 'toPay', words: listWords.toPay, status: 'DEPOSIT_DUE,DOWN_PAYMENT_DUE' },
  {
    value: 'working',
    words: listWords.working,
    status:
      'CREDIT_MATERIALS,CREDIT_REVIEW,CREDIT_REJECTED,AUTHORIZATION,CONTRACT_SIGNING,FUNDER_SIGNING',
  },
  { value: 'toReceive', words: listWords.toReceive, status: 'DOWN_PAYMENT_COLLECTED,DELIVERY' },
  { value: 'repaying', words: listWords.repaying, status: 'REPAYING' },
  { value: 'over', words: listWords.over, status: 'REFUNDING,CANCELLED,SETTLED' },
] as const;

/** /orderList: the customer's leases and loans by where they stand, newest first. */
export function OrderList() {
  const say = useSay();
  const { search } = useLocation();
  const chosen = tabs.find(({ value }) => value === new URLSearchParams(search).get('state'));
  const tab = chosen ?? tabs[0];
  const answer = useAnswerPages<Order>(
    'order.list',
    { productLine, ...('status' in tab && { status: tab.status }) },
    'orders',
  );
  return (
    <Page title={say(listWords.orders)} focusKey="orders" aside={<LanguageSwitch />}>
      <ListTabs
        label={say(listWords.states)}
        tabs={tabs}
        chosen={tab.value}
        to={(value) => (value === '' ? '/orderList' : `/orderList?state=${value}`)}
      />
      <nav className={styles.others} aria-label={say(listWords.others)}>
        <Link className={styles.link} to="/mixOrderList">
          {say(listWords.mixed)}
        </Link>
        <Link className={styles.link} to="/HZorderList">
          {say(listWords.leaseBack)}
        </Link>
        <Link className={styles.link} to="/giftOrderList">
          {say(listWords.gifts)}
        </Link>
        <Link className={styles.link} to="/transactionInfoList" state={intoFlow}>
          {say(listWords.transactions)}
        </Link>
      </nav>
      <Orders
        answer={answer}
        empty={
          tab.value === '' ? (
            <Empty title={say(listWords.none)} text={say(listWords.noneText)}>
              <PillLink to="/newCar">{say(listWords.toCars)}</PillLink>
            </Empty>
          ) : (
            <Empty title={say(listWords.noneHere)}>
              <PillLink to="/orderList" replace>
                {say(listWords.showAll)}
              </PillLink>
            </Empty>
          )
        }
      />
      <TabBar />
    </Page>
  );
}
