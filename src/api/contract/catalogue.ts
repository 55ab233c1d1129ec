import { read } from '../by-order.ts';
import { z } from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import {
  amount,
  answer,
  count,
  date,
  list,
  maybe,
  money,
  request,
  text,
  url,
  words,
  yesNo,
} from '../fields.ts';

/** `lease-back`: the customer's own car, sold and rented back. `direct-lease`: rented by way of a lessor. */
export const carKinds = ['new', 'used', 'lease-back', 'direct-lease'] as const;
export const bodyTypes = ['sedan', 'hatchback', 'suv', 'mpv', 'coupe', 'pickup', 'van'] as const;
export const energies = ['petrol', 'hybrid', 'plug-in', 'electric'] as const;
export const gearboxes = ['manual', 'automatic'] as const;
/** What a car can be drawn in. */
export const paints = [
  'white',
  'black',
  'silver',
  'grey',
  'blue',
  'red',
  'green',
  'brown',
  'gold',
  'orange',
] as const;

const kind = z.enum(carKinds);
const bodyType = z.enum(bodyTypes);
const paint = z.enum(paints);
const letter = z.string().check(z.regex(/^[A-Z]$/));

const brand = answer({ brandId: text, name: words, letter, cars: count });
/** A photograph, and the same about 360 pixels wide. */
const photograph = { focusImage: maybe(url), focusImageSmall: maybe(url) };

const series = answer({
  seriesId: text,
  brandId: text,
  brand: words,
  name: words,
  bodyType,
  paint,
  energy: z.enum(energies),
  /** The cheapest and the dearest model, as the maker asks. */
  priceFrom: money,
  priceTo: money,
  cars: count,
  ...photograph,
});
const city = answer({
  code: text,
  name: words,
  spell: text,
  letter,
  provinceCode: text,
  province: words,
  latitude: amount,
  longitude: amount,
  stores: count,
});
const newsItem = answer({
  newsId: text,
  title: words,
  summary: words,
  topic: text,
  topicName: words,
  publishedOn: date,
  bodyType,
  paint,
});

/**
 * One car in any list. Prices are whole fen; `firstPayment` and `monthRent` are those of the plan its page opens with, over `term`
 * months. Without `term` they are the lowest there are.
 */
export const carCard = answer({
  carId: text,
  kind,
  brandId: text,
  brand: words,
  seriesId: text,
  series: words,
  /** The model, without brand and series. */
  name: words,
  bodyType,
  paint,
  colour: words,
  energy: z.enum(energies),
  gearbox: z.enum(gearboxes),
  price: money,
  guidePrice: money,
  firstPayment: money,
  monthRent: money,
  term: maybe(count),
  cityCode: text,
  city: words,
  labels: list(words),
  sold: yesNo,
  ...photograph,
  /** Of a used car. Mileage in km. */
  registeredOn: maybe(date),
  mileage: maybe(count),
});

/**
 * What a list of cars is narrowed by. Several values of one field are divided by commas; money is whole fen, mileage km,
 * age years; `…From` and `…To` are both included.
 */
const filters = {
  kind: maybe(text),
  keyword: maybe(text),
  brandId: maybe(text),
  seriesId: maybe(text),
  bodyType: maybe(text),
  energy: maybe(text),
  gearbox: maybe(text),
  paint: maybe(text),
  cityCode: maybe(text),
  label: maybe(text),
  priceFrom: maybe(text),
  priceTo: maybe(text),
  firstPaymentFrom: maybe(text),
  firstPaymentTo: maybe(text),
  monthRentFrom: maybe(text),
  monthRentTo: maybe(text),
  ageFrom: maybe(text),
  ageTo: maybe(text),
  mileageFrom: maybe(text),
  mileageTo: maybe(text),
  /** The city the prices are of; narrows nothing. Usual: `cityCode`. */
  buyingIn: maybe(text),
};
const paging = { page: maybe(text), size: maybe(text) };

/** A choice that is followed: an address of the app, with its query. */
const link = answer({ id: text, title: words, to: text });

/** Homes, brands, lists of cars, search, cities, news and questions: all of it ours (browsing-and-ordering, section 2, names
 * the pages only). Anyone may ask. */
