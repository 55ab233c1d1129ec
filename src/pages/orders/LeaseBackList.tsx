import { Empty } from '../../ui/page/Empty.tsx';
import { useT } from '../../ui/language.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { usePagedEndpoint } from '../paged-endpoint.ts';
import { PillLink } from '../PillLink.tsx';
import { LanguageSwitch } from '../LanguageSwitch.tsx';
import { useLocation } from '../routing.ts';
import { useBack } from '../browsing/use-back.ts';
import { listMessages } from './list-messages.ts';
import { ListTabs, Orders } from './Orders.tsx';

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
  const back = useBack('/orderList');
  const { search } = useLocation();
  const requested = new URLSearchParams(search).get('state');
  const tab = tabs.find(({ value }) => value === requested) ?? tabs[0];
  const query = usePagedEndpoint(
    'order.list',
    { productLine: '4', ...('status' in tab && { status: tab.status }) },
    'orders',
  );
  return (
    <Page
      title={t(listMessages.leaseBack)}
      focusKey="lease-backs"
      onBack={back}
      headerAction={<LanguageSwitch />}
    >
      <ListTabs
        label={t(listMessages.states)}
        tabs={tabs}
        chosen={tab.value}
        to={(value) => (value === '' ? '/HZorderList' : `/HZorderList?state=${value}`)}
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
    </Page>
  );
}
