import type { OrderDetail as Detail } from '../../api/order.ts';
import type { TextTemplate } from '../../model/definition.ts';
import type { LocalizedText } from '../../model/step-kind.ts';
import { AsGiven } from '../../ui/field/AsGiven.tsx';
import { CarPhoto } from '../../ui/car/CarPhoto.tsx';
import { useLanguage, useT } from '../../ui/language.tsx';
import { maskIdNumber } from '../../ui/field/mask.ts';
import { OrderPlan } from '../../ui/money/OrderPlan.tsx';
import type { Seller } from '../address.ts';
import { usePlatform } from '../platform.tsx';
import { Link } from '../routing.ts';
import { Actions } from './Actions.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import { Documents } from './Documents.tsx';
import { Facts } from './Facts.tsx';
import { Milestone } from './Milestone.tsx';
import { isStopped, milestoneName } from './milestones.ts';
import { DueNow, Money } from './Money.tsx';
import { productText, StatusTag } from './OrderCard.tsx';
import styles from './Orders.module.css';
import { SellerCard } from './Seller.tsx';
import { messages } from './messages.ts';

/** /orderDetail: where an order stands and what its customer can do now. */
export function OrderDetail({ order, seller }: { order: Detail; seller: Seller }) {
  const { pages = [] } = order;
  const canRepay = pages.some(({ page }) => page === 'repayment');
  const reader = pages.find(({ page }) => page === 'contractDetail')?.page;
  return (
    <div className={`${styles.sections ?? ''} ${styles.detail ?? ''}`}>
      <section className={styles.section}>
        <CarHead order={order} />
      </section>
      <Actions order={order} above={<DueNow orderNo={order.orderNo} />} />
      <Plan order={order} />
      <Progress order={order} />
      <Money order={order} canRepay={canRepay} />
      <About order={order} />
      <Entity order={order} />
      <SellerCard orderNo={order.orderNo} named={order.sellerInfo} otherwise={seller} />
      <Documents order={order} reader={reader} />
      <CancelOrder order={order} />
    </div>
  );
}

function Plan({ order }: { order: Detail }) {
  const t = useT();
  return (
    <section className={styles.section}>
      <h2>{t(messages.plan)}</h2>
      {isStopped(order.status) ? <p>{t(messages.planOver)}</p> : <OrderPlan order={order} />}
    </section>
  );
}

/** Whose order it is, of what, and with whom. */
function About({ order }: { order: Detail }) {
  const t = useT();
  const language = useLanguage();
  const { funderName } = usePlatform();
  const name = plain(funderName(order.funder)?.[language]) ?? order.funder;
  return (
    <section className={styles.section}>
      <h2>{t(messages.about)}</h2>
      <Facts
        facts={[
          [t(messages.product), productText(order)[language]],
          [t(messages.funder), name],
          [t(messages.customer), order.cusName],
          [t(messages.idNumber), order.idNumber ? maskIdNumber(order.idNumber) : '—'],
          [t(messages.createTime), order.createTime],
          [t(messages.orderNo), order.orderNo],
        ]}
      />
    </section>
  );
}

/** The car in its colour, and where its order stands. */
export function CarHead({ order }: { order: Detail }) {
  return (
    <div className={styles.carHead}>
      <span className={styles.thumb}>
        <CarPhoto
          first
          url={order.focusImage ?? order.vehiclePicUrl}
          small={order.focusImageSmall}
          sizes="8rem"
          label={`${order.brandName} ${order.seriesName} ${order.color}`}
          body={order.bodyType}
          paint={order.paint}
        />
      </span>
      <div className={styles.cardText}>
        <h2>
          <AsGiven text={`${order.brandName} ${order.seriesName}`} />
        </h2>
        <p className={styles.line}>
          <AsGiven text={order.modelName} />
        </p>
        <p className={styles.line}>{order.color}</p>
        <StatusTag order={order} />
      </div>
    </div>
  );
}

function Progress({ order }: { order: Detail }) {
  const t = useT();
  const { status, progress = [], pages = [] } = order;
  const position = { status, hasProblem: pages.some(({ problem }) => problem) };
  if (progress.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{t(messages.progress)}</h2>
      <ol className={styles.steps}>
        {progress.map((entry) => (
          <Milestone
            key={entry.id}
            name={milestoneName(entry)}
            state={entry.state}
            position={position}
          />
        ))}
      </ol>
      <Link
        className={styles.link}
        to={`/orderProcess?orderNo=${encodeURIComponent(order.orderNo)}`}
      >
        {t(messages.wholeProgress)}
      </Link>
    </section>
  );
}

interface EntityProps {
  order: Detail;
  words?: LocalizedText;
}

export function Entity({ order, words = messages.toEntity }: EntityProps) {
  const t = useT();
  const query = `?orderNo=${encodeURIComponent(order.orderNo)}`;
  return (
    <section className={styles.section}>
      <h2>{t(messages.entity)}</h2>
      <Link className={styles.link} to={`/entityDetail${query}`}>
        {t(words)}
      </Link>
      <Link className={styles.link} to="/giftOrderList">
        {t(messages.gifts)}
      </Link>
    </section>
  );
}

function plain(text: TextTemplate | undefined): string | undefined {
  return typeof text === 'string' ? text : undefined;
}
