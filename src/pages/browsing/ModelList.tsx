import { AnswerProblem } from '../AnswerProblem.tsx';
import { yuan } from '../../definition/formula/yuan.ts';
import { CarPicture } from '../../ui/CarPicture.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { useLanguage, useSay } from '../../ui/language.tsx';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useAnswer } from '../answers.tsx';
import { Link, useLocation } from '../routing.ts';
import styles from './Brands.module.css';
import { carPath, type SeriesModels } from './catalogue.ts';
import listStyles from './Lists.module.css';
import { useBack } from './use-back.ts';
import { words } from './words.ts';

/** /carModelList?seriesId=…: the models of a series. */
export function ModelList() {
  const say = useSay();
  const { search } = useLocation();
  const back = useBack('/brandSelectIndexList');
  const seriesId = new URLSearchParams(search).get('seriesId');
  if (seriesId !== null && seriesId !== '') return <Models seriesId={seriesId} onBack={back} />;
  return (
    <Page title={say(words.models)} focusKey="models" onBack={back}>
      <Empty drawing="no-match" title={say(words.noSeriesNamed)}>
        <Link className={listStyles.asLink} to="/brandSelectIndexList">
          {say(words.toBrands)}
        </Link>
      </Empty>
    </Page>
  );
}

function Models({ seriesId, onBack }: { seriesId: string; onBack: () => void }) {
  const say = useSay();
  const language = useLanguage();
  const answer = useAnswer<SeriesModels>('catalogue.models', { seriesId }, { staleTime: 60_000 });
  const series = answer.data?.series;
  return (
    <Page
      title={
        series === undefined
          ? say(words.models)
          : `${series.brand[language]} ${series.name[language]}`
      }
      focusKey={`models ${seriesId}`}
      onBack={onBack}
    >
      {answer.isPending && (
        <>
          <Skeleton shape="banner" text={say(words.loadingModels)} />
          <Skeleton shape="row" count={4} />
        </>
      )}
      {answer.isError && <AnswerProblem answer={answer} />}
      {series && <CarPicture body={series.bodyType} paint={series.paint} />}
      {answer.data?.models.length === 0 && <Empty drawing="no-match" title={say(words.noModels)} />}
      {answer.data && answer.data.models.length > 0 && (
        <>
          <ul className={styles.rows}>
            {answer.data.models.map((model) => (
              <li key={model.modelCode}>
                <Link className={styles.row} to={carPath({ kind: 'new', carId: model.carId })}>
                  <span className={styles.modelName}>
                    {model.name[language]}
                    <span className={styles.quiet}>
                      {say(words.guidePrice, { price: yuan(model.guidePrice, language) })}
                    </span>
                  </span>
                  <span className={styles.arrow} aria-hidden="true" />
                </Link>
              </li>
            ))}
          </ul>
          <Link
            className={listStyles.asLink}
            to={`/newCar?seriesId=${encodeURIComponent(seriesId)}`}
          >
            {say(words.carsOfSeries)}
          </Link>
        </>
      )}
    </Page>
  );
}
