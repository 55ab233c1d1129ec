import { publicQuery } from '../by-order.ts';
import { z } from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import {
  amount,
  response,
  count,
  date,
  list,
  optional,
  money,
  request,
  text,
  url,
  localizedText,
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

const brand = response({ brandId: text, name: localizedText, letter, cars: count });
/** A photograph, and the same about 360 pixels wide. */
const photograph = { focusImage: optional(url), focusImageSmall: optional(url) };

const series = response({
  seriesId: text,
  brandId: text,
  brand: localizedText,
  name: localizedText,
  bodyType,
  paint,
  energy: z.enum(energies),
  /** The cheapest and the dearest model, as the maker asks. */
  priceFrom: money,
  priceTo: money,
  cars: count,
  ...photograph,
});
const city = response({
  code: text,
  name: localizedText,
  spell: text,
  letter,
  provinceCode: text,
  province: localizedText,
  latitude: amount,
  longitude: amount,
  stores: count,
});
const newsItem = response({
  newsId: text,
  title: localizedText,
  summary: localizedText,
  topic: text,
  topicName: localizedText,
  publishedOn: date,
  bodyType,
  paint,
});

/**
 * One car in any list. Prices are whole fen; `firstPayment` and `monthRent` are those of the plan its page opens with,
 * over `term` months. Without `term` they are the lowest there are.
 */
export const carCard = response({
  carId: text,
  kind,
  brandId: text,
  brand: localizedText,
  seriesId: text,
  series: localizedText,
  /** The model, without brand and series. */
  name: localizedText,
  bodyType,
  paint,
  colour: localizedText,
  energy: z.enum(energies),
  gearbox: z.enum(gearboxes),
  price: money,
  guidePrice: money,
  firstPayment: money,
  monthRent: money,
  term: optional(count),
  cityCode: text,
  city: localizedText,
  labels: list(localizedText),
  sold: yesNo,
  ...photograph,
  /** Of a used car. Mileage in km. */
  registeredOn: optional(date),
  mileage: optional(count),
});

/**
 * What a list of cars is narrowed by. Several values of one field are divided by commas; money is whole fen, mileage km,
 * age years; `…From` and `…To` are both included.
 */
const filters = {
  kind: optional(text),
  keyword: optional(text),
  brandId: optional(text),
  seriesId: optional(text),
  bodyType: optional(text),
  energy: optional(text),
  gearbox: optional(text),
  paint: optional(text),
  cityCode: optional(text),
  label: optional(text),
  priceFrom: optional(text),
  priceTo: optional(text),
  firstPaymentFrom: optional(text),
  firstPaymentTo: optional(text),
  monthRentFrom: optional(text),
  monthRentTo: optional(text),
  ageFrom: optional(text),
  ageTo: optional(text),
  mileageFrom: optional(text),
  mileageTo: optional(text),
  /** The city the prices are of; narrows nothing. Usual: `cityCode`. */
  buyingIn: optional(text),
};
const paging = { page: optional(text), size: optional(text) };

/** A choice that is followed: an address of the app, with its query. */
const link = response({ id: text, title: localizedText, to: text });

/** Homes, brands, lists of cars, search, cities, news and questions: all of it ours (browsing-and-ordering, section 2, names
 * the pages only). Anyone may ask. */
export const catalogueEndpoints = {
  'home.content': publicQuery(
    'What a home shows. `general`: all of the product; `product`: new and used cars; `new-car`: new cars only.',
    '/home/content',
    request({ home: z.enum(['general', 'product', 'new-car']), cityCode: optional(text) }),
    response({
      banners: list(
        response({
          id: text,
          title: localizedText,
          about: localizedText,
          to: text,
          bodyType,
          paint,
        }),
      ),
      entries: list(response({ id: text, title: localizedText, to: text, icon: text })),
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
  'catalogue.brands': publicQuery(
    'All brands by their letter, and those asked for most.',
    '/catalogue/brands',
    request({ kind: optional(text) }),
    response({
      hot: list(brand),
      letters: list(response({ letter, brands: list(brand) })),
      total: count,
    }),
  ),
  'catalogue.series': publicQuery(
    'The series of a brand.',
    '/catalogue/series',
    request({ brandId: text }),
    response({ brand, series: list(series) }),
  ),
  'catalogue.models': publicQuery(
    'The models of a series, as they are new.',
    '/catalogue/models',
    request({ seriesId: text }),
    response({
      series,
      models: list(
        response({
          modelCode: text,
          carId: text,
          name: localizedText,
          year: count,
          guidePrice: money,
          paint,
          ...photograph,
        }),
      ),
    }),
  ),
  'catalogue.cars': publicQuery(
    'Cars that fit, a page at a time; a keyword finds brands, series, models, bodies and energies in both languages.',
    '/catalogue/cars',
    request({
      ...filters,
      /** `default`, `price-up`, `price-down`, `first-up`, `rent-up`, `newest`, `mileage-up`, `age-up`. */
      sort: optional(text),
      ...paging,
    }),
    response({
      cars: list(carCard),
      page: count,
      size: count,
      total: count,
      more: yesNo,
      /** How many fit of every kind, whatever kind was asked for. */
      counts: response({ new: count, used: count, 'lease-back': count, 'direct-lease': count }),
    }),
  ),
  'catalogue.filters': publicQuery(
    'What a list can be narrowed by, with how many cars each choice leaves beside the choices made in other groups.',
    '/catalogue/filters',
    request(filters),
    response({
      /** How many cars fit now. */
      total: count,
      groups: list(
        response({
          /** A field of `catalogue.cars`. A `range` has `<id>From` and `<id>To`, its choices `from-to`, open where empty. */
          id: text,
          title: localizedText,
          type: z.enum(['one', 'several', 'range']),
          options: list(response({ value: text, zh: text, en: text, count })),
        }),
      ),
      sorts: list(response({ value: text, zh: text, en: text })),
    }),
  ),
  'catalogue.suggest': publicQuery(
    'What somebody who has typed this may mean; at most ten.',
    '/catalogue/suggest',
    request({ keyword: text }),
    response({
      suggestions: list(
        response({
          id: text,
          type: z.enum(['brand', 'series', 'model']),
          text: localizedText,
          brandId: text,
          seriesId: optional(text),
          cars: count,
        }),
      ),
    }),
  ),
  'catalogue.hot-words': publicQuery(
    'What is searched for most.',
    '/catalogue/hotWords',
    request({}),
    response({ words: list(localizedText) }),
  ),

  'city.list': publicQuery(
    'The cities cars are delivered in, by letter.',
    '/city/list',
    request({}),
    response({
      hot: list(city),
      letters: list(response({ letter, cities: list(city) })),
      total: count,
    }),
  ),
  'city.locate': publicQuery(
    'The city next to a place on the earth; refused more than 300 km from any.',
    '/city/locate',
    request({ latitude: text, longitude: text }),
    response({ city, /** Km. */ distance: amount }),
  ),

  'news.list': publicQuery(
    'News, newest first.',
    '/news/list',
    request({ topic: optional(text), ...paging }),
    response({
      news: list(newsItem),
      page: count,
      size: count,
      total: count,
      more: yesNo,
      topics: list(response({ value: text, zh: text, en: text })),
    }),
  ),
  'news.article': publicQuery(
    'One piece of news in full.',
    '/news/article',
    request({ newsId: text }),
    response({ article: newsItem, paragraphs: list(localizedText), related: list(newsItem) }),
  ),
  'question.list': publicQuery(
    'Common questions with their answers, by subject.',
    '/question/list',
    request({}),
    response({
      groups: list(
        response({
          id: text,
          title: localizedText,
          questions: list(response({ id: text, question: localizedText, answer: localizedText })),
        }),
      ),
    }),
  ),

  'used-car.photos': publicQuery(
    'All pictures of a used car as it was evaluated, by what they show.',
    '/usedCar/photos',
    request({ carId: text }),
    response({
      car: carCard,
      categories: list(
        response({
          id: text,
          title: localizedText,
          photos: list(
            response({
              id: text,
              url,
              /** The same, smaller. */
              small: optional(url),
              title: localizedText,
              /** What the evaluator found there; nothing where all is well. */
              finding: optional(localizedText),
            }),
          ),
        }),
      ),
    }),
  ),
  'used-car.report': publicQuery(
    'The inspection report of a used car.',
    '/usedCar/report',
    request({ carId: text }),
    response({
      car: carCard,
      /** A PDF. */
      url,
      title: localizedText,
      inspectedOn: date,
      inspector: localizedText,
      /** Points checked, and those where something was found. */
      points: count,
      findings: count,
      grade: text,
      parts: list(
        response({
          id: text,
          title: localizedText,
          points: count,
          findings: count,
          about: localizedText,
        }),
      ),
    }),
  ),
} satisfies Record<string, Endpoint>;
