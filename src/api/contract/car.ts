import { z } from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import {
  amount,
  response,
  count,
  date,
  extension,
  list,
  optional,
  money,
  request,
  text,
  url,
  localizedText,
  yesNo,
} from '../fields.ts';
import { carCard, paints } from './catalogue.ts';

/** What a page about a car shows beside its name. */
const carDetail = {
  car: extension(carCard),
  /** As in an order: 1 new, 3 used, 4 lease-back, 6 direct lease. */
  productLineCode: extension(text),
  serviceLine: extension(text),
  guidePrice: extension(money),
  /** Paid before the review; nothing: there is none. */
  deposit: extension(money),
  description: extension(localizedText),
  gallery: extension(
    list(
      response({
        view: z.enum(['quarter', 'front', 'side', 'rear', 'cabin', 'wheel', 'boot']),
        title: localizedText,
        /** A photograph of this car, and the same smaller. */
        url: optional(url),
        small: optional(url),
      }),
    ),
  ),
  highlights: extension(list(localizedText)),
  /** Parameters first, then what it is fitted with. */
  parameters: extension(
    list(
      response({
        id: text,
        title: localizedText,
        rows: list(response({ id: text, name: localizedText, value: localizedText })),
      }),
    ),
  ),
  /** What the price and the rent include. */
  services: extension(list(response({ id: text, title: localizedText, about: localizedText }))),
  /** How leasing this car goes, in order. */
  steps: extension(list(localizedText)),
  /** Of a used car; the VIN is masked, mileage is km. */
  used: extension(
    response({
      vinNo: text,
      maskedVin: text,
      plate: localizedText,
      registeredOn: date,
      mileage: count,
      owners: count,
      inspectionUntil: date,
      insuranceUntil: date,
      grade: text,
      history: list(response({ id: text, on: date, what: localizedText })),
      reportUrl: url,
    }),
  ),
  /** Cars like it. */
  similar: extension(list(carCard)),
  sold: extension(yesNo),
};

const region = response({ code: text, name: text });

/** A store as the channel has it. */
export const carStore = response({
  city: text,
  cityCode: text,
  province: text,
  provinceCode: text,
  identifier: text,
  id: text,
  name: text,
  code: text,
  storeId: optional(text),
  storeName: optional(text),
  storeAddress: optional(text),
  idStr: optional(text),
  address: optional(text),
  /** Km from where the customer is, where that is known; hours it is open, whom to call, and where it is (WGS-84). */
  distance: extension(amount),
  hours: extension(text),
  phone: extension(text),
  latitude: extension(amount),
  longitude: extension(amount),
});

/** browsing-and-ordering, section 7, "Channel API". Prices are yuan. */
export const carEndpoints = {
  'car.stores': {
    about: 'Stores near the customer.',
    client: 'channel',
    method: 'POST',
    path: '/hshcchannel/api/carDetails/queryStoreList',
    encoding: 'json',
    request: request({ cityspell: text, latitude: optional(amount), longitude: optional(amount) }),
    response: response({
      storeList: list(carStore),
    }),
  },
  'car.license-types': {
    about: 'Licence types a store offers: `result.data`.',
    client: 'channel',
    method: 'POST',
    path: '/hshcchannel/api/carDetails/queryLicenseType',
    encoding: 'json',
    request: request({ storeId: text, carId: text, cityCode: text }),
    response: list(response({ id: text, licenseName: text })),
  },
  'car.detail': {
    about:
      'A car, new, used, leased back or on direct lease; refused when there is none. All but the code and the name is ours, its money whole fen.',
    client: 'channel',
    method: 'POST',
    path: '/hshcchannel/api/carDetails/queryNewCarDetail',
    encoding: 'json',
    request: request({ carId: text, cityCode: text }),
    response: response({ modelCode: text, fullName: text, ...carDetail }),
  },
  'car.button': {
    about: 'What the button under a car does next.',
    client: 'channel',
    method: 'POST',
    path: '/hshcchannel/api/carDetails/queryCarButton',
    encoding: 'query',
    request: request({
      loanAmount: text,
      carId: optional(text),
      storeCode: optional(text),
      schemeCode: optional(text),
      leaseTerm: optional(text),
    }),
    /** `buttonCode` is the "code" that sub-code 7 comes with. */
    response: response({ buttonCode: text, subCode: text, buttonText: extension(localizedText) }),
  },
  'car.provinces': {
    about: 'All provinces: `result.data`.',
    client: 'channel',
    method: 'GET',
    path: '/hshcchannel/api/index/getAllProvince',
    encoding: 'query',
    request: request({}),
    response: list(region),
  },
  'car.colours': {
    about: 'The colours of a car in a province: `result.data`.',
    client: 'channel',
    method: 'POST',
    path: '/hshcchannel/api/carDetails/color',
    encoding: 'json',
    request: request({ provinceCode: text, modelCode: text }),
    response: list(
      response({
        spuCode: text,
        name: text,
        image: extension(url),
        imageSmall: extension(url),
        paint: extension(z.enum(paints)),
      }),
    ),
  },
  'car.plans': {
    about: 'The finance plans of a colour: `result.data`.',
    client: 'channel',
    method: 'POST',
    path: '/hshcchannel/api/carDetails/financial',
    encoding: 'json',
    request: request({ spuCode: text, cityCode: text, provinceCode: text }),
    response: list(
      response({
        capitalCode: text,
        projectCode: text,
        projectName: text,
        repaymentPeriod: amount,
        downPayRate: amount,
        monthPayment: amount,
        downPayment: amount,
        invest: amount,
        finalPayment: amount,
        productId: text,
        spuCode: text,
      }),
    ),
  },
} satisfies Record<string, Endpoint>;
