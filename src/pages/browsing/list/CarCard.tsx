import { memo } from 'react';
import { yuan } from '../../../model/yuan.ts';
import { CarPhoto } from '../../../ui/car/CarPhoto.tsx';
import { useLanguage, useT } from '../../../ui/language.tsx';
import { Link } from '../../routing.ts';
import styles from './CarCard.module.css';
import { type ListedCar, carPath } from '../catalogue.ts';
import { distanceOf, monthOf } from '../car/facts.ts';
import { messages } from '../messages.ts';

interface CarCardProps {
  car: ListedCar;
  /** The address it was seen at, where that is another than its kind's. */
  to?: string;
  /** For places side by side. */
  tall?: boolean;
  first?: boolean;
}

/** A car in a list: the whole card leads to its page. A list that grows does not draw the cards again that it had. */
export const CarCard = memo(function CarCard(props: CarCardProps) {
  const { car, to = carPath(car), tall = false, first = false } = props;
  const t = useT();
  const language = useLanguage();
  return (
    <Link className={`${styles.card ?? ''} ${tall ? (styles.tall ?? '') : ''}`} to={to}>
      <span className={styles.picture}>
        <CarPhoto
          url={car.focusImage}
          small={car.focusImageSmall}
          sizes={tall ? '45vw' : '9rem'}
          first={first}
          body={car.bodyType}
          paint={car.paint}
        />
        {car.sold && <span className={styles.sold}>{t(messages.sold)}</span>}
      </span>
      <span className={styles.about}>
        <span className={styles.name}>
          {car.brand[language]} {car.series[language]}
        </span>
        <span className={styles.model}>{car.name[language]}</span>
        <Facts car={car} />
        {car.labels.length > 0 && (
          <span className={styles.labels}>
            {car.labels.slice(0, tall ? 2 : 3).map((label) => (
              <span key={label.en}>{label[language]}</span>
            ))}
          </span>
        )}
        <Prices car={car} />
      </span>
    </Link>
  );
});

/** Those of one plan where the platform says whose term it is; else the lowest there are. */
function Prices({ car: { firstPayment, monthRent, term } }: { car: ListedCar }) {
  const t = useT();
  const language = useLanguage();
  const isLowest = term === undefined;
  return (
    <span className={styles.prices}>
      <span>
        {t(isLowest ? messages.firstPaymentFrom : messages.firstPayment)}{' '}
        <b>{yuan(firstPayment, language)}</b>
        {isLowest && t(messages.from)}
      </span>
      <span>
        {t(isLowest ? messages.monthRentFrom : messages.monthRent)}{' '}
        <b>{yuan(monthRent, language)}</b>
        {isLowest ? t(messages.from) : t(messages.times, { count: term })}
      </span>
    </span>
  );
}

function Facts({ car }: { car: ListedCar }) {
  const t = useT();
  const language = useLanguage();
  const facts =
    car.kind === 'used'
      ? [
          car.registeredOn === undefined ? undefined : monthOf(car.registeredOn, language),
          car.mileage === undefined ? undefined : distanceOf(car.mileage, language),
          car.city[language],
        ]
      : [t(messages.guidePrice, { price: yuan(car.guidePrice, language) })];
  return (
    <span className={styles.facts}>
      {facts
        .filter((fact) => fact !== undefined)
        .map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
    </span>
  );
}
