import { type ReactNode, useId } from 'react';
import { CarPicture } from '../../../ui/car/CarPicture.tsx';
import { useLanguage, useT } from '../../../ui/language.tsx';
import { PlatformLink } from '../../PlatformLink.tsx';
import { Link } from '../../routing.ts';
import { BrandTiles } from '../brand/BrandParts.tsx';
import { CarCard } from '../list/CarCard.tsx';
import type { Brand, ListedCar, Home, HomeNewsItem } from '../catalogue.ts';
import styles from './Home.module.css';
import visuallyHidden from '../../../ui/visually-hidden.module.css';
import { messages } from './home-messages.ts';
import { Icon } from './Icon.tsx';

export function Section(props: { title: string; all?: string; children: ReactNode }) {
  const t = useT();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{props.title}</h2>
        {props.all !== undefined && (
          <Link
            className={styles.all}
            to={props.all}
            aria-label={t(messages.allOf, { title: props.title })}
          >
            {t(messages.all)}
            <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
              <path d="m9 6 6 6-6 6" />
            </svg>
          </Link>
        )}
      </div>
      {props.children}
    </section>
  );
}

/** Wide cards, leafed through sideways. */
export function Banners({ banners }: { banners: Home['banners'] }) {
  const t = useT();
  const language = useLanguage();
  if (banners.length === 0) return null;
  return (
    <ul className={styles.banners} aria-label={t(messages.highlights)}>
      {banners.map((banner) => (
        <li key={banner.id}>
          <PlatformLink className={styles.banner} to={banner.to}>
            <span className={styles.bannerWords}>
              <b>{banner.title[language]}</b>
              <span>{banner.about[language]}</span>
            </span>
            <span className={styles.bannerCar}>
              <CarPicture bare body={banner.bodyType} paint={banner.paint} />
            </span>
          </PlatformLink>
        </li>
      ))}
    </ul>
  );
}

export function Notices({ notices }: { notices: Home['notices'] }) {
  const t = useT();
  const language = useLanguage();
  const [notice] = notices;
  if (!notice) return null;
  return (
    <PlatformLink className={styles.notice} to={notice.to}>
      <Icon name="notice" />
      <span className={visuallyHidden.element}>{t(messages.notices)}</span>
      <span>{notice.title[language]}</span>
    </PlatformLink>
  );
}

export function Entries({ entries }: { entries: Home['entries'] }) {
  const t = useT();
  const language = useLanguage();
  if (entries.length === 0) return null;
  return (
    <nav aria-label={t(messages.services)}>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <PlatformLink className={styles.entry} to={entry.to}>
              <span className={styles.icon}>
                <Icon name={entry.icon} />
              </span>
              {entry.title[language]}
            </PlatformLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function Quick({ quick }: { quick: Home['quick'] }) {
  const t = useT();
  const language = useLanguage();
  if (quick.length === 0) return null;
  return (
    <Section title={t(messages.quick)}>
      <ul className={styles.quick}>
        {quick.map((link) => (
          <li key={link.id}>
            <PlatformLink className={styles.quickLink} to={link.to}>
              {link.title[language]}
            </PlatformLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Cars(props: { title: string; cars: readonly ListedCar[]; all: string }) {
  if (props.cars.length === 0) return null;
  return (
    <Section title={props.title} all={props.all}>
      <ul className={styles.cars}>
        {props.cars.map((car) => (
          <li key={car.carId}>
            <CarCard car={car} tall />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Brands(props: { brands: readonly Brand[]; to: (brand: Brand) => string }) {
  const t = useT();
  if (props.brands.length === 0) return null;
  return (
    <Section title={t(messages.brands)} all="/brandSelectIndexList">
      <BrandTiles {...props} />
    </Section>
  );
}

export function News({ news }: { news: readonly HomeNewsItem[] }) {
  const t = useT();
  const language = useLanguage();
  if (news.length === 0) return null;
  return (
    <Section title={t(messages.news)} all="/newsInfo">
      <ul className={styles.news}>
        {news.map((item) => (
          <li key={item.newsId}>
            <Link
              className={styles.newsItem}
              to={`/newsInfo?newsId=${encodeURIComponent(item.newsId)}`}
            >
              <span className={styles.newsWords}>
                <b>{item.title[language]}</b>
                <span>
                  {item.topicName[language]} · {item.publishedOn}
                </span>
              </span>
              <span className={styles.newsPicture}>
                <CarPicture body={item.bodyType} paint={item.paint} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
