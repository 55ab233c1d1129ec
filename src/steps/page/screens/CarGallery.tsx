import { useState } from 'react';
import { CarPicture } from '../../../ui/CarPicture.tsx';
import { ImageViewer } from '../../../ui/ImageViewer.tsx';
import { useLanguage, useSay } from '../../../ui/language.tsx';
import { words } from '../words.ts';
import styles from './Car.module.css';
import type { CarAnswer } from './car-data.ts';

const side = [{ view: 'side' as const, title: { zh: '侧面', en: 'Side' } }];

/** Pictures side by side, each of which can be enlarged. */
export function CarGallery({ car, paint }: { car: CarAnswer; paint: string }) {
  const say = useSay();
  const language = useLanguage();
  const [open, setOpen] = useState<number>();
  const body = car.car?.bodyType ?? 'sedan';
  const views = car.gallery && car.gallery.length > 0 ? car.gallery : side;
  return (
    <>
      <ul className={styles.gallery} aria-label={say(words.pictures)}>
        {views.map(({ view, title }, at) => (
          <li key={view} className={styles.picture}>
            <button
              type="button"
              className={styles.enlarge}
              aria-label={say(words.enlarge, { title: title[language] })}
              onClick={() => setOpen(at)}
            >
              <CarPicture body={body} paint={paint} view={view} />
              <span className={styles.caption}>
                {title[language]} · {at + 1}/{views.length}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <ImageViewer
          start={open}
          onClose={() => setOpen(undefined)}
          images={views.map(({ view, title }) => ({
            id: view,
            title: title[language],
            picture: <CarPicture body={body} paint={paint} view={view} bare />,
          }))}
        />
      )}
    </>
  );
}
