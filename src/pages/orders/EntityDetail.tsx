import { AsGiven } from '../../ui/AsGiven.tsx';
import { CarPhoto } from '../../ui/CarPhoto.tsx';
import { useLanguage, useSay } from '../../ui/language.tsx';
import { entityWords } from './entity-words.ts';
import { Facts } from './Facts.tsx';
import { OneOrder } from './OneOrder.tsx';
import styles from './Orders.module.css';

type Words = { zh: string; en: string };

interface Entity {
  car: {
    brandName: string;
    seriesName: string;
    modelName: string;
    color: string;
    bodyType?: string;
    paint?: string;
    picture?: string;
    pictureSmall?: string;
    vin: string;
    plate?: string;
    used: boolean;
    handedOverOn?: string;
  };
  store: { name: string; city: string; address: string };
  insurance: {
    state: 'later' | 'arranging' | 'in-force' | 'expired';
    insurer?: string;
    policyNo?: string;
    from?: string;
    until?: string;
  };
  papers: { id: string; name: Words; state: 'later' | 'held' | 'handed-over'; note: Words }[];
}

/** /entityDetail: the car of an order, its store, insurance and papers. */
export function EntityDetail() {
  return (
    <OneOrder<Entity>
      title={entityWords.title}
      endpoint="order.entity"
      back={(orderNo) => `/orderDetail?orderNo=${encodeURIComponent(orderNo ?? '')}`}
      backWords={entityWords.back}
    >
      {(entity) => (
        <div className={styles.sections}>
          <Car car={entity.car} />
          <Store store={entity.store} />
          <Insurance insurance={entity.insurance} />
          <Papers papers={entity.papers} />
        </div>
      )}
    </OneOrder>
  );
}

function Car({ car }: { car: Entity['car'] }) {
  const say = useSay();
  return (
    <section className={styles.section}>
      <div className={styles.picture}>
        <CarPhoto
          first
          url={car.picture}
          small={car.pictureSmall}
          sizes="20rem"
          label={`${car.brandName} ${car.seriesName} ${car.color}`}
          body={car.bodyType}
          paint={car.paint}
        />
      </div>
      <h2>
        <AsGiven text={`${car.brandName} ${car.seriesName}`} />
      </h2>
      <Facts
        facts={[
          [say(entityWords.model), car.modelName],
          [say(entityWords.kind), say(car.used ? entityWords.used : entityWords.fresh)],
          [say(entityWords.color), car.color],
          [say(entityWords.vin), car.vin],
          [say(entityWords.plate), car.plate ?? say(entityWords.noPlate)],
          [say(entityWords.handedOverOn), car.handedOverOn ?? say(entityWords.notYet)],
        ]}
      />
    </section>
  );
}

function Store({ store }: { store: Entity['store'] }) {
  const say = useSay();
  return (
    <section className={styles.section}>
      <h2>{say(entityWords.store)}</h2>
      <Facts
        facts={[
          [say(entityWords.store), store.name],
          [say(entityWords.city), store.city],
          [say(entityWords.address), store.address],
        ]}
      />
    </section>
  );
}

function Insurance({ insurance }: { insurance: Entity['insurance'] }) {
  const say = useSay();
  const { state, insurer, policyNo, from, until } = insurance;
  const term = from === undefined || until === undefined ? undefined : `${from} – ${until}`;
  return (
    <section className={styles.section}>
      <h2>{say(entityWords.insurance)}</h2>
      <Facts
        facts={[
          [say(entityWords.state), say(entityWords[state])],
          [say(entityWords.insurer), insurer],
          [say(entityWords.policyNo), policyNo],
          [say(entityWords.term), term],
        ]}
      />
    </section>
  );
}

function Papers({ papers }: { papers: Entity['papers'] }) {
  const say = useSay();
  const language = useLanguage();
  return (
    <section className={styles.section}>
      <h2>{say(entityWords.papers)}</h2>
      <ul className={styles.lines}>
        {papers.map(({ id, name, state, note }) => (
          <li key={id}>
            <div className={styles.amountLine}>
              <span>{name[language]}</span>
              <b>{say(entityWords[state === 'later' ? 'paper-later' : state])}</b>
            </div>
            <span className={styles.quiet}>{note[language]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
