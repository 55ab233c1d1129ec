import type { Order } from '../../api/order.ts';
import { Empty } from '../../ui/Empty.tsx';
import { useSay } from '../../ui/language.tsx';
import { Page } from '../../ui/Page.tsx';
import { useAnswerPages } from '../answer-pages.ts';
import { PillLink } from '../PillLink.tsx';
import { LanguageSwitch } from '../LanguageSwitch.tsx';
import { useLocation } from '../routing.ts';
import { useBack } from '../browsing/use-back.ts';
import { listWords } from './list-words.ts';
import { ListTabs, Orders } from './Orders.tsx';

const tabs = [
  { value: '', words: listWords.all },
  {
    value: 'reviewing',
    words: listWords.reviewing,
    status: 'CREDIT_MATERIALS,CREDIT_REVIEW,CREDIT_REJECTED,AUTHORIZATION',
  },
  { value: 'toSign', words: listWords.toSign, status: 'DOWN_PAYMENT_DUE,CONTRACT_SIGNING' },
  { value: 'repaying', words: listWords.repaying, status: 'DOWN_PAYMENT_COLLECTED,REPAYING' },
  { value: 'over', words: listWords.over, status: 'REFUNDING,CANCELLED,SETTLED' },
] as const;

/** /HZorderList: the customer's lease-backs, by the stages a lease-back has. */
export function LeaseBackList() {
  const say = useSay();
  const back = useBack('/orderList');
  const { search } = useLocation();
  const wanted = new URLSearchParams(search).get('state');
  const tab = tabs.find(({ value }) => value === wanted) ?? tabs[0];
  const answer = useAnswerPages<Order>(
    'order.list',
    { productLine: '4', ...('status' in tab && { status: tab.status }) },
    'orders',
  );
  return (
    <Page
      title={say(listWords.leaseBack)}
      focusKey="lease-backs"
      onBack={back}
      aside={<LanguageSwitch />}
    >
      <ListTabs
        label={say(listWords.states)}
        tabs={tabs}
        chosen={tab.value}
        to={(value) => (value === '' ? '/HZorderList' : `/HZorderList?state=${value}`)}
      />
      <Orders
        answer={answer}
        empty={
          tab.value === '' ? (
            <Empty title={say(listWords.noLeaseBack)} text={say(listWords.noLeaseBackText)} />
          ) : (
            <Empty title={say(listWords.noneHere)}>
              <PillLink to="/HZorderList" replace>
                {say(listWords.showAll)}
              </PillLink>
            </Empty>
          )
        }
      />
    </Page>
  );
}
