import { useState } from 'react';
import styles from './CarPhoto.module.css';
import { srcSetOf } from './photo-sources.ts';
import { CarPicture, type CarPictureProps } from './CarPicture.tsx';

export interface CarPhotoProps extends Omit<CarPictureProps, 'bare'> {
  /** Of the photograph; drawn where there is none. */
  url: string | undefined;
  /** The same photograph about 360 pixels wide. */
  small?: string | undefined;
  /** How wide it is on the page, as `sizes` of an image. */
  sizes: string;
  /** The first of the page: fetched at once. */
  first?: boolean;
}

/** A photograph of a car in a frame of its own; the car is drawn there while it loads, and where there is none to be had. */
export function CarPhoto(props: CarPhotoProps) {
  return (
    <span className={styles.frame}>
      <Photo key={props.url} {...props} />
    </span>
  );
}

function Photo({ url, small, sizes, first = false, label, ...drawing }: CarPhotoProps) {
  const [state, setState] = useState(url === undefined ? 'missing' : 'loading');
  const named = label === undefined || state === 'loading' ? {} : { label };
  return (
    <>
      {state !== 'shown' && (
        <span className={styles.drawing}>
          <CarPicture bare {...drawing} {...named} />
        </span>
      )}
      {url !== undefined && state !== 'missing' && (
        <img
          className={`${styles.photo ?? ''} ${state === 'loading' ? (styles.loading ?? '') : ''}`}
          alt={label ?? ''}
          width="720"
          height="450"
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
          decoding="async"
          {...(small !== undefined && { srcSet: srcSetOf(url, small), sizes })}
          src={url}
          onLoad={() => setState('shown')}
          onError={() => setState('missing')}
        />
      )}
    </>
  );
}
