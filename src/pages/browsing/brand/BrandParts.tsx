import { CarPhoto } from '../../../ui/car/CarPhoto.tsx';
import { useLanguage, useT } from '../../../ui/language.tsx';
import { Link } from '../../routing.ts';
import styles from './Brands.module.css';
import type { Brand } from '../catalogue.ts';
import { messages } from '../messages.ts';

/** Brands as round marks side by side. Marks of makers are theirs: ours is the name's first sign. */
export function BrandTiles(props: { brands: readonly Brand[]; to: (brand: Brand) => string }) {
  const language = useLanguage();
  return (
    <ul className={styles.tiles}>
      {props.brands.map((brand) => (
        <li key={brand.brandId}>
          <Link className={styles.tile} to={props.to(brand)}>
            <BrandMark brand={brand} />
            <span className={styles.tileName}>{brand.name[language]}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function BrandRows(props: {
  brands: readonly Brand[];
  to: (brand: Brand) => string;
  replace?: boolean;
}) {
  const t = useT();
  const language = useLanguage();
  return (
    <ul className={styles.rows}>
      {props.brands.map((brand) => (
        <li key={brand.brandId}>
          <Link className={styles.row} to={props.to(brand)} replace={props.replace ?? false}>
            <BrandMark brand={brand} />
            <span className={styles.rowName}>{brand.name[language]}</span>
            <span className={styles.quiet}>{t(messages.carCount, { count: brand.cars })}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** What a row of cars looks like: the drawing of its body while the photograph is on its way. */
export function RowPhoto(props: {
  of: { focusImage?: string | undefined; focusImageSmall?: string | undefined; paint: string };
  body: string;
}) {
  return (
    <span className={styles.rowPicture}>
      <CarPhoto
        url={props.of.focusImage}
        small={props.of.focusImageSmall}
        sizes="6rem"
        body={props.body}
        paint={props.of.paint}
      />
    </span>
  );
}

function BrandMark({ brand }: { brand: Brand }) {
  const language = useLanguage();
  return (
    <span className={styles.mark} aria-hidden="true">
      {Array.from(brand.name[language])[0]}
    </span>
  );
}
