import { publicQuery } from '../by-order.ts';
import { z } from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';

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

const brand = f.response({ brandId: f.text, name: f.localizedText, letter, cars: f.count });
/** A photograph, and the same about 360 pixels wide. */
const photograph = { focusImage: f.optional(f.url), focusImageSmall: f.optional(f.url) };

const series = f.response({
  seriesId: f.text,
  brandId: f.text,
  brand: f.localizedText,
  name: f.localizedText,
  bodyType,
  paint,
  energy: z.enum(energies),
  /** The cheapest and the dearest model, as the maker asks. */
  priceFrom: f.money,
  priceTo: f.money,
  cars: f.count,
  ...photograph,
});
const city = f.response({
  code: f.text,
  name: f.localizedText,
  spell: f.text,
  letter,
  provinceCode: f.text,
  province: f.localizedText,
  latitude: f.amount,
  longitude: f.amount,
  stores: f.count,
});
const newsItem = f.response({
  newsId: f.text,
  title: f.localizedText,
  summary: f.localizedText,
  topic: f.text,
  topicName: f.localizedText,
  publishedOn: f.date,
  bodyType,
  paint,
});

/**
 * One car in any list. Prices are whole fen; `firstPayment` and `monthRent` are those of the plan its page opens with,
 * over `term` months. Without `term` they are the lowest there are.
 */
export const carCard = f.response({
  carId: f.text,
  kind,
  brandId: f.text,
  brand: f.localizedText,
  seriesId: f.text,
  series: f.localizedText,
  /** The model, without brand and series. */
  name: f.localizedText,
  bodyType,
  paint,
  colour: f.localizedText,
  energy: z.enum(energies),
  gearbox: z.enum(gearboxes),
  price: f.money,
  guidePrice: f.money,
  firstPayment: f.money,
  monthRent: f.money,
  term: f.optional(f.count),
  cityCode: f.text,
  city: f.localizedText,
  labels: f.list(f.localizedText),
  sold: f.yesNo,
  ...photograph,
  /** Of a used car. Mileage in km. */
  registeredOn: f.optional(f.date),
  mileage: f.optional(f.count),
});

/**
 * What a list of cars is narrowed by. Several values of one field are divided by commas; money is whole fen, mileage km,
 * age years; `…From` and `…To` are both included.
 */
const filters = {
  kind: f.optional(f.text),
  keyword: f.optional(f.text),
  brandId: f.optional(f.text),
  seriesId: f.optional(f.text),
  bodyType: f.optional(f.text),
  energy: f.optional(f.text),
  gearbox: f.optional(f.text),
  paint: f.optional(f.text),
  cityCode: f.optional(f.text),
  label: f.optional(f.text),
  priceFrom: f.optional(f.text),
  priceTo: f.optional(f.text),
  firstPaymentFrom: f.optional(f.text),
  firstPaymentTo: f.optional(f.text),
  monthRentFrom: f.optional(f.text),
  monthRentTo: f.optional(f.text),
  ageFrom: f.optional(f.text),
  ageTo: f.optional(f.text),
  mileageFrom: f.optional(f.text),
  mileageTo: f.optional(f.text),
  /** The city the prices are of; narrows nothing. Usual: `cityCode`. */
  buyingIn: f.optional(f.text),
};
const paging = { page: f.optional(f.text), size: f.optional(f.text) };

/** A choice that is followed: an address of the app, with its query. */
const link = f.response({ id: f.text, title: f.localizedText, to: f.text });

/** Homes, brands, lists of cars, search, cities, news and questions: all of it ours (browsing-and-ordering, section 2, names
 * the pages only). Anyone may ask. */
