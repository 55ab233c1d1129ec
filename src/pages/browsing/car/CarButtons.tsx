import { useMemo } from 'react';
import type { CarAtHand } from '../../../ui/car/car-tools.ts';
import { useT } from '../../../ui/language.tsx';
import { type ShareCard, usePlatform } from '../../platform.tsx';
import { useShare } from '../../use-share.ts';
import styles from './CarButtons.module.css';
import { messages } from './favourite-messages.ts';
import { toggleFavourite, useFavourites } from './favourites.ts';

/** On a car's page: keeps it on this phone, and sends its link as the host can. */
export function CarButtons({ car }: { car: CarAtHand }) {
  return (
    <div className={styles.buttons}>
      <Keep car={car} />
      <Send car={car} />
    </div>
  );
}

function Keep({ car }: { car: CarAtHand }) {
  const t = useT();
  const { toast } = usePlatform();
  const isFavourite = useFavourites().some(({ carId }) => carId === car.carId);
  const toggle = () => {
    const done = toggleFavourite({ carId: car.carId, to: car.to });
    toast(t(done ? (isFavourite ? messages.dropped : messages.added) : messages.notAdded));
  };
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={t(messages.favourite)}
      aria-pressed={isFavourite}
      onClick={toggle}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="m12 3.600 2.600 5.300 5.800.8-4.200 4.100 1 5.800-5.200-2.700-5.200 2.700 1-5.800L3.600 9.700l5.800-.8z" />
      </svg>
      <span aria-hidden="true">{t(isFavourite ? messages.isFavourite : messages.favourite)}</span>
    </button>
  );
}

function Send({ car: { title, text, to, image } }: { car: CarAtHand }) {
  const t = useT();
  const { environment, toast } = usePlatform();
  const { siteHost } = environment;
  const card = useMemo<ShareCard>(
    () => ({
      title,
      description: text,
      url: `${siteHost}${import.meta.env.BASE_URL.replace(/\/$/, '')}${to}`,
      ...(image !== undefined && { image: new URL(image, siteHost).href }),
    }),
    [title, text, to, image, siteHost],
  );
  const share = useShare(card);
  const send = () =>
    void share().then((how) => {
      if (how !== 'cancelled') toast(t(messages[how]));
    });
  return (
    <button type="button" className={styles.button} onClick={send}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M12 15V4M8 7.500 12 3.500l4 4M6 11H5v9h14v-9h-1" />
      </svg>
      <span>{t(messages.share)}</span>
    </button>
  );
}
