import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { ok } from '../../verify/call-results.ts';
import { settle } from '../../verify/simulated-world.ts';
import { paintOf } from '../../ui/car/CarPicture.tsx';
import {
  pageContext,
  playCar,
  reviewedPlan,
  showCar,
  showPlan,
  showReview,
} from './car-page.fixture.tsx';
import type { CarResponse } from './car-data.ts';
import { store } from './loading/world.fixture.ts';
import { colours, scheme } from './plans.fixture.ts';

test('an order is confirmed with exact amounts', () => {
  showReview({ plan: { ...reviewedPlan, firstMoney: 45_740.72, monthRent: 2800 } });

  expect(screen.getByText('¥45,740.72（10%）')).toBeVisible();
  expect(screen.getByText('¥2,800.00 × 36期')).toBeVisible();
});

test('a reopened order shows present names', () => {
  const [car, colour] = [{ modelCode: 'M1', fullName: 'Sample' }, 'Red'];
  const schemes = [scheme('36'), scheme('48', { schemeName: 'Easy' })];
  const stores = [
    { ...store, code: 'S0', name: 'Far' },
    { ...store, name: 'Chaoyang' },
  ];
  showReview({}, { car, colours: [{ spuCode: 'red', name: colour }], schemes, stores });

  for (const name of ['Sample', colour, 'Easy', 'Chaoyang'])
    expect(screen.getByText(name)).toBeVisible();
});

test('without a present name the earlier one is shown', () => {
  showReview({}, { colours: [], schemes: [], stores: [] });

  for (const name of ['示例牌 示例 2026款 1.5T', '红色', '轻松融', '北京朝阳店'])
    expect(screen.getByText(name)).toBeVisible();
});

const hrefOf = (link: HTMLElement) => link.getAttribute('href')?.replace(/^\/(mwap\/?)?/, '/');

describe('the screens', () => {
  test('another colour requests the button of its plan, which the order follows', async () => {
    const button = { subCode: '8', buttonCode: '2', buttonText: { zh: '马上抢', en: 'Take it' } };
    const page = playCar({}, { 'car.button': ok(button) });
    const chips = screen.getByRole('group', { name: '外观颜色' });

    await userEvent.click(within(chips).getByRole('radio', { name: '蓝色' }));

    expect(page.calls).toMatchObject([
      {
        endpoint: 'car.button',
        request: { loanAmount: '99000', carId: 'C1', storeCode: 'S1' },
      },
    ]);
    await userEvent.click(await screen.findByRole('button', { name: '马上抢' }));
    expect(page.actor.getSnapshot().output).toMatchObject({
      outcome: 'order',
      answers: { spuCode: 'blue', spuName: '蓝色', subCode: '8', buttonCode: '2' },
    });
  });

  test('another term at the same amount changes the view without a request', async () => {
    const page = playCar({});

    await userEvent.click(screen.getByRole('radio', { name: '48期' }));

    expect(screen.getByRole('radio', { name: '48期' })).toBeChecked();
    expect(page.container).toHaveTextContent('2,300');
    expect(page.calls).toEqual([]);
  });

  test('the button stays unchanged where the platform sends no new one', async () => {
    const page = playCar({});

    await userEvent.click(screen.getByRole('radio', { name: '蓝色' }));
    await settle();

    expect(page.calls).toHaveLength(1);
    expect(screen.getByRole('button', { name: '立即预订' })).toBeEnabled();
  });

  test('a car without plans for its colours shows that and cannot be ordered', () => {
    const plans = colours.map(({ spuCode }) => ({ key: spuCode, data: [] }));
    showCar({ colours, plans, line: 'used', button: undefined });
    expect(screen.getByText('该车暂无方案，请咨询客服')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '立即下单' }).disabled).toBe(true);
  });

  test('picture, name and price are shown before colours, plans and button', () => {
    showCar({ colours: undefined, plans: [], licenses: undefined, button: undefined });

    expect(screen.getByRole('list', { name: '车辆图片' })).toBeVisible();
    expect(screen.queryByText('该车暂无方案，请咨询客服')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '立即下单' })).toBeDisabled();
  });

  test('similar cars are shown in their place, and the plans lead back, in the same city', () => {
    const brand = { zh: '示例牌', en: 'Sample' };
    const like = { brand, series: brand, bodyType: 'suv', paint: 'white', monthRent: 280_000 };
    const similar = [
      { ...like, carId: 'N7', kind: 'new' },
      { ...like, carId: 'H7', kind: 'lease-back' },
    ];
    showCar({
      input: {
        page: '/appCarDetail',
        address: { carId: 'C1', cityspell: 'shanghai', utm_source: '', scheme: 'P9' },
      },
      car: { ...pageContext.car, similar } as unknown as CarResponse,
    });
    const to = (name: RegExp) => screen.getAllByRole('link', { name }).map((one) => hrefOf(one));
    expect(to(/示例牌/)).toEqual([
      '/carDetail?carId=N7&cityspell=shanghai',
      '/appCarDetail?carId=H7&cityspell=shanghai',
    ]);
    expect(to(/全部方案/)).toEqual([
      '/financePlan?carId=C1&cityspell=shanghai&colour=red&back=%2FappCarDetail%3FcarId%3DC1%26cityspell%3Dshanghai',
    ]);
  });

  test('the car starts with the choice of the page that led there, else with the last choice', () => {
    const savedChoices = [
      { spuCode: 'blue', schemeCode: 'P4', leaseTerm: '36', startPercentPlus: 0 },
    ];
    const shown = showCar({ savedChoices });
    const colour = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
    expect(colour('蓝色').checked).toBe(true);
    shown.unmount();
    const address = { carId: 'C1', colour: 'red', scheme: 'P2', term: '48' };
    showCar({ savedChoices, input: { ...pageContext.input, address } });
    expect(colour('红色').checked).toBe(true);
    expect(colour('48期').checked).toBe(true);
  });

  test('a car without colours can be ordered: its plan is chosen in the dialog', async () => {
    const button = { subCode: '3', buttonCode: '1' };
    const page = playCar({ colours: [], plans: [], button });
    await userEvent.click(screen.getByRole('button', { name: '立即下单' }));
    expect(page.actor.getSnapshot().output).toMatchObject({
      outcome: 'order',
      answers: { spuCode: '', subCode: '3' },
    });
  });

  test.each([
    ['the plan dialog', showPlan],
    ['the order confirmation', showReview],
  ])('the car is shown in the chosen colour in %s', (_, show) => {
    const own = { bodyType: 'suv', paint: 'white', focusImage: '/white.jpg' };
    const car = { modelCode: 'M1', fullName: '示例牌 示例', car: own } as CarResponse;
    const chips = [
      { spuCode: 'white', name: '白', paint: 'white' },
      { spuCode: 'silver', name: '银', paint: 'silver', image: '/silver.jpg' },
      { spuCode: 'red', name: '红', paint: 'red' },
    ] as const;
    const picturesOf = (spuCode: string) => {
      const shown = show({ car, colours: chips, spuCode });
      const photo = shown.container.querySelector('img')?.getAttribute('src');
      const drawn = shown.container.querySelector('svg')?.getAttribute('color');
      shown.unmount();
      return [photo, drawn];
    };

    expect(picturesOf('silver')).toEqual(['/silver.jpg', paintOf('silver')]);
    expect(picturesOf('white')).toEqual(['/white.jpg', paintOf('white')]);
    expect(picturesOf('red')).toEqual([undefined, paintOf('red')]);
  });
});