export const catalogueEndpoints = {
  'home.content': publicQuery(
    'What a home shows. `general`: all of the product; `product`: new and used cars; `new-car`: new cars only.',
    '/home/content',
    f.request({ home: z.enum(['general', 'product', 'new-car']), cityCode: f.optional(f.text) }),
    f.response({
      banners: f.list(
        f.response({
          id: f.text,
          title: f.localizedText,
          about: f.localizedText,
          to: f.text,
          bodyType,
          paint,
        }),
      ),
      entries: f.list(f.response({ id: f.text, title: f.localizedText, to: f.text, icon: f.text })),
      brands: f.list(brand),
      /** Choices of a price or a rent, each with the list it opens. */
      quick: f.list(link),
      recommended: f.list(carCard),
      latest: f.list(carCard),
      news: f.list(newsItem),
      /** Lines that run across the top. */
      notices: f.list(link),
    }),
  ),
  'catalogue.brands': publicQuery(
    'All brands by their letter, and those asked for most.',
    '/catalogue/brands',
    f.request({ kind: f.optional(f.text) }),
    f.response({
      hot: f.list(brand),
      letters: f.list(f.response({ letter, brands: f.list(brand) })),
      total: f.count,
    }),
  ),
  'catalogue.series': publicQuery(
    'The series of a brand.',
    '/catalogue/series',
    f.request({ brandId: f.text }),
    f.response({ brand, series: f.list(series) }),
  ),
  'catalogue.models': publicQuery(
    'The models of a series, as they are new.',
    '/catalogue/models',
    f.request({ seriesId: f.text }),
    f.response({
      series,
      models: f.list(
        f.response({
          modelCode: f.text,
          carId: f.text,
          name: f.localizedText,
          year: f.count,
          guidePrice: f.money,
          paint,
          ...photograph,
        }),
      ),
    }),
  ),
  'catalogue.cars': publicQuery(
    'Cars that fit, a page at a time; a keyword finds brands, series, models, bodies and energies in both languages.',
    '/catalogue/cars',
    f.request({
      ...filters,
      /** `default`, `price-up`, `price-down`, `first-up`, `rent-up`, `newest`, `mileage-up`, `age-up`. */
      sort: f.optional(f.text),
      ...paging,
    }),
    f.response({
      cars: f.list(carCard),
      page: f.count,
      size: f.count,
      total: f.count,
      more: f.yesNo,
      /** How many fit of every kind, whatever kind was asked for. */
      counts: f.response({
        new: f.count,
        used: f.count,
        'lease-back': f.count,
        'direct-lease': f.count,
      }),
    }),
  ),
  'catalogue.filters': publicQuery(
    'What a list can be narrowed by, with how many cars each choice leaves beside the choices made in other groups.',
    '/catalogue/filters',
    f.request(filters),
    f.response({
      /** How many cars fit now. */
      total: f.count,
      groups: f.list(
        f.response({
          /** A field of `catalogue.cars`. A `range` has `<id>From` and `<id>To`, its choices `from-to`, open where empty. */
          id: f.text,
          title: f.localizedText,
          type: z.enum(['one', 'several', 'range']),
          options: f.list(f.response({ value: f.text, zh: f.text, en: f.text, count: f.count })),
        }),
      ),
      sorts: f.list(f.response({ value: f.text, zh: f.text, en: f.text })),
    }),
  ),
  'catalogue.suggest': publicQuery(
    'What somebody who has typed this may mean; at most ten.',
    '/catalogue/suggest',
    f.request({ keyword: f.text }),
    f.response({
      suggestions: f.list(
        f.response({
          id: f.text,
          type: z.enum(['brand', 'series', 'model']),
          text: f.localizedText,
          brandId: f.text,
          seriesId: f.optional(f.text),
          cars: f.count,
        }),
      ),
    }),
  ),
  'catalogue.hot-words': publicQuery(
    'What is searched for most.',
    '/catalogue/hotWords',
    f.request({}),
    f.response({ words: f.list(f.localizedText) }),
  ),

  'city.list': publicQuery(
    'The cities cars are delivered in, by letter.',
    '/city/list',
    f.request({}),
    f.response({
      hot: f.list(city),
      letters: f.list(f.response({ letter, cities: f.list(city) })),
      total: f.count,
    }),
  ),
  'city.locate': publicQuery(
    'The city next to a place on the earth; refused more than 300 km from any.',
    '/city/locate',
    f.request({ latitude: f.text, longitude: f.text }),
    f.response({ city, /** Km. */ distance: f.amount }),
  ),

  'news.list': publicQuery(
    'News, newest first.',
    '/news/list',
    f.request({ topic: f.optional(f.text), ...paging }),
    f.response({
      news: f.list(newsItem),
      page: f.count,
      size: f.count,
      total: f.count,
      more: f.yesNo,
      topics: f.list(f.response({ value: f.text, zh: f.text, en: f.text })),
    }),
  ),
  'news.article': publicQuery(
    'One piece of news in full.',
    '/news/article',
    f.request({ newsId: f.text }),
    f.response({
      article: newsItem,
      paragraphs: f.list(f.localizedText),
      related: f.list(newsItem),
    }),
  ),
  'question.list': publicQuery(
    'Common questions with their answers, by subject.',
    '/question/list',
    f.request({}),
    f.response({
      groups: f.list(
        f.response({
          id: f.text,
          title: f.localizedText,
          questions: f.list(
            f.response({ id: f.text, question: f.localizedText, answer: f.localizedText }),
          ),
        }),
      ),
    }),
  ),

  'used-car.photos': publicQuery(
    'All pictures of a used car as it was evaluated, by what they show.',
    '/usedCar/photos',
    f.request({ carId: f.text }),
    f.response({
      car: carCard,
      categories: f.list(
        f.response({
          id: f.text,
          title: f.localizedText,
          photos: f.list(
            f.response({
              id: f.text,
              url: f.url,
              /** The same, smaller. */
              small: f.optional(f.url),
              title: f.localizedText,
              /** What the evaluator found there; nothing where all is well. */
              finding: f.optional(f.localizedText),
            }),
          ),
        }),
      ),
    }),
  ),
  'used-car.report': publicQuery(
    'The inspection report of a used car.',
    '/usedCar/report',
    f.request({ carId: f.text }),
    f.response({
      car: carCard,
      /** A PDF. */
      url: f.url,
      title: f.localizedText,
      inspectedOn: f.date,
      inspector: f.localizedText,
      /** Points checked, and those where something was found. */
      points: f.count,
      findings: f.count,
      grade: f.text,
      parts: f.list(
        f.response({
          id: f.text,
          title: f.localizedText,
          points: f.count,
          findings: f.count,
          about: f.localizedText,
        }),
      ),
    }),
  ),
} satisfies Record<string, Endpoint>;
