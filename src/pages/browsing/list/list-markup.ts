import { yuan } from '../../../model/yuan.ts';
import photoStyles from '../../../ui/car/CarPhoto.module.css';
import { srcSetOf } from '../../../ui/car/photo-sources.ts';
import { formatMessage } from '../../../ui/format-message.ts';
import { linkMarkup, markup, type Markup } from '../../../ui/page/markup.ts';
import { type ListedCar, carPath } from '../catalogue.ts';
import { distanceOf, monthOf } from '../car/facts.ts';
import { messages } from '../messages.ts';
import styles from './CarCard.module.css';
import listStyles from './Lists.module.css';

/**
 * The first cars of a list, as CarList.tsx renders them, in Chinese.
 * @throws where the response is not what it should be: it has not been checked.
 */
export function listMarkup(response: unknown): string {
  const { cars } = response as { cars: readonly ListedCar[] };
  if (cars.length === 0) return '';
  const items = cars.map((car, at) => markup`<li>${card(car, at === 0)}</li>`);
  return markup`<ul class="${listStyles.cars}">${items}</ul>`.html;
}

function card(car: ListedCar, isFirst: boolean): Markup {
  const sold = car.sold
    ? markup`<span class="${styles.sold}">${messages.sold.zh}</span>`
    : undefined;
  const labels = car.labels.slice(0, 3).map(({ zh }) => markup`<span>${zh}</span>`);
  const content = markup`
    <span class="${styles.picture}">${photo(car, isFirst)}${sold}</span>
    <span class="${styles.about}">
      <span class="${styles.name}">${car.brand.zh} ${car.series.zh}</span>
      <span class="${styles.model}">${car.name.zh}</span>
      <span class="${styles.facts}">${facts(car).map((fact) => markup`<span>${fact}</span>`)}</span>
      ${labels.length > 0 ? markup`<span class="${styles.labels}">${labels}</span>` : undefined}
      <span class="${styles.prices}">${prices(car)}</span>
    </span>`;
  return linkMarkup(carPath(car), `${styles.card} `, content);
}

function photo({ focusImage, focusImageSmall }: ListedCar, isFirst: boolean): Markup {
  if (focusImage === undefined) return markup`<span class="${photoStyles.frame}"></span>`;
  const srcset = srcSetOf(focusImage, focusImageSmall);
  const sizes = srcset ? markup`srcset="${srcset}" sizes="9rem"` : undefined;
  const loading = isFirst ? 'eager' : 'lazy';
  const priority = isFirst ? 'high' : 'auto';
  return markup`<span class="${photoStyles.frame}"><img class="${photoStyles.photo}" alt="" width="720" height="450" loading="${loading}" fetchpriority="${priority}" decoding="async" ${sizes} src="${focusImage}"></span>`;
}

function facts(car: ListedCar): string[] {
  if (car.kind === 'new')
    return [formatMessage('zh', messages.guidePrice, { price: yuan(car.guidePrice) })];
  return [
    ...(car.registeredOn === undefined ? [] : [monthOf(car.registeredOn, 'zh')]),
    ...(car.mileage === undefined ? [] : [distanceOf(car.mileage, 'zh')]),
    car.city.zh,
  ];
}

function prices({ firstPayment, monthRent, term }: ListedCar): Markup {
  const first = term === undefined ? messages.firstPaymentFrom : messages.firstPayment;
  const rent = term === undefined ? messages.monthRentFrom : messages.monthRent;
  const from = term === undefined ? messages.from.zh : undefined;
  const times = term === undefined ? from : formatMessage('zh', messages.times, { count: term });
  return markup`
    <span>${first.zh} <b>${yuan(firstPayment)}</b>${from}</span>
    <span>${rent.zh} <b>${yuan(monthRent)}</b>${times}</span>`;
}
