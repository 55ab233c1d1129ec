import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import type { Option } from '../../../ui/inputs/input.ts';
import { useT } from '../../../ui/language.tsx';
import { ProblemNote } from '../../../ui/feedback/Problem.tsx';
import { Skeleton } from '../../../ui/page/Skeleton.tsx';
import { fullAddress } from '../../../ui/link/map-links.ts';
import { StoreLinks, useDistanceText } from '../../../ui/link/StoreLinks.tsx';
import { useEndpoint } from '../../endpoint-queries.tsx';
import { messages } from '../find-messages.ts';
import styles from './Stores.module.css';
import { type NearStore, nearestFirst, usePosition } from './near-stores.ts';

/** So many stand on the page; the rest comes by a button. */
const first = 3;

interface NearStoresProps {
  /** How the city is spelt that comes first where nobody knows where the phone is. */
  cityspell: string;
  /** Only these may be chosen; undefined: all. */
  among?: readonly string[] | undefined;
  chosen: string | undefined;
  onChoose: (levels: Option[]) => void;
}

/** Stores by distance, or by city, each with the ways to reach it. */
export function NearStores({ cityspell, among, chosen, onChoose }: NearStoresProps) {
  const t = useT();
  const { position, state, find } = usePosition();
  const query = useEndpoint('car.stores', { cityspell, ...position }, { staleTime: 60_000 });
  const [all, setAll] = useState(false);
  const stores = nearestFirst(query.data?.storeList ?? []).filter(
    ({ code }) => among === undefined || among.includes(code),
  );
  return (
    <section className={styles.near} aria-labelledby="near-stores">
      <h2 id="near-stores">
        {t(stores[0]?.distance === undefined ? messages.storesOfCity : messages.nearStores)}
      </h2>
      {state === 'refused' && <ProblemNote text={t(messages.notLocated)} />}
      {!position && (
        <Button variant="secondary" loading={state === 'locating'} onPress={find}>
          {t(state === 'locating' ? messages.locating : messages.findNear)}
        </Button>
      )}
      {query.isPending && <Skeleton shape="row" count={first} text={t(messages.loadingStores)} />}
      {/* The choice below needs none of it, and asks again by its own button. */}
      {query.isError && <p>{t(messages.noNearStores)}</p>}
      {query.data && stores.length === 0 && <p>{t(messages.noStores)}</p>}
      <ul>
        {(all ? stores : stores.slice(0, first)).map((store) => (
          <li key={store.code}>
            <StoreCard
              store={store}
              chosen={store.code === chosen}
              onChoose={() => onChoose(levelsOf(store))}
            />
          </li>
        ))}
      </ul>
      {!all && stores.length > first && (
        <Button variant="plain" onPress={() => setAll(true)}>
          {t(messages.allStores, { count: stores.length })}
        </Button>
      )}
    </section>
  );
}

function StoreCard(props: { store: NearStore; chosen: boolean; onChoose: () => void }) {
  const { store } = props;
  const t = useT();
  const distance = useDistanceText();
  const address = fullAddress(store.city, store.storeAddress ?? store.address);
  const quiet = [distance(store.distance), store.hours].filter((part) => part !== undefined);
  return (
    <div className={styles.store}>
      <div className={styles.head}>
        <h3>{store.name}</h3>
        <button
          type="button"
          className={styles.choose}
          aria-pressed={props.chosen}
          aria-label={t(messages.chooseThis, { store: store.name })}
          onClick={props.onChoose}
        >
          {t(props.chosen ? messages.chosenThis : messages.choose)}
        </button>
      </div>
      <p>{address}</p>
      {quiet.length > 0 && <p>{quiet.join(' · ')}</p>}
      <StoreLinks store={{ ...store, address }} />
    </div>
  );
}

function levelsOf({ province, provinceCode, city, cityCode, code, name }: NearStore): Option[] {
  return [
    { value: provinceCode, label: province },
    { value: cityCode, label: city },
    { value: code, label: name },
  ];
}
