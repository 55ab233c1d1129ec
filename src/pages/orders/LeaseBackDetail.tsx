import type { ResponseOf } from '../../api/typed.ts';
import type { OrderDetail as Detail } from '../../api/order.ts';
import { exactYuan } from '../../model/yuan.ts';
import { useLanguage, useT } from '../../ui/language.tsx';
import { maskIdNumber } from '../../ui/field/mask.ts';
import { Skeleton } from '../../ui/page/Skeleton.tsx';
import { readAddress } from '../address.ts';
import { useEndpoint } from '../endpoint-queries.tsx';
import { QueryNote } from '../QueryProblem.tsx';
import { useLocation } from '../routing.ts';
import { Actions } from './Actions.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import { Documents } from './Documents.tsx';
import { Facts } from './Facts.tsx';
import { DueNow, Money } from './Money.tsx';
import { OneOrder } from './OneOrder.tsx';
import { CarHead, Entity } from './OrderDetail.tsx';
import { listMessages } from './list-messages.ts';
import { Milestone } from './Milestone.tsx';
import styles from './Orders.module.css';
import { SellerCard } from './Seller.tsx';
import { messages } from './messages.ts';

type Stage = ResponseOf<'lease-back.status'>;

const stages: Readonly<Record<string, { zh: string; en: string }>> = {
  open: { zh: '请提交初审资料', en: 'Hand in the data of the first review' },
  'pre-review': {
    zh: '初审中，一般 1 个工作日内给出结果',
    en: 'In the first review, usually one working day',
  },
  'pre-passed': {
    zh: '初审已通过，请提交终审资料',
    en: 'First review passed: go on with the final review',
  },
  'final-review': { zh: '终审中，请留意通知', en: 'In final review, we will let you know' },
  'final-passed': {
    zh: '终审已通过，请签署回租合同',
    en: 'Final review passed: sign the contract',
  },
  rejected: { zh: '初审未通过', en: 'First review not passed' },
  signed: { zh: '回租合同已签署', en: 'The contract is signed' },
};

/** /HZorderDetail: a lease-back with its reviews; the car stays the customer's to drive. */
export function LeaseBackDetail() {
  const { seller } = readAddress(useLocation().search);
  return (
    <OneOrder
      title={messages.leaseBackOrder}
      endpoint="order.detail"
      back={() => '/HZorderList'}
      backWords={messages.toLeaseBacks}
    >
      {(order) => (
        <div className={styles.sections}>
          <section className={styles.section}>
            <CarHead order={order} />
          </section>
          <Actions order={order} above={<DueNow orderNo={order.orderNo} />} />
          <StageCard order={order} />
          <Money order={order} canRepay={false} />
          <Summary order={order} />
          <Entity order={order} words={messages.toOwnCar} />
          <SellerCard orderNo={order.orderNo} named={order.sellerInfo} otherwise={seller} />
          <Documents order={order} reader={readerOf(order)} />
          <CancelOrder order={order} />
        </div>
      )}
    </OneOrder>
  );
}

function readerOf({ pages = [] }: Detail): string | undefined {
  return pages.find(({ page }) => page === 'HZcontractDetail')?.page;
}

function Summary({ order }: { order: Detail }) {
  const t = useT();
  return (
    <section className={styles.section}>
      <h2>{t(messages.about)}</h2>
      <Facts
        facts={[
          [t(messages.myCar), order.modelName],
          [t(messages.applied), exactYuan(order.funderLoanAmt)],
          [t(messages.terms), t(listMessages.termCount, { count: order.termCount })],
          [t(messages.lessee), order.cusName],
          [t(messages.idNumber), order.idNumber ? maskIdNumber(order.idNumber) : '—'],
          [t(messages.createTime), order.createTime],
          [t(messages.orderNo), order.orderNo],
        ]}
      />
    </section>
  );
}

function StageCard({ order }: { order: Detail }) {
  const t = useT();
  const query = useEndpoint('lease-back.status', { orderNo: order.orderNo });
  return (
    <section className={styles.section}>
      <h2>{t(messages.stage)}</h2>
      {query.isPending && <Skeleton shape="row" />}
      <QueryNote query={query} />
      {query.data && (
        <>
          <StageFacts stage={query.data} />
          <Milestones at={stageIndexOf(query.data.status, order.status)} status={order.status} />
        </>
      )}
    </section>
  );
}

function StageFacts({ stage }: { stage: Stage }) {
  const t = useT();
  const language = useLanguage();
  const { status, approved, reason } = stage;
  const name = Object.hasOwn(stages, status) ? stages[status]?.[language] : status;
  return (
    <>
      <p>
        {name}
        {reason === undefined ? '' : ` · ${reason}`}
      </p>
      <Facts
        facts={[[t(messages.approved), approved === undefined ? undefined : exactYuan(approved)]]}
      />
    </>
  );
}

const milestones = [
  messages.preReview,
  messages.finalReview,
  messages.sign,
  messages.fund,
  messages.repay,
];
const stageIndexes: Readonly<Record<string, number>> = {
  'pre-passed': 1,
  'final-review': 1,
  'final-passed': 2,
  signed: 3,
};

/** Where of the way a lease-back is: its reviews say it until the money is paid out. */
function stageIndexOf(stage: string, status: string | undefined): number {
  if (status === 'SETTLED') return milestones.length;
  if (status === 'REPAYING') return milestones.length - 1;
  return (Object.hasOwn(stageIndexes, stage) ? stageIndexes[stage] : undefined) ?? 0;
}

function Milestones({ at, status }: { at: number; status: string | undefined }) {
  return (
    <ol className={`${styles.steps ?? ''} ${styles.below ?? ''}`}>
      {milestones.map((name, place) => (
        <Milestone
          key={name.zh}
          name={name}
          state={place < at ? 'done' : place === at ? 'now' : 'ahead'}
          position={{ status, hasProblem: false }}
        />
      ))}
    </ol>
  );
}
