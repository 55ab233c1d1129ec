import { z } from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { carCard, paints } from './catalogue.ts';

/** What a page about a car shows beside its name. */
const carDetail = {
  car: f.extension(carCard),
  /** As in an order: 1 new, 3 used, 4 lease-back, 6 direct lease. */
  productLineCode: f.extension(f.text),
  serviceLine: f.extension(f.text),
  guidePrice: f.extension(f.money),
  /** Paid before the review; nothing: there is none. */
  deposit: f.extension(f.money),
  description: f.extension(f.localizedText),
  gallery: f.extension(
    f.list(
      f.response({
        view: z.enum(['quarter', 'front', 'side', 'rear', 'cabin', 'wheel', 'boot']),
        title: f.localizedText,
        /** A photograph of this car, and the same smaller. */
        url: f.optional(f.url),
        small: f.optional(f.url),
      }),
    ),
  ),
  highlights: f.extension(f.list(f.localizedText)),
  /** Parameters first, then what it is fitted with. */
  parameters: f.extension(
    f.list(
      f.response({
        id: f.text,
        title: f.localizedText,
        rows: f.list(f.response({ id: f.text, name: f.localizedText, value: f.localizedText })),
      }),
    ),
  ),
  /** What the price and the rent include. */
  services: f.extension(
    f.list(f.response({ id: f.text, title: f.localizedText, about: f.localizedText })),
  ),
  /** How leasing this car goes, in order. */
  steps: f.extension(f.list(f.localizedText)),
  /** Of a used car; the VIN is masked, mileage is km. */
  used: f.extension(
    f.response({
      vinNo: f.text,
      maskedVin: f.text,
      plate: f.localizedText,
      registeredOn: f.date,
      mileage: f.count,
      owners: f.count,
      inspectionUntil: f.date,
      insuranceUntil: f.date,
      grade: f.text,
      history: f.list(f.response({ id: f.text, on: f.date, what: f.localizedText })),
      reportUrl: f.url,
    }),
  ),
  /** Cars like it. */
  similar: f.extension(f.list(carCard)),
  sold: f.extension(f.yesNo),
};

const region = f.response({ code: f.text, name: f.text });

/** A store as the channel has it. */
export const carStore = f.response({
  city: f.text,
  cityCode: f.text,
  province: f.text,
  provinceCode: f.text,
  identifier: f.text,
  id: f.text,
  name: f.text,
  code: f.text,
  storeId: f.optional(f.text),
  storeName: f.optional(f.text),
  storeAddress: f.optional(f.text),
  idStr: f.optional(f.text),
  address: f.optional(f.text),
  /** Km from where the customer is, where that is known; hours it is open, whom to call, and where it is (WGS-84). */
  distance: f.extension(f.amount),
  hours: f.extension(f.text),
  phone: f.extension(f.text),
  latitude: f.extension(f.amount),
  longitude: f.extension(f.amount),
});

/** browsing-and-ordering, section 7, "Channel API". Prices are yuan. */
export const carEndpoints = {
  'car.stores': {
    about: 'Stores near the customer.',
    client: 'channel',
    method: 'POST',
    path: '/hshcchannel/api/carDetails/queryStoreList',
    encoding: 'json',
    request: f.request({
      cityspell: f.text,
      latitude: f.optional(f.amount),
      longitude: f.optional(f.amount),
    }),
    response: f.response({
      storeList: f.list(carStore),
    }),
  },
  'car.license-types': {
    about: 'Licence types a store offers: `result.data`.',
    client: 'channel',
    method: 'POST',
    path: '/hshcchannel/api/carDetails/queryLicenseType',
    encoding: 'json',
    request: f.request({ storeId: f.text, carId: f.text, cityCode: f.text }),
    response: f.list(f.response({ id: f.text, licenseName: f.text })),
  },
  'car.detail': {
    about:
      'A car, new, used, leased back or on direct lease; refused when there is none. All but the code and the name is ours, its money whole fen.',
    client: 'channel',
    method: 'POST',
    path: '/hshcchannel/api/carDetails/queryNewCarDetail',
    encoding: 'json',
    request: f.request({ carId: f.text, cityCode: f.text }),
    response: f.response({ modelCode: f.text, fullName: f.text, ...carDetail }),
  },
  'car.button': {
    about: 'What the button under a car does next.',
    client: 'channel',
    method: 'POST',
    path: '/hshcchannel/api/carDetails/queryCarButton',
    encoding: 'query',
    request: f.request({
      loanAmount: f.text,
      carId: f.optional(f.text),
      storeCode: f.optional(f.text),
      schemeCode: f.optional(f.text),
      leaseTerm: f.optional(f.text),
    }),
    /** `buttonCode` is the "code" that sub-code 7 comes with. */
    response: f.response({
      buttonCode: f.text,
      subCode: f.text,
      buttonText: f.extension(f.localizedText),
    }),
  },
  'car.provinces': {
    about: 'All provinces: `result.data`.',
    client: 'channel',
    method: 'GET',
    path: '/hshcchannel/api/index/getAllProvince',
    encoding: 'query',
    request: f.request({}),
    response: f.list(region),
  },
  'car.colours': {
    about: 'The colours of a car in a province: `result.data`.',
    client: 'channel',
    method: 'POST',
    path: '/hshcchannel/api/carDetails/color',
    encoding: 'json',
    request: f.request({ provinceCode: f.text, modelCode: f.text }),
    response: f.list(
      f.response({
        spuCode: f.text,
        name: f.text,
        image: f.extension(f.url),
        imageSmall: f.extension(f.url),
        paint: f.extension(z.enum(paints)),
      }),
    ),
  },
  'car.plans': {
    about: 'The finance plans of a colour: `result.data`.',
    client: 'channel',
    method: 'POST',
    path: '/hshcchannel/api/carDetails/financial',
    encoding: 'json',
    request: f.request({ spuCode: f.text, cityCode: f.text, provinceCode: f.text }),
    response: f.list(
      f.response({
        capitalCode: f.text,
        projectCode: f.text,
        projectName: f.text,
        repaymentPeriod: f.amount,
        downPayRate: f.amount,
        monthPayment: f.amount,
        downPayment: f.amount,
        invest: f.amount,
        finalPayment: f.amount,
        productId: f.text,
        spuCode: f.text,
      }),
    ),
  },
} satisfies Record<string, Endpoint>;
