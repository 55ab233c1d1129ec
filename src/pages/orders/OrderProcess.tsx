import { AsGiven } from '../../ui/AsGiven.tsx';
import { useLanguage, useSay } from '../../ui/language.tsx';
import { Link } from '../routing.ts';
import { milestoneName, milestoneText, processWords } from './milestones.ts';
import { OneOrder } from './OneOrder.tsx';
import { statusWords } from './OrderCard.tsx';
import styles from './Orders.module.css';

type Words = { zh: string; en: string };

interface Milestone {
  id: string;
  name: Words;
  state: 'done' | 'now' | 'ahead';
  at?: string;
}

interface Progress {
  carName: string;
  status: string;
  orderedAt: string;
  milestones: Milestone[];
  events: { id: string; name: Words; at: string }[];
}

/** /orderProcess: the milestones of an order with their days, what comes next, and what has happened. */
export function OrderProcess() {
  return (
    <OneOrder<Progress>
      title={processWords.title}
      endpoint="order.progress"
      back={(orderNo) => `/orderDetail?orderNo=${encodeURIComponent(orderNo ?? '')}`}
      backWords={processWords.back}
    >
      {(progress, orderNo) => (
        <div className={styles.sections}>
          <Standing progress={progress} orderNo={orderNo} />
          <Way progress={progress} />
          <Events events={progress.events} />
        </div>
      )}
    </OneOrder>
  );
}

function Standing({ progress, orderNo }: { progress: Progress; orderNo: string }) {
  const say = useSay();
  const language = useLanguage();
  const { milestones, status, carName } = progress;
  const at = milestones.findIndex(({ state }) => state === 'now');
  const next = milestones.slice(at + 1).find(({ state }) => state === 'ahead');
  const over = status === 'CANCELLED' || status === 'REFUNDING';
  const lookAhead = next
    ? say(processWords.nextUp, { name: milestoneName(next)[language] })
    : say(processWords.nothingNext);
  return (
    <section className={styles.hero}>
      <p>
        <AsGiven text={carName} />
      </p>
      <h2>{say(processWords.nowAt, { name: statusWords(status)[language] })}</h2>
      <p>{over ? say(processWords.stopped) : lookAhead}</p>
      {!over && next && milestoneText[next.id] && <p>{milestoneText[next.id]?.[language]}</p>}
      <Link className={styles.heroLink} to={`/orderDetail?orderNo=${encodeURIComponent(orderNo)}`}>
        {say(processWords.act)}
      </Link>
    </section>
  );
}

function Way({ progress }: { progress: Progress }) {
  const say = useSay();
  const language = useLanguage();
  return (
    <section className={styles.section}>
      <h2>{say(processWords.way)}</h2>
      <ol className={styles.steps}>
        <li className={styles.done}>
          {say(processWords.ordered)} <time className={styles.quiet}>{progress.orderedAt}</time>
        </li>
        {progress.milestones.map((one) => (
          <li
            key={one.id}
            className={styles[one.state]}
            aria-current={one.state === 'now' ? 'step' : undefined}
          >
            {milestoneName(one)[language]}{' '}
            <span className={styles.quiet}>{one.at ?? say(processWords[one.state])}</span>
            {milestoneText[one.id] && one.state !== 'done' && (
              <p className={styles.explain}>{milestoneText[one.id]?.[language]}</p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Events({ events }: { events: Progress['events'] }) {
  const say = useSay();
  const language = useLanguage();
  return (
    <section className={styles.section}>
      <h2>{say(processWords.events)}</h2>
      {events.length === 0 && <p className={styles.quiet}>{say(processWords.noEvents)}</p>}
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
