import type { Endpoint } from '../endpoint.ts';
import { amount, answer, list, maybe, request, text, url } from '../fields.ts';

const region = answer({ code: text, name: text });

/** browsing-and-ordering, section 7, "Channel API". Prices are yuan. */
export const carEndpoints = {
  'car.stores': {
    about: 'Stores near the customer.',
    client: 'channel',
    method: 'POST',
    path: '/hshcchannel/api/carDetails/queryStoreList',
    encoding: 'json',
    request: request({ cityspell: text, latitude: maybe(amount), longitude: maybe(amount) }),
    response: answer({
      storeList: list(
        answer({
          city: text,
          cityCode: text,
          province: text,
          provinceCode: text,
          identifier: text,
          id: text,
          name: text,
          code: text,
        }),
      ),
    }),
  },
  'car.license-types': {
    about: 'Licence types a store offers: `result.data`.',
    client: 'channel',
    method: 'POST',
    path: '/hshcchannel/api/carDetails/queryLicenseType',
    encoding: 'json',
    request: request({ storeId: text, carId: text, cityCode: text }),
    response: list(answer({ id: text, licenseName: text })),
  },
  'car.detail': {
    about: 'A new car.',
    client: 'channel',
    method: 'POST',
    path: '/hshcchannel/api/carDetails/queryNewCarDetail',
    encoding: 'json',
    request: request({ carId: text, cityCode: text }),
    response: answer({ modelCode: text, fullName: text }),
  },
  'car.button': {
    about: 'What the button under a car does next.',
    client: 'channel',
    method: 'POST',
    path: '/hshcchannel/api/carDetails/queryCarButton',
    encoding: 'query',
    request: request({ loanAmount: text }),
    response: answer({ buttonCode: text, subCode: text }),
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
    response: list(answer({ spuCode: text, name: text, image: maybe(url) })),
  },
  'car.plans': {
    about: 'The finance plans of a colour: `result.data`.',
    client: 'channel',
    method: 'POST',
    path: '/hshcchannel/api/carDetails/financial',
    encoding: 'json',
    request: request({ spuCode: text, cityCode: text, provinceCode: text }),
    response: list(
      answer({
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
