import { QueryProblem } from '../../QueryProblem.tsx';
import { useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { CarPhoto } from '../../../ui/car/CarPhoto.tsx';
import { Empty } from '../../../ui/page/Empty.tsx';
import { ImageSaving } from '../../../ui/media/image-saving.ts';
import { ImageViewer } from '../../../ui/media/ImageViewer.tsx';
import { useLanguage, useT } from '../../../ui/language.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { Skeleton } from '../../../ui/page/Skeleton.tsx';
import { useEndpoint } from '../../endpoint-queries.tsx';
import { useSaveImage } from '../../save-image.ts';
import { Link, useLocation } from '../../routing.ts';
import type { Photos } from '../catalogue.ts';
import styles from './EvalImages.module.css';
import { messages } from '../find-messages.ts';
import listStyles from '../list/Lists.module.css';
import { useBack } from '../../use-back.ts';

type Category = Photos['categories'][number];
type Photo = Category['photos'][number];

/** /userCarEvalImgs?carId=…: every picture of a used car, by what it shows. */
export function EvalImages() {
  const t = useT();
  const { search } = useLocation();
  const carId = new URLSearchParams(search).get('carId') ?? '';
  const back = useBack(
    carId === '' ? '/usedCar' : `/newUsedCar?carId=${encodeURIComponent(carId)}`,
  );
  return (
    <Page wide title={t(messages.photos)} focusKey={`photos ${carId}`} onBack={back}>
      {carId === '' ? (
        <Empty drawing="no-match" title={t(messages.noCarNamed)}>
          <Link className={listStyles.asLink} to="/usedCar">
            {t(messages.toUsedCars)}
          </Link>
        </Empty>
      ) : (
        <Loaded carId={carId} />
      )}
    </Page>
  );
}

function Loaded({ carId }: { carId: string }) {
  const t = useT();
  const language = useLanguage();
  const query = useEndpoint('used-car.photos', { carId }, { staleTime: 60_000 });
  if (query.isPending) {
    return (
      <div className={styles.grid}>
        <Skeleton shape="picture" count={4} text={t(messages.loadingPhotos)} />
      </div>
    );
  }
  if (query.isLoadingError) {
    return <QueryProblem query={query} />;
  }
  const { car, categories } = query.data;
  if (categories.length === 0) return <Empty title={t(messages.noPhotos)} />;
  return (
    <>
      <p className={styles.car}>
        {car.brand[language]} {car.series[language]} {car.name[language]}
      </p>
      <Tabs>
        <TabList aria-label={t(messages.photos)} className={styles.tabs ?? ''}>
          {categories.map(({ id, title, photos }) => (
            <Tab key={id} id={id} className={styles.tab ?? ''}>
              {t(messages.categoryCount, { title: title[language], count: photos.length })}
            </Tab>
          ))}
        </TabList>
        {categories.map((category) => (
          <TabPanel key={category.id} id={category.id}>
            <Grid car={car} photos={category.photos} />
          </TabPanel>
        ))}
      </Tabs>
    </>
  );
}

function Grid({ car, photos }: { car: Photos['car']; photos: readonly Photo[] }) {
  const t = useT();
  const language = useLanguage();
  const saveImage = useSaveImage();
  const [open, setOpen] = useState<number>();
  return (
    <>
      <ul className={styles.grid}>
        {photos.map((photo, at) => (
          <li key={photo.id}>
            <button
              type="button"
              className={styles.thumb}
              aria-label={t(messages.enlarge, { title: photo.title[language] })}
              onClick={() => setOpen(at)}
            >
              <span className={styles.frame}>
                <CarPhoto
                  url={photo.url}
                  small={photo.small}
                  sizes="45vw"
                  first={at === 0}
                  body={car.bodyType}
                  paint={car.paint}
                />
                {photo.finding && <span className={styles.badge}>{t(messages.hasFinding)}</span>}
              </span>
              <span className={styles.title}>{photo.title[language]}</span>
            </button>
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <ImageSaving value={saveImage}>
          <ImageViewer
            start={open}
            onClose={() => setOpen(undefined)}
            images={photos.map((photo) => ({
              id: photo.id,
              title: photo.title[language],
              picture: (
                <CarPhoto
                  first
                  url={photo.url}
                  small={photo.small}
                  sizes="100vw"
                  label={photo.title[language]}
                  body={car.bodyType}
                  paint={car.paint}
                />
              ),
              ...(photo.finding && {
                note: t(messages.finding, { text: photo.finding[language] }),
              }),
            }))}
          />
        </ImageSaving>
      )}
    </>
  );
}
