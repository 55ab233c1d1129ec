import { stores } from '../cars.ts';
import type { Handlers } from '../handler.ts';
import { carFor, quote, termsAndRatios } from '../plans.ts';
import { provinces } from '../regions.ts';

const colours = ['雅士银', '珍珠白', '曜石黑', '极光蓝'];

export const carHandlers = {
  'car.stores': ({ cityspell }) => {
    const first = Object.entries(storeOfCity).find(([spell]) => spell === cityspell)?.[1];
    const nearest = [...stores].sort((a, b) => Number(b.code === first) - Number(a.code === first));
    return {
      storeList: nearest.map(
        ({ city, cityCode, province, provinceCode, identifier, id, name, code }) => ({
          city,
          cityCode,
          province,
          provinceCode,
          identifier,
          id,
          name,
          code,
        }),
      ),
    };
  },

  'car.license-types': () => [
    { id: '1', licenseName: '公户上牌' },
    { id: '2', licenseName: '个户上牌' },
  ],

  'car.detail': ({ carId }) => {
    const { modelCode, brandName, seriesName, modelName } = carFor(carId);
    return { modelCode, fullName: `${brandName} ${seriesName} ${modelName}` };
  },

  'car.button': ({ loanAmount }) =>
    Number(loanAmount) > 150_000
      ? { buttonCode: '1', subCode: '2' }
      : { buttonCode: '3', subCode: '7' },

  'car.provinces': () => provinces(),

  'car.colours': ({ modelCode }) =>
    colours.map((name, at) => ({
      spuCode: `${modelCode.slice(0, 100)}-${at + 1}`,
      name,
      image: `/documents/cars/${carFor(modelCode).modelCode}.svg`,
    })),

  'car.plans': ({ spuCode }) => {
    const car = carFor(spuCode.split('-', 1)[0] ?? '');
    return termsAndRatios().map(({ term, ratio }) => {
      const { first, rent, financed } = quote(car, term, ratio);
      return {
        capitalCode: 'SELF_OPERATED',
        projectCode: `PR${term}${ratio}`,
        projectName: `${term}期 首付${ratio}%`,
        repaymentPeriod: term,
        downPayRate: ratio,
        monthPayment: rent,
        downPayment: first,
        invest: financed,
        finalPayment: 0,
        productId: `${term}-${ratio}`,
        spuCode,
      };
    });
  },
} satisfies Partial<Handlers>;

const storeOfCity: Readonly<Record<string, string>> = {
  beijing: 'D11011',
  shanghai: 'D31011',
  guangzhou: 'D44011',
  shenzhen: 'D44031',
  suzhou: 'D32051',
};
