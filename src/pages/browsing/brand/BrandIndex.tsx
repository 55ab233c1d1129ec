import { QueryProblem } from '../../QueryProblem.tsx';
import { yuan } from '../../../model/yuan.ts';
import { Empty } from '../../../ui/page/Empty.tsx';
import { useLanguage, useT } from '../../../ui/language.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { Skeleton } from '../../../ui/page/Skeleton.tsx';
import { useEndpoint } from '../../endpoint-queries.tsx';
import { Link, useLocation } from '../../routing.ts';
import { AllBrands } from './BrandList.tsx';
import { RowPhoto } from './BrandParts.tsx';
import styles from './Brands.module.css';
import { pagePickedFor, pickFor, type PickFor, stillFor } from './picked-model.ts';
import { useBack } from '../../use-back.ts';
import { messages } from '../messages.ts';
import { messages as brandMessages } from './messages.ts';

/** /brandSelectIndexList: all brands by letter; with `brandId` the series of one. */
export function BrandIndex() {
  const t = useT();
  const { search } = useLocation();
  const picks = pickFor(search);
  const back = useBack(picks === undefined ? '/testIndex' : pagePickedFor(picks));
  const brandId = new URLSearchParams(search).get('brandId');
  if (brandId !== null && brandId !== '')
    return <SeriesOfBrand key={brandId} brandId={brandId} picks={picks} />;
  return (
    <Page title={t(brandMessages.brandIndex)} focusKey="brand index" onBack={back}>
      <AllBrands
        request={{}}
        to={({ brandId: id }) =>
          stillFor(`/brandSelectIndexList?brandId=${encodeURIComponent(id)}`, picks)
        }
      />
    </Page>
  );
}

function SeriesOfBrand(props: { brandId: string; picks: PickFor | undefined }) {
  const { brandId, picks } = props;
  const t = useT();
  const language = useLanguage();
  const back = useBack(stillFor('/brandSelectIndexList', picks));
  const query = useEndpoint('catalogue.series', { brandId }, { staleTime: 60_000 });
  const brand = query.data?.brand.name[language];
  return (
    <Page
      title={
        brand === undefined ? t(brandMessages.brandIndex) : t(brandMessages.seriesOf, { brand })
      }
      focusKey={`series ${brandId}`}
      onBack={back}
    >
      {query.isPending && <Skeleton shape="row" count={6} text={t(brandMessages.loadingSeries)} />}
      {query.isError && <QueryProblem query={query} />}
      {query.data?.series.length === 0 && (
        <Empty drawing="no-match" title={t(brandMessages.noSeries)} />
      )}
      {query.data && query.data.series.length > 0 && (
        <ul className={styles.rows}>
          {query.data.series.map((series) => (
            <li key={series.seriesId}>
              <Link
                className={styles.row}
                to={stillFor(
                  `/carModelList?seriesId=${encodeURIComponent(series.seriesId)}`,
                  picks,
                )}
              >
                <RowPhoto of={series} body={series.bodyType} />
                <span className={styles.rowName}>
                  {series.name[language]}
                  <span className={styles.quiet}>
                    {t(brandMessages.priceRange, { from: yuan(series.priceFrom, language) })}
                  </span>
                </span>
                <span className={styles.quiet}>{t(messages.carCount, { count: series.cars })}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
