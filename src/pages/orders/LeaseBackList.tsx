import { Empty } from '../../ui/page/Empty.tsx';
import { useT } from '../../ui/language.tsx';
import { PillLink } from '../PillLink.tsx';
import { PageWithBack } from '../PageWithBack.tsx';
import { listMessages } from './list-messages.ts';
import { ListTabs, Orders, useOrdersInTab } from './Orders.tsx';

const tabs = [
  { value: '', words: listMessages.all },
  {
    value: 'reviewing',
    words: listMessages.reviewing,
    status: 'CREDIT_MATERIALS,CREDIT_REVIEW,CREDIT_REJECTED,AUTHORIZATION',
  },
  { value: 'toSign', words: listMessages.toSign, status: 'DOWN_PAYMENT_DUE,CONTRACT_SIGNING' },
  { value: 'repaying', words: listMessages.repaying, status: 'DOWN_PAYMENT_COLLECTED,REPAYING' },
  { value: 'over', words: listMessages.over, status: 'REFUNDING,CANCELLED,SETTLED' },
] as const;

/** /HZorderList: the customer's lease-backs, by the stages a lease-back has. */
export function LeaseBackList() {
  const t = useT();
  const { tab, query } = useOrdersInTab(tabs, '4');
  return (
    <PageWithBack title={t(listMessages.leaseBack)} focusKey="lease-backs" backTo="/orderList">
      <ListTabs
        label={t(listMessages.states)}
        tabs={tabs}
        chosen={tab.value}
        path="/HZorderList"
        parameter="state"
      />
      <Orders
        query={query}
        empty={
          tab.value === '' ? (
            <Empty title={t(listMessages.noLeaseBack)} text={t(listMessages.noLeaseBackText)} />
          ) : (
            <Empty title={t(listMessages.noneHere)}>
              <PillLink to="/HZorderList" replace>
                {t(listMessages.showAll)}
              </PillLink>
            </Empty>
          )
        }
      />
    </PageWithBack>
  );
}
