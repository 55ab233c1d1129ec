import { AppLink } from '../../ui/link/AppLink.tsx';
import { useT } from '../../ui/language.tsx';
import { fullAddress } from '../../ui/link/map-links.ts';
import { StoreLinks, useDistanceText } from '../../ui/link/StoreLinks.tsx';
import { pageAddress } from './page-address.ts';
import { messages } from './messages.ts';
import styles from './Car.module.css';
import type { CarStoreData } from './car-data.ts';

export function CarStore({ store, used }: { store: CarStoreData; used: boolean }) {
  const t = useT();
  const distance = useDistanceText();
  const address = fullAddress(store.city, store.address ?? store.storeAddress);
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t(messages.store)}</h2>
        <AppLink
          className={styles.more}
          to={pageAddress(used ? '/changeUsedStore' : '/changeStore')}
        >
          {t(messages.changeStore)}
        </AppLink>
      </div>
      <p className={styles.strong}>{store.name}</p>
      <p className={styles.quiet}>{address}</p>
      <p className={styles.quiet}>
        {[distance(store.distance), store.hours].filter(Boolean).join(' · ')}
      </p>
      <StoreLinks store={{ ...store, address }} />
    </section>
  );
}