export const catalogueEndpoints = {
  'home.content': read(
    'What a home shows. `general`: all of the product; `product`: new and used cars; `new-car`: new cars only.',
    '/home/content',
    request({ home: z.enum(['general', 'product', 'new-car']), cityCode: maybe(text) }),
    answer({
      banners: list(answer({ id: text, title: words, about: words, to: text, bodyType, paint })),
      entries: list(answer({ id: text, title: words, to: text, icon: text })),
      brands: list(brand),
      /** Choices of a price or a rent, each with the list it opens. */
      quick: list(link),
      recommended: list(carCard),
      latest: list(carCard),
      news: list(newsItem),
      /** Lines that run across the top. */
      notices: list(link),
    }),
  ),
  'catalogue.brands': read(
    'All brands by their letter, and those asked for most.',
    '/catalogue/brands',
    request({ kind: maybe(text) }),
    answer({
      hot: list(brand),
      letters: list(answer({ letter, brands: list(brand) })),
      total: count,
    }),
  ),
  'catalogue.series': read(
    'The series of a brand.',
    '/catalogue/series',
    request({ brandId: text }),
    answer({ brand, series: list(series) }),
  ),
  'catalogue.models': read(
    'The models of a series, as they are new.',
    '/catalogue/models',
    request({ seriesId: text }),
    answer({
      series,
      models: list(
        answer({
          modelCode: text,
          carId: text,
          name: words,
          year: count,
          guidePrice: money,
          paint,
          ...photograph,
        }),
      ),
    }),
  ),
  'catalogue.cars': read(
    'Cars that fit, a page at a time; a keyword finds brands, series, models, bodies and energies in both languages.',
    '/catalogue/cars',
    request({
      ...filters,
      /** `default`, `price-up`, `price-down`, `first-up`, `rent-up`, `newest`, `mileage-up`, `age-up`. */
      sort: maybe(text),
      ...paging,
    }),
    answer({
      cars: list(carCard),
      page: count,
      size: count,
      total: count,
      more: yesNo,
      /** How many fit of every kind, whatever kind was asked for. */
      counts: answer({ new: count, used: count, 'lease-back': count, 'direct-lease': count }),
    }),
  ),
  'catalogue.filters': read(
    'What a list can be narrowed by, with how many cars each choice leaves beside the choices made in other groups.',
    '/catalogue/filters',
    request(filters),
    answer({
      /** How many cars fit now. */
      total: count,
      groups: list(
        answer({
          /** A field of `catalogue.cars`. A `range` has `<id>From` and `<id>To`, its choices `from-to`, open where empty. */
          id: text,
          title: words,
          type: z.enum(['one', 'several', 'range']),
          options: list(answer({ value: text, zh: text, en: text, count })),
        }),
      ),
      sorts: list(answer({ value: text, zh: text, en: text })),
    }),
  ),
  'catalogue.suggest': read(
    'What somebody who has typed this may mean; at most ten.',
    '/catalogue/suggest',
    request({ keyword: text }),
    answer({
      suggestions: list(
        answer({
          id: text,
          type: z.enum(['brand', 'series', 'model']),
          text: words,
          brandId: text,
          seriesId: maybe(text),
          cars: count,
        }),
      ),
    }),
  ),
  'catalogue.hot-words': read(
    'What is searched for most.',
    '/catalogue/hotWords',
    request({}),
    answer({ words: list(words) }),
  ),

  'city.list': read(
    'The cities cars are delivered in, by letter.',
    '/city/list',
    request({}),
    answer({
      hot: list(city),
      letters: list(answer({ letter, cities: list(city) })),
      total: count,
    }),
  ),
  'city.locate': read(
    'The city next to a place on the earth; refused more than 300 km from any.',
    '/city/locate',
    request({ latitude: text, longitude: text }),
    answer({ city, /** Km. */ distance: amount }),
  ),

  'news.list': read(
    'News, newest first.',
    '/news/list',
    request({ topic: maybe(text), ...paging }),
    answer({
      news: list(newsItem),
      page: count,
      size: count,
      total: count,
      more: yesNo,
      topics: list(answer({ value: text, zh: text, en: text })),
    }),
  ),
  'news.article': read(
    'One piece of news in full.',
    '/news/article',
    request({ newsId: text }),
    answer({ article: newsItem, paragraphs: list(words), related: list(newsItem) }),
  ),
  'question.list': read(
    'Common questions with their answers, by subject.',
    '/question/list',
    request({}),
    answer({
      groups: list(
        answer({
          id: text,
          title: words,
          questions: list(answer({ id: text, question: words, answer: words })),
        }),
      ),
    }),
  ),

  'used-car.photos': read(
    'All pictures of a used car as it was evaluated, by what they show.',
    '/usedCar/photos',
    request({ carId: text }),
    answer({
      car: carCard,
      categories: list(
        answer({
          id: text,
          title: words,
          photos: list(
            answer({
              id: text,
              url,
              /** The same, smaller. */
              small: maybe(url),
              title: words,
              /** What the evaluator found there; nothing where all is well. */
              finding: maybe(words),
            }),
          ),
        }),
      ),
    }),
  ),
  'used-car.report': read(
    'The inspection report of a used car.',
    '/usedCar/report',
    request({ carId: text }),
    answer({
      car: carCard,
      /** A PDF. */
      url,
      title: words,
      inspectedOn: date,
      inspector: words,
      /** Points checked, and those where something was found. */
      points: count,
      findings: count,
      grade: text,
      parts: list(answer({ id: text, title: words, points: count, findings: count, about: words })),
    }),
  ),
} satisfies Record<string, Endpoint>;
