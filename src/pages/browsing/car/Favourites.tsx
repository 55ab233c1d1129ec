import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/page/Empty.tsx';
import { useLanguage, useT } from '../../../ui/language.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { ProblemNote } from '../../../ui/feedback/Problem.tsx';
import { Skeleton } from '../../../ui/page/Skeleton.tsx';
import visuallyHidden from '../../../ui/visually-hidden.module.css';
import { useEndpoint } from '../../endpoint-queries.tsx';
import { PillLink } from '../../PillLink.tsx';
import { Link } from '../../routing.ts';
import { CarCard } from '../list/CarCard.tsx';
import { messages } from './favourite-messages.ts';
import { type Favourite, toggleFavourite, useFavourites } from './favourites.ts';
import styles from '../list/Lists.module.css';
import { useBack } from '../../use-back.ts';
import { useCity } from '../place/use-city.ts';

/** /favourites: the cars kept on this phone, as they are now. One taken out stays in sight, so that it can be put back. */
export function Favourites() {
  const t = useT();
  const back = useBack('/personal');
  const current = useFavourites();
  const [favourites] = useState(current);
  return (
    <Page wide title={t(messages.favourites)} focusKey="favourites" onBack={back}>
      {favourites.length === 0 ? (
        <Empty title={t(messages.none)} text={t(messages.noneText)}>
          <PillLink to="/newCar">{t(messages.look)}</PillLink>
        </Empty>
      ) : (
        <ul className={styles.cars}>
          {favourites.map((one) => (
            <li key={one.carId}>
              <OneCar
                favourite={one}
                isFavourite={current.some(({ carId }) => carId === one.carId)}
              />
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}

function OneCar({ favourite, isFavourite }: { favourite: Favourite; isFavourite: boolean }) {
  const t = useT();
  const language = useLanguage();
  const { code } = useCity();
  const query = useEndpoint('car.detail', { carId: favourite.carId, cityCode: code });
  const { data, error } = query;
  if (!data && !error) return <Skeleton shape="card" text={t(messages.loading)} />;
  const name = data?.fullName ?? t(messages.gone);
  return (
    <>
      {data?.car ? (
        <CarCard car={data.car} to={favourite.to} />
      ) : data ? (
        <Link to={favourite.to}>{name}</Link>
      ) : (
        <ProblemNote
          text={error?.words[language] ?? ''}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )}
      <Button variant="plain" onPress={() => toggleFavourite(favourite)}>
        {t(isFavourite ? messages.remove : messages.favourite)}
        <span className={visuallyHidden.element}> {name}</span>
      </Button>
    </>
  );
}
