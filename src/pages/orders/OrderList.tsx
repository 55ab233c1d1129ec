import { Empty } from '../../ui/page/Empty.tsx';
import { useT } from '../../ui/language.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { TabBar } from '../browsing/home/TabBar.tsx';
import { PillLink } from '../PillLink.tsx';
import { LanguageSwitch } from '../LanguageSwitch.tsx';
import { intoFlow, Link } from '../routing.ts';
import { listMessages } from './list-messages.ts';
import { ListTabs, Orders, useOrdersInTab } from './Orders.tsx';
import styles from './Orders.module.css';

/** Leases and loans, of new and used cars. */
const productLine = '1,2,3,6';

const tabs = [
  { value: '', words: listMessages.all },
  { value: 'toPay', words: listMessages.toPay, status: 'DEPOSIT_DUE,DOWN_PAYMENT_DUE' },
  {
    value: 'working',
    words: listMessages.working,
    status:
      'CREDIT_MATERIALS,CREDIT_REVIEW,CREDIT_REJECTED,AUTHORIZATION,CONTRACT_SIGNING,FUNDER_SIGNING,REFUNDING',
  },
  { value: 'toReceive', words: listMessages.toReceive, status: 'DOWN_PAYMENT_COLLECTED,DELIVERY' },
  { value: 'repaying', words: listMessages.repaying, status: 'REPAYING' },
  { value: 'over', words: listMessages.over, status: 'CANCELLED,SETTLED' },
] as const;

/** /orderList: the customer's leases and loans by where they stand, newest first. */
export function OrderList() {
  const t = useT();
  const { tab, query } = useOrdersInTab(tabs, productLine);
  return (
    <Page title={t(listMessages.orders)} focusKey="orders" headerAction={<LanguageSwitch />}>
      <ListTabs
        label={t(listMessages.states)}
        tabs={tabs}
        chosen={tab.value}
        path="/orderList"
        parameter="state"
      />
      <nav className={styles.others} aria-label={t(listMessages.others)}>
        <Link className={styles.link} to="/mixOrderList">
          {t(listMessages.mixed)}
        </Link>
        <Link className={styles.link} to="/HZorderList">
          {t(listMessages.leaseBack)}
        </Link>
        <Link className={styles.link} to="/giftOrderList">
          {t(listMessages.gifts)}
        </Link>
        <Link className={styles.link} to="/transactionInfoList" state={intoFlow}>
          {t(listMessages.transactions)}
        </Link>
      </nav>
      <Orders
        query={query}
        empty={
          tab.value === '' ? (
            <Empty title={t(listMessages.none)} text={t(listMessages.noneText)}>
              <PillLink to="/newCar">{t(listMessages.toCars)}</PillLink>
            </Empty>
          ) : (
            <Empty title={t(listMessages.noneHere)}>
              <PillLink to="/orderList" replace>
                {t(listMessages.showAll)}
              </PillLink>
            </Empty>
          )
        }
      />
      <TabBar />
    </Page>
  );
}
