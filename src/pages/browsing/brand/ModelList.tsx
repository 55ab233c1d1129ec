import { QueryProblem } from '../../QueryProblem.tsx';
import { yuan } from '../../../model/yuan.ts';
import { CarPhoto } from '../../../ui/car/CarPhoto.tsx';
import { Empty } from '../../../ui/page/Empty.tsx';
import { useLanguage, useT } from '../../../ui/language.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { Skeleton } from '../../../ui/page/Skeleton.tsx';
import { Text } from '../../../ui/page/Text.tsx';
import { useEndpoint } from '../../endpoint-queries.tsx';
import { intoFlow, Link, useLocation } from '../../routing.ts';
import { RowPhoto } from './BrandParts.tsx';
import styles from './Brands.module.css';
import { carPath, type SeriesModels } from '../catalogue.ts';
import listStyles from '../list/Lists.module.css';
import { savePickedModel, pagePickedFor, pickFor, type PickFor, stillFor } from './picked-model.ts';
import { useBack } from '../../use-back.ts';
import { messages } from '../messages.ts';
import { messages as brandMessages } from './messages.ts';

/** /carModelList?seriesId=…: the models of a series. */
export function ModelList() {
  const t = useT();
  const { search } = useLocation();
  const picks = pickFor(search);
  const back = useBack(stillFor('/brandSelectIndexList', picks));
  const seriesId = new URLSearchParams(search).get('seriesId');
  if (seriesId !== null && seriesId !== '') {
    return <Models seriesId={seriesId} picks={picks} onBack={back} />;
  }
  return (
    <Page title={t(brandMessages.models)} focusKey="models" onBack={back}>
      <Empty drawing="no-match" title={t(brandMessages.noSeriesNamed)}>
        <Link className={listStyles.asLink} to={stillFor('/brandSelectIndexList', picks)}>
          {t(brandMessages.toBrands)}
        </Link>
      </Empty>
    </Page>
  );
}

interface ModelsProps {
  seriesId: string;
  picks: PickFor | undefined;
  onBack: () => void;
}

function Models({ seriesId, picks, onBack }: ModelsProps) {
  const t = useT();
  const language = useLanguage();
  const query = useEndpoint('catalogue.models', { seriesId }, { staleTime: 60_000 });
  const { series, models } = query.data ?? {};
  return (
    <Page
      title={
        series === undefined
          ? t(brandMessages.models)
          : `${series.brand[language]} ${series.name[language]}`
      }
      focusKey={`models ${seriesId}`}
      onBack={onBack}
    >
      {query.isPending && (
        <>
          <Skeleton shape="banner" text={t(brandMessages.loadingModels)} />
          <Skeleton shape="row" count={4} />
        </>
      )}
      {query.isError && <QueryProblem query={query} />}
      {series && picks === undefined && (
        <CarPhoto
          url={series.focusImage}
          small={series.focusImageSmall}
          sizes="100vw"
          first
          body={series.bodyType}
          paint={series.paint}
        />
      )}
      {picks !== undefined && <Text quiet>{t(brandMessages.pickModel)}</Text>}
      {models?.length === 0 && <Empty drawing="no-match" title={t(brandMessages.noModels)} />}
      {series && models && models.length > 0 && (
        <>
          <ul className={styles.rows}>
            {models.map((model) => (
              <li key={model.modelCode}>
                <ModelRow model={model} series={series} picks={picks} />
              </li>
            ))}
          </ul>
          {picks === undefined && (
            <Link
              className={listStyles.asLink}
              to={`/newCar?seriesId=${encodeURIComponent(seriesId)}`}
            >
              {t(brandMessages.carsOfSeries)}
            </Link>
          )}
        </>
      )}
    </Page>
  );
}

interface ModelRowProps {
  model: SeriesModels['models'][number];
  series: SeriesModels['series'];
  picks: PickFor | undefined;
}

/** Leads to the car, or back to the form it is picked for. */
function ModelRow({ model, series, picks }: ModelRowProps) {
  const t = useT();
  const language = useLanguage();
  const name = model.name[language];
  const whole = `${series.brand[language]} ${series.name[language]} ${name}`;
  const to =
    picks === undefined ? carPath({ kind: 'new', carId: model.carId }) : pagePickedFor(picks);
  const pick = () => savePickedModel({ modelCode: model.modelCode, name: whole });
  return (
    <Link
      className={styles.row}
      to={to}
      {...(picks !== undefined && { onClick: pick, replace: true, state: intoFlow })}
    >
      <RowPhoto of={model} body={series.bodyType} />
      <span className={styles.rowName}>
        {name}
        <span className={styles.quiet}>
          {t(messages.guidePrice, { price: yuan(model.guidePrice, language) })}
        </span>
      </span>
      <span className={styles.arrow} aria-hidden="true" />
    </Link>
  );
}
