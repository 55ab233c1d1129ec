import type { ResponseOf } from '../../api/typed.ts';
import { AsGiven } from '../../ui/field/AsGiven.tsx';
import { useLanguage, useT } from '../../ui/language.tsx';
import { Link } from '../routing.ts';
import {
  explanation,
  isStopped,
  milestoneName,
  processMessages,
  type OrderPosition,
} from './milestones.ts';
import { Milestone } from './Milestone.tsx';
import { isRefused } from './order-page.ts';
import { OneOrder } from './OneOrder.tsx';
import { statusText } from './OrderCard.tsx';
import styles from './Orders.module.css';

type Progress = ResponseOf<'order.progress'>;

/** /orderProcess: the milestones of an order with their days, what comes next, and what has happened. */
export function OrderProcess() {
  return (
    <OneOrder
      title={processMessages.title}
      endpoint="order.progress"
      back={(orderNo) => `/orderDetail?orderNo=${encodeURIComponent(orderNo ?? '')}`}
      backWords={processMessages.back}
    >
      {(progress, orderNo) => (
        <div className={styles.sections}>
          <CurrentStatus progress={progress} orderNo={orderNo} />
          <Milestones progress={progress} />
          <Events events={progress.events} />
        </div>
      )}
    </OneOrder>
  );
}

function CurrentStatus({ progress, orderNo }: { progress: Progress; orderNo: string }) {
  const t = useT();
  const language = useLanguage();
  const { milestones, status, carName } = progress;
  const statusName = progress.statusName ?? statusText(status);
  const at = milestones.findIndex(({ state }) => state === 'now');
  const current = milestones[at];
  const next = milestones.slice(at + 1).find(({ state }) => state === 'ahead');
  const over = isStopped(status);
  const refused = isRefused(status);
  const text = current && explanationOf(current, positionOf(progress));
  const isDone = milestones.every(({ state }) => state === 'done');
  const lookAhead = next
    ? t(processMessages.nextUp, { name: milestoneName(next)[language] })
    : isDone && t(processMessages.nothingNext);
  const note = !refused && (over ? t(processMessages.over) : lookAhead);
  return (
    <section className={styles.hero}>
      <p>
        <AsGiven text={carName} />
      </p>
      <h2>{t(processMessages.nowAt, { name: statusName[language] })}</h2>
      {!over && text && <p>{text[language]}</p>}
      <Link className={styles.heroLink} to={`/orderDetail?orderNo=${encodeURIComponent(orderNo)}`}>
        {t(refused || over ? processMessages.whatNow : processMessages.act)}
      </Link>
      {note && <p>{note}</p>}
    </section>
  );
}

function Milestones({ progress }: { progress: Progress }) {
  const t = useT();
  const position = positionOf(progress);
  return (
    <section className={styles.section}>
      <h2>{t(processMessages.heading)}</h2>
      <ol className={styles.steps}>
        <li className={styles.done}>
          {t(processMessages.ordered)} <time className={styles.quiet}>{progress.orderedAt}</time>
        </li>
        {progress.milestones.map((one) => (
          <Milestone
            key={one.id}
            name={milestoneName(one)}
            state={one.state}
            position={position}
            at={one.at}
            text={one.state === 'done' ? undefined : explanationOf(one, position)}
          />
        ))}
      </ol>
    </section>
  );
}

function explanationOf({ id, text }: Progress['milestones'][number], position: OrderPosition) {
  return text ?? explanation(id, position);
}

function positionOf({ status, problem }: Progress): OrderPosition {
  return { status, hasProblem: problem !== undefined };
}

function Events({ events }: { events: Progress['events'] }) {
  const t = useT();
  const language = useLanguage();
  return (
    <section className={styles.section}>
      <h2>{t(processMessages.events)}</h2>
      {events.length === 0 && <p className={styles.quiet}>{t(processMessages.noEvents)}</p>}
      <ul className={styles.lines}>
        {events.map((event) => (
          <li key={event.id}>
            {event.name[language]} <time className={styles.quiet}>{event.at}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}
