import { yuan } from '../../model/yuan.ts';
import { CarPhoto } from '../../ui/car/CarPhoto.tsx';
import { AppLink } from '../../ui/link/AppLink.tsx';
import { carPageOf } from '../../ui/car/car-pages.ts';
import { useLanguage, useT } from '../../ui/language.tsx';
import { pageAddress } from './page-address.ts';
import { messages } from './messages.ts';
import styles from './Car.module.css';
import type { CarResponse } from './car-data.ts';

interface CarFactsProps {
  car: CarResponse;
  carId: string;
  /** What the page's address brought. */
  addressParams: Record<string, string>;
}

/** All data of the car, below the choices. Empty parts are left out. */
export function CarFacts({ car, carId, addressParams }: CarFactsProps) {
  const t = useT();
  const language = useLanguage();
  // Tags shown above are not repeated.
  const tags = new Set(car.car?.labels.map(({ zh }) => zh));
  const highlights = (car.highlights ?? []).filter(({ zh }) => !tags.has(zh));
  return (
    <>
      {car.used && <UsedFacts used={car.used} carId={carId} />}
      {highlights.length > 0 && (
        <section className={styles.card}>
          <h2 className={styles.title}>{t(messages.highlights)}</h2>
          <ul className={styles.bullets}>
            {highlights.map((one) => (
              <li key={one.zh}>{one[language]}</li>
            ))}
          </ul>
        </section>
      )}
      {car.parameters && car.parameters.length > 0 && <Parameters groups={car.parameters} />}
      {car.services && car.services.length > 0 && (
        <section className={styles.card}>
          <h2 className={styles.title}>{t(messages.services)}</h2>
          <dl className={styles.services}>
            {car.services.map(({ id, title, about }) => (
              <div key={id}>
                <dt>{title[language]}</dt>
                <dd>{about[language]}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {car.steps && car.steps.length > 0 && (
        <section className={styles.card}>
          <h2 className={styles.title}>{t(messages.steps)}</h2>
          <ol className={styles.steps}>
            {car.steps.map((one) => (
              <li key={one.zh}>{one[language]}</li>
            ))}
          </ol>
        </section>
      )}
      {car.similar && car.similar.length > 0 && (
        <Similar cars={car.similar} addressParams={addressParams} />
      )}
    </>
  );
}

function Parameters({ groups }: { groups: NonNullable<CarResponse['parameters']> }) {
  const t = useT();
  const language = useLanguage();
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{t(messages.parameters)}</h2>
      {groups.map((group, at) => (
        <details key={group.id} className={styles.group} open={at === 0}>
          <summary>{group.title[language]}</summary>
          <dl className={styles.rows}>
            {group.rows.map(({ id, name, value }) => (
              <div key={id}>
                <dt>{name[language]}</dt>
                <dd>{value[language]}</dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
    </section>
  );
}

function UsedFacts({ used, carId }: { used: NonNullable<CarResponse['used']>; carId: string }) {
  const t = useT();
  const language = useLanguage();
  const rows: [{ zh: string; en: string }, string][] = [
    [messages.grade, used.grade],
    [messages.mileage, t(messages.km, { km: used.mileage })],
    [messages.registered, used.registeredOn],
    [messages.owners, t(messages.times, { count: used.owners - 1 })],
    [messages.inspection, used.inspectionUntil],
    [messages.insurance, used.insuranceUntil],
    [messages.vin, used.maskedVin],
  ];
  const report = { file: used.reportUrl, title: t(messages.report), carId };
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{t(messages.used)}</h2>
      <dl className={styles.rows}>
        {rows.map(([label, value]) => (
          <div key={label.zh}>
            <dt>{t(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.quiet}>{used.plate[language]}</p>
      <p className={styles.links}>
        <AppLink to={pageAddress('/usedPdf', report)}>{t(messages.report)}</AppLink>
        <AppLink to={pageAddress('/userCarEvalImgs', { carId })}>{t(messages.allPictures)}</AppLink>
      </p>
    </section>
  );
}

interface SimilarProps {
  cars: NonNullable<CarResponse['similar']>;
  addressParams: Record<string, string>;
}

/** Each on the page of what it is, in the same city and from the same source. */
function Similar({ cars, addressParams }: SimilarProps) {
  const t = useT();
  const language = useLanguage();
  const same = Object.fromEntries(
    Object.entries(addressParams).filter(([, value]) => value !== ''),
  );
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{t(messages.similar)}</h2>
      <ul className={styles.similar}>
        {cars.map((one) => (
          <li key={one.carId}>
            <AppLink to={pageAddress(carPageOf(one.kind), { ...same, carId: one.carId })}>
              <CarPhoto
                url={one.focusImage}
                small={one.focusImageSmall}
                sizes="45vw"
                body={one.bodyType}
                paint={one.paint}
              />
              <span className={styles.strong}>
                {one.brand[language]} {one.series[language]}
              </span>
              <span className={styles.quiet}>
                {one.term === undefined
                  ? t(messages.perMonthFrom, { amount: yuan(one.monthRent, language) })
                  : t(messages.perMonth, {
                      amount: yuan(one.monthRent, language),
                      count: one.term,
                    })}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
