import { useState } from 'react';
import { CarPhoto } from '../../ui/car/CarPhoto.tsx';
import { ImageViewer } from '../../ui/media/ImageViewer.tsx';
import { useLanguage, useT } from '../../ui/language.tsx';
import { messages } from './messages.ts';
import styles from './Car.module.css';
import type { Colour } from './plans.ts';
import type { CarResponse } from './car-data.ts';
import { paintIn, photoIn } from './colour-photo.ts';

type View = NonNullable<CarResponse['gallery']>[number];

const side: View[] = [{ view: 'side', title: messages.sideView }];
const inside: ReadonlySet<string> = new Set(['cabin', 'wheel', 'boot']);

/** Pictures side by side, each of which can be enlarged. In another colour than the car's own its photographs from outside are left out. */
export function CarGallery(props: { car: CarResponse; colour: Partial<Colour> | undefined }) {
  const { car, colour } = props;
  const t = useT();
  const language = useLanguage();
  const [open, setOpen] = useState<number>();
  const shown = car.gallery && car.gallery.length > 0 ? car.gallery : side;
  const paint = paintIn(car.car, colour);
  const photoOf = ({ view, url, small }: View) => {
    if (inside.has(view)) return { url, small };
    // The platform's photograph of a colour is of the car's side.
    const drawing = view === 'side' ? colour : { paint };
    return photoIn(car.car, drawing, { url, small });
  };
  const pictureOf = (one: View, at: number, label?: string) => (
    <CarPhoto
      {...photoOf(one)}
      sizes="90vw"
      first={at === 0}
      body={car.car?.bodyType}
      paint={paint}
      view={one.view}
      {...(label !== undefined && { label })}
    />
  );
  return (
    <>
      <ul className={styles.gallery} aria-label={t(messages.pictures)}>
        {shown.map((one, at) => (
          <li key={one.view} className={styles.picture}>
            <button
              type="button"
              className={styles.enlarge}
              aria-label={t(messages.enlarge, { title: one.title[language] })}
              onClick={() => setOpen(at)}
            >
              {pictureOf(one, at)}
              <span className={styles.caption}>
                {one.title[language]} · {at + 1}/{shown.length}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <ImageViewer
          start={open}
          onClose={() => setOpen(undefined)}
          images={shown.map((one) => ({
            id: one.view,
            title: one.title[language],
            picture: pictureOf(one, 0, one.title[language]),
          }))}
        />
      )}
    </>
  );
}
