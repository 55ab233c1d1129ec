import { type ReactNode } from 'react';
import { Empty } from '../../ui/Empty.tsx';
import { useLanguage, useSay } from '../../ui/language.tsx';
import { MoreList } from '../../ui/MoreList.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CarCard } from './CarCard.tsx';
import styles from './Lists.module.css';
import { useCars } from './use-cars.ts';
import { words } from './words.ts';

export interface CarListProps {
  request: Readonly<Record<string, string>>;
  pages: number;
  onPages: (pages: number) => void;
  /** What is offered where no car fits. */
  ways?: ReactNode;
  noneTitle?: string;
}

/** The cars that fit, going on at its end. */
export function CarList({ request, pages, onPages, ways, noneTitle }: CarListProps) {
  const say = useSay();
  const language = useLanguage();
  const { cars, total, more, loading, error, retry } = useCars(request, pages);
  if (total === undefined) {
    return error ? (
      <Problem title={error.words[language]} onRetry={retry} retrying={loading} />
    ) : (
      <div className={styles.list}>
        <Skeleton shape="card" count={5} text={say(words.loadingCars)} />
      </div>
    );
  }
  if (total === 0) {
    return (
      <Empty drawing="no-match" title={noneTitle ?? say(words.noCars)} text={say(words.noCarsText)}>
        {ways}
      </Empty>
    );
  }
  return (
    <MoreList
      more={more}
      loading={loading}
      {...(error && { problem: error.words[language] })}
      onMore={() => (error ? retry() : onPages(pages + 1))}
    >
      <ul className={styles.cars}>
        {cars.map((car) => (
          <li key={car.carId}>
            <CarCard car={car} />
          </li>
        ))}
      </ul>
    </MoreList>
  );
}
