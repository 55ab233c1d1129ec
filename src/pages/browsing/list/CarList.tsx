import type { ReactNode } from 'react';
import { Empty } from '../../../ui/page/Empty.tsx';
import { useLanguage, useT } from '../../../ui/language.tsx';
import { FirstMarkup } from '../../../ui/page/FirstMarkup.tsx';
import { MoreList } from '../../../ui/page/MoreList.tsx';
import { Problem } from '../../../ui/feedback/Problem.tsx';
import { Skeleton } from '../../../ui/page/Skeleton.tsx';
import { CarCard } from './CarCard.tsx';
import styles from './Lists.module.css';
import type { useCars } from './use-cars.ts';
import { messages } from './messages.ts';

export interface CarListProps {
  /** What `useCars` says. */
  list: ReturnType<typeof useCars>;
  /** The next page is wanted. */
  onMore: () => void;
  /** Buttons shown where no car matches. */
  emptyActions?: ReactNode;
  noneTitle?: string;
}

/** The cars that fit, going on at its end. */
export function CarList({ list, onMore, emptyActions, noneTitle }: CarListProps) {
  const t = useT();
  const language = useLanguage();
  const { cars, total, more, loading, error, retry } = list;
  if (total === undefined) {
    return error ? (
      <Problem title={error.words[language]} onRetry={retry} retrying={loading} />
    ) : (
      <div className={styles.list}>
        <FirstMarkup />
        <Skeleton shape="card" count={5} text={t(messages.loadingCars)} />
      </div>
    );
  }
  if (total === 0) {
    return (
      <Empty
        drawing="no-match"
        title={noneTitle ?? t(messages.noCars)}
        text={t(messages.noCarsText)}
      >
        {emptyActions}
      </Empty>
    );
  }
  return (
    <MoreList
      more={more}
      loading={loading}
      {...(error && { problem: error.words[language] })}
      onMore={() => (error ? retry() : onMore())}
    >
      <ul className={styles.cars}>
        {cars.map((car, at) => (
          <li key={car.carId}>
            <CarCard car={car} first={at === 0} />
          </li>
        ))}
      </ul>
    </MoreList>
  );
}
