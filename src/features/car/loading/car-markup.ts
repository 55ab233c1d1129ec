import type { CarResponse } from '../car-data.ts';
import styles from '../Car.module.css';
import { messages } from '../messages.ts';
import { yuan } from '../../../model/yuan.ts';
import { markup, type Markup, type TitledMarkup } from '../../../ui/page/markup.ts';
import photoStyles from '../../../ui/car/CarPhoto.module.css';
import { srcSetOf } from '../../../ui/car/photo-sources.ts';

/**
 * A car whose colours and plans are still to come, as Car.tsx renders it, in Chinese; without buttons, which do nothing
 * before React is there.
 * @throws where the response is not what it should be: it has not been checked.
 */
export function carMarkup(response: unknown): TitledMarkup {
  const car = response as CarResponse;
  const html = markup`
    <div class="${styles.page}" aria-busy="true">
      <ul class="${styles.gallery}">${gallery(car)}</ul>
      <section class="${styles.card}">
        ${soon(styles.soonPrices)}
        <p class="${styles.quiet}">${prices(car)}</p>
        ${labels(car)}
        ${car.description && markup`<p class="${styles.about}">${car.description.zh}</p>`}
        <div class="${styles.soonTools}"></div>
      </section>
      ${soon(styles.soonColours)}
      ${soon(styles.soonPlan)}
    </div>`.html;
  return { title: car.fullName, html };
}

function soon(size: string | undefined): Markup {
  return markup`<div class="${styles.soon} ${size}" aria-hidden="true"></div>`;
}

const side: NonNullable<CarResponse['gallery']> = [{ view: 'side', title: messages.sideView }];

function gallery(car: CarResponse): Markup[] {
  const views = car.gallery && car.gallery.length > 0 ? car.gallery : side;
  return views.map(
    ({ url, small, title }, at) => markup`
      <li class="${styles.picture}">
        <span class="${styles.enlarge}">
          <span class="${photoStyles.frame}">${at === 0 ? photo(url, small) : undefined}</span>
          <span class="${styles.caption}">${title.zh} · ${String(at + 1)}/${String(views.length)}</span>
        </span>
      </li>`,
  );
}

function photo(url: string | undefined, small: string | undefined): Markup | undefined {
  if (url === undefined) return undefined;
  const srcset = srcSetOf(url, small);
  const sources = srcset ? markup`srcset="${srcset}" sizes="90vw"` : undefined;
  return markup`<img class="${photoStyles.photo}" alt="" width="720" height="450" fetchpriority="high" decoding="async" ${sources} src="${url}">`;
}

function prices({ car, used, guidePrice, deposit }: CarResponse): string {
  const price = used ? car?.price : (guidePrice ?? car?.price);
  const name = used ? messages.price.zh : messages.guidePrice.zh;
  return [
    price === undefined ? '' : `${name} ${yuan(price)}`,
    deposit === undefined ? '' : ` · ${messages.deposit.zh} ${yuan(deposit)}`,
  ].join('');
}

function labels({ car }: CarResponse): Markup | undefined {
  if (!car || car.labels.length === 0) return undefined;
  const items = car.labels.map(({ zh }) => markup`<li>${zh}</li>`);
  return markup`<ul class="${styles.labels}">${items}</ul>`;
}
