import { expect, it } from 'vitest';
import { selectCar } from '../../../src/features/car/plans.ts';
import { annualRate } from '../../../src/model/plan-cost.ts';
import { sandboxAt } from '../testing/requests.fixture.ts';

const sandbox = sandboxAt(() => Date.parse('2026-03-10T02:00:00Z'));

/** The plan and colour the car's page opens with, chosen by the app's own code. */
async function openingOf(carId: string, cityCode: string) {
  const provinceCode = `${cityCode.slice(0, 2)}0000`;
  const { modelCode } = await sandbox.dataOf('car.detail', { carId, cityCode });
  const colours = await sandbox.dataOf('car.colours', { provinceCode, modelCode });
  const spuCode = colours[0]?.spuCode ?? '';
  const data = await sandbox.dataOf('car.plans', { spuCode, cityCode, provinceCode });
  const sorted = data.toSorted((a, b) => a.downPayRate - b.downPayRate);
  const { plan } = selectCar(colours, [{ key: spuCode, data: sorted }], {});
  return { plan, paint: colours[0]?.paint };
}

it.each(['110100', '310100', '460100'])(
  'a card shows the price and paint that its page opens with, in %s',
  async (cityCode) => {
    const { recommended, latest } = await sandbox.dataOf('home.content', {
      home: 'general',
      cityCode,
    });
    const { cars } = await sandbox.dataOf('catalogue.cars', { cityCode, page: '1', size: '10' });
    // As the app's lists request them: cars of the whole country, at the prices of the customer's city.
    const request = { kind: 'new', buyingIn: cityCode, page: '1', size: '10' };
    const everywhere = await sandbox.dataOf('catalogue.cars', request);
    const cards = [...recommended, ...latest, ...cars, ...everywhere.cars];

    expect(cards.length).toBeGreaterThan(15);
    for (const card of cards) {
      const place = card.kind === 'used' ? card.cityCode : cityCode;
      const { plan, paint } = await openingOf(card.carId, place);
      expect([card.carId, card.firstPayment, card.monthRent, card.term, card.paint]).toEqual([
        card.carId,
        Math.round((plan?.downPayment ?? 0) * 100),
        Math.round((plan?.monthPayment ?? 0) * 100),
        plan?.repaymentPeriod,
        paint,
      ]);
    }
  },
);

it('the plan of every seeded order has a rate between 4% and 15%', async () => {
  const { orders } = await sandbox.dataOf('order.list', { page: '1', size: '200' });
  const rates = orders.map((order) => ({
    orderNo: order.orderNo,
    rate: annualRate({
      first: order.firstPayment ?? 0,
      rent: order.monthRent ?? 0,
      months: order.termCount,
      last: order.lastPayment ?? 0,
      amountFinanced: order.funderLoanAmt,
    }),
  }));

  expect(rates.length).toBeGreaterThan(9);
  expect(rates.filter(({ rate = 0 }) => rate < 400 || rate > 1500)).toEqual([]);
});
