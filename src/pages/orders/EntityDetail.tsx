import type { ResponseOf } from '../../api/typed.ts';
import { AsGiven } from '../../ui/field/AsGiven.tsx';
import { CarPhoto } from '../../ui/car/CarPhoto.tsx';
import { useLanguage, useT } from '../../ui/language.tsx';
import { entityMessages } from './entity-messages.ts';
import { Facts } from './Facts.tsx';
import { OneOrder } from './OneOrder.tsx';
import styles from './Orders.module.css';

type Entity = ResponseOf<'order.entity'>;

/** /entityDetail: the car of an order, its store, insurance and papers. */
export function EntityDetail() {
  return (
    <OneOrder
      title={entityMessages.title}
      endpoint="order.entity"
      back={(orderNo) => `/orderDetail?orderNo=${encodeURIComponent(orderNo ?? '')}`}
      backWords={entityMessages.back}
    >
      {(entity) => (
        <div className={styles.sections}>
          <Car car={entity.car} isOwn={entity.insurance === undefined} />
          <Store store={entity.store} isOwn={entity.insurance === undefined} />
          {entity.insurance && <Insurance insurance={entity.insurance} />}
          {entity.papers.length > 0 && <Papers papers={entity.papers} />}
        </div>
      )}
    </OneOrder>
  );
}

/** `isOwn`: the customer drove it before the order, so nobody hands it over. */
function Car({ car, isOwn }: { car: Entity['car']; isOwn: boolean }) {
  const t = useT();
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
          [t(entityMessages.model), car.modelName],
          [t(entityMessages.kind), t(car.used ? entityMessages.used : entityMessages.fresh)],
          [t(entityMessages.color), car.color],
          [t(entityMessages.vin), car.vin],
          [t(entityMessages.plate), car.plate ?? t(entityMessages.noPlate)],
          [
            t(entityMessages.handedOverOn),
            isOwn ? undefined : (car.handedOverOn ?? t(entityMessages.notYet)),
          ],
        ]}
      />
    </section>
  );
}

function Store({ store, isOwn }: { store: Entity['store']; isOwn: boolean }) {
  const t = useT();
  const name = t(isOwn ? entityMessages.ownStore : entityMessages.store);
  return (
    <section className={styles.section}>
      <h2>{name}</h2>
      <Facts
        facts={[
          [name, store.name],
          [t(entityMessages.city), store.city],
          [t(entityMessages.address), store.address],
        ]}
      />
    </section>
  );
}

function Insurance({ insurance }: { insurance: NonNullable<Entity['insurance']> }) {
  const t = useT();
  const { state, insurer, policyNo, from, until } = insurance;
  const term = from === undefined || until === undefined ? undefined : `${from} – ${until}`;
  return (
    <section className={styles.section}>
      <h2>{t(entityMessages.insurance)}</h2>
      <Facts
        facts={[
          [t(entityMessages.state), t(entityMessages[state])],
          [t(entityMessages.insurer), insurer],
          [t(entityMessages.policyNo), policyNo],
          [t(entityMessages.term), term],
        ]}
      />
    </section>
  );
}

function Papers({ papers }: { papers: Entity['papers'] }) {
  const t = useT();
  const language = useLanguage();
  return (
    <section className={styles.section}>
      <h2>{t(entityMessages.papers)}</h2>
      <ul className={styles.lines}>
        {papers.map(({ id, name, state, note }) => (
          <li key={id}>
            <div className={styles.amountLine}>
              <span>{name[language]}</span>
              <b>{t(entityMessages[state === 'later' ? 'paper-later' : state])}</b>
            </div>
            <span className={styles.quiet}>{note[language]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
