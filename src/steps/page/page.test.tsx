import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { showStep, violations } from '../../../tests/show-step.tsx';
import { readExamples } from '../../../tests/step-examples.ts';
import { failed, ok, settle, TriedKind, unreachable } from '../../../tests/try-kind.ts';
import { FileHosts } from '../../ui/file-hosts.ts';
import { FileAccess } from '../../ui/pdf/file-access.ts';
import type { FetchFile } from '../../ui/pdf/pdf-file.ts';
import { fileAddress } from './file-address.ts';
import { planFault, planView } from './plan-check.ts';
import { preferredScheme, type Scheme, schemeId, selectCar } from './plans.ts';
import { schema } from './schema.ts';
import { Screen } from './Screen.tsx';
import { Car } from './screens/Car.tsx';
import { OrderReview } from './screens/OrderReview.tsx';
import { Pdf } from './screens/Pdf.tsx';
import { PlanConfirm } from './screens/PlanConfirm.tsx';
import { PlanPicker } from './screens/PlanPicker.tsx';
import { states } from './states.ts';

const examples = readExamples('page');
const screens = {
  car: Car,
  'plan-confirm': PlanConfirm,
  'plan-picker': PlanPicker,
  'order-review': OrderReview,
  pdf: Pdf,
};

describe('what the screen asks', () => {
  const asks = {
    check: { endpoint: 'plan.check', send: { term: { formula: 'x', expr: 1 } } },
  };

  test('is answered beside what was answered before', async () => {
    const step = new TriedKind(schema, states, { settings: { shows: 'car', asks } });

    await step.send({
      type: 'page.asked',
      answers: { leaseTerm: '48' },
      data: { asking: 'check' },
    });
    expect(step).toMatchObject({ status: 'asking', answers: { leaseTerm: '48' } });
    await step.world.answer(ok({ checkResult: true }));

    expect(step).toMatchObject({
      status: 'shown',
      data: { asked: { check: { type: 'ok', result: { checkResult: true } } } },
    });
  });

  test('a newer question takes the place of the one under way, whose answer changes nothing', async () => {
    const step = new TriedKind(schema, states, { settings: { shows: 'car', asks } });
    await step.send({ type: 'page.asked', data: { asking: 'check' } });
    const old = step.world.calls[0];

    await step.send({ type: 'page.asked', data: { asking: 'check' } });
    old?.answer(ok({ first: true }));
    await step.world.answer(ok({ second: true }));

    expect(old?.signal.aborted).toBe(true);
    expect(step.data.asked).toMatchObject({ check: { result: { second: true } } });
  });

  test.each([
    ['refused', failed('E1', '不可以'), { type: 'failed', result: { msg: '不可以' } }],
    ['not answered', unreachable('offline'), { type: 'unreachable' }],
  ])('stays on the page when it is %s', async (_, answer, came) => {
    const step = new TriedKind(schema, states, { settings: { shows: 'car', asks } });
    await step.send({ type: 'page.asked', data: { asking: 'check' } });

    await step.world.answer(answer);

    expect(step).toMatchObject({ status: 'shown', data: { asked: { check: came } } });
  });
});

const plan = (spuCode: string, downPayRate: number, repaymentPeriod: number, invest = 1) => ({
  capitalCode: 'A',
  projectCode: 'P',
  projectName: 'p',
  repaymentPeriod,
  downPayRate,
  monthPayment: 1,
  downPayment: 1,
  invest,
  finalPayment: 0,
  productId: '1',
  spuCode,
});
const colours = [
  { spuCode: 'red', name: '红' },
  { spuCode: 'blue', name: '蓝' },
];
const plans = [
  { key: 'red', data: [plan('red', 10, 48), plan('red', 10, 36), plan('red', 30, 24)] },
  { key: 'blue', data: [plan('blue', 10, 36), plan('blue', 20, 60)] },
];

describe('the selection', () => {
  test('begins with the first colour, its first down payment, the first term of that and the plan that fits', () => {
    expect(selectCar(colours, plans, {})).toMatchObject({
      spuCode: 'red',
      ratioList: [10, 30],
      downPayRate: 10,
      periodList: [48, 36],
      period: 48,
      plan: { repaymentPeriod: 48 },
    });
  });

  test.each([
    ['a colour keeps what it also has', { spuCode: 'blue', downPayRate: 10, period: 36 }, [10, 36]],
    [
      'a colour without the down payment begins anew',
      { spuCode: 'blue', downPayRate: 30, period: 24 },
      [10, 36],
    ],
    [
      'a down payment without the term begins with its first',
      { spuCode: 'red', downPayRate: 30, period: 48 },
      [30, 24],
    ],
    ['a colour that is gone is the first', { spuCode: 'gold' }, [10, 48]],
  ])('%s', (_, wish, expected) => {
    const { downPayRate, period, plan: found } = selectCar(colours, plans, wish);

    expect([downPayRate, period]).toEqual(expected);
    expect(found).toMatchObject({ downPayRate, repaymentPeriod: period });
  });

  test('is empty where there is nothing to choose', () => {
    expect(selectCar([], [], {})).toMatchObject({ spuCode: '', ratioList: [], plan: undefined });
  });
});

const scheme = (leaseTerm: string, more: Partial<Scheme> = {}): Scheme => ({
  schemeCode: 'A',
  firstMoney: 12_800,
  monthRent: 2_800,
  leaseTerm,
  businessType: '1',
  startPercent: 10,
  initStartPercent: 10,
  ...more,
});
const told = (result: Record<string, unknown>) => ({ type: 'ok' as const, result });

describe('confirming a plan', () => {
  test.each([
    [['24', '36', '48'], '36'],
    [['24', '48', '60'], '48'],
    [['24', '60'], '24'],
    [[], undefined],
  ])('of the terms %j begins with %s', (terms, first) => {
    expect(preferredScheme(terms.map((term) => scheme(term)))?.leaseTerm).toBe(first);
  });

  test('a plan is told from another by its code with its term', () => {
    expect(schemeId(scheme('36'))).toBe('A36');
  });

  test.each([
    ['nothing is known of the steps', undefined, [0, 5, 10, 15, 20]],
    ['the platform gives some', [{ value: '0' }, { value: '25' }], [0, 25]],
    ['the platform gives raised ratios', [{ value: '5%' }, { value: '25%' }], [-5, 15]],
    ['what it gives is unreadable', [{ value: 'x' }], [0, 5, 10, 15, 20]],
  ])('where %s the down payment can be raised by %j', (_, percents, increments) => {
    const data = { schemes: [scheme('36')], ...(percents && { percents }) };

    expect(planView(data, {}, undefined).increments).toEqual(increments);
  });

  test.each([
    ['nothing is chosen', {}, false, 'chooseRatio'],
    ['the usual one is chosen', { startPercentPlus: 0 }, false, undefined],
    ['it is raised by 30', { startPercentPlus: 30 }, false, undefined],
    ['it is raised by more', { startPercentPlus: 31 }, false, 'tooHigh'],
    ['the letter is wanted', { startPercentPlus: 0 }, true, 'mustAgree'],
    ['the letter is agreed to', { startPercentPlus: 0, agreed: true }, true, undefined],
  ])('when %s the fault is right', (_, answers, contract, fault) => {
    const data = { schemes: [scheme('36', { contract })], contract: '/letter.pdf' };
    const view = planView(data, answers, undefined);

    expect(planFault(view, 'agreed' in answers && answers.agreed)).toBe(fault);
  });

  test.each([
    ['picked on another page', { schemeCode: 'B', leaseTerm: '48' }, 'B48'],
    ['chosen on the car page', { plan: { ...plan('red', 20, 48), projectCode: 'B' } }, 'B48'],
    ['not there any more', { schemeCode: 'C', leaseTerm: '48' }, 'A36'],
  ])('begins with the plan %s', (_, wanted, id) => {
    const schemes = [scheme('36'), scheme('48'), scheme('48', { schemeCode: 'B' })];
    const { scheme: shown } = planView({ schemes, wanted: wanted as never }, {}, undefined);

    expect(shown && schemeId(shown)).toBe(id);
  });

  test('the first plan of a check is shown and its list gives the terms', () => {
    const check = told({
      financialPlanList: [scheme('48', { monthRent: 1 }), scheme('60')],
      percentList: [{ id: '1', value: '0' }],
      checkResult: true,
    });

    expect(planView({ schemes: [scheme('36')] }, { leaseTerm: '48' }, check)).toMatchObject({
      scheme: { leaseTerm: '48', monthRent: 1 },
      terms: ['48', '60'],
      increments: [0],
      verdict: 'fine',
    });
  });

  test.each([
    [{ result: false, code: '3' }, 'low'],
    [{ result: false, code: '1' }, 'refused'],
    [{ result: true, code: '3' }, 'fine'],
    [false, 'refused'],
    [true, 'fine'],
  ])('a check that gives %j is %s', (checkResult, verdict) => {
    expect(planView({}, {}, told({ checkResult })).verdict).toBe(verdict);
  });

  test('a check that is not OK changes nothing', () => {
    const before = planView({ schemes: [scheme('36')] }, {}, undefined);

    expect(planView({ schemes: [scheme('36')] }, {}, { type: 'failed', result: {} })).toEqual(
      before,
    );
  });
});

test.each([
  ['/documents/a.pdf', '/api/file/getFileByUrl?url=%2Fdocuments%2Fa.pdf'],
  [
    'https://app.example/documents/a.pdf?x=1',
    '/api/file/getFileByUrl?url=%2Fdocuments%2Fa.pdf%3Fx%3D1',
  ],
  [
    'https://files.example/a b.pdf?key=1',
    '/api/file/getFileByUrl?url=https%3A%2F%2Ffiles.example%2Fa%2520b.pdf%3Fkey%3D1',
  ],
  ['https://files.example.evil.example/a.pdf', undefined],
  ['http://files.example/a.pdf', undefined],
  ['https://someone@files.example/a.pdf', undefined],
  ['https://evil.example/a.pdf', undefined],
  ['//evil.example/a.pdf', undefined],
  ['https://app.example@evil.example/a.pdf', undefined],
  ['javascript:alert(1)', undefined],
  ['data:application/pdf,x', undefined],
  ['', undefined],
])('the file %s is opened at %s', (file, address) => {
  expect(fileAddress(file, 'https://app.example', ['https://files.example'])).toBe(address);
});

test('a contract that lies on a host of the deployment opens, and what came can be kept', async () => {
  // Not in jsdom.
  URL.createObjectURL = () => 'blob:letter';
  URL.revokeObjectURL = () => undefined;
  const fetched: string[] = [];
  const fetchFile: FetchFile = (address) => {
    fetched.push(address);
    return Promise.resolve(new Blob(['%PDF-']));
  };
  const example = examples['a letter to read']!;
  const data = { file: 'https://files.example/letter.pdf', title: '授权书' };
  const shown = { ...example, settings: { ...example.settings, data } };
  showStep(
    (props: Parameters<typeof Pdf>[0]) => (
      <FileHosts value={['https://files.example']}>
        <FileAccess value={fetchFile}>
          <Pdf {...props} />
        </FileAccess>
      </FileHosts>
    ),
    schema,
    shown,
  );

  const download = await screen.findByRole<HTMLAnchorElement>('link', { name: '下载' });
  expect([download.href, download.download]).toEqual(['blob:letter', '授权书.pdf']);
  expect(fetched).toEqual(['/api/file/getFileByUrl?url=https%3A%2F%2Ffiles.example%2Fletter.pdf']);
});

describe('the screens', () => {
  test.each(Object.entries(examples))('%s has no barrier', async (_name, example) => {
    const shows = (example.settings?.shows ?? 'car') as keyof typeof screens;
    const { container } = showStep(screens[shows], schema, example);

    expect(await violations(container)).toEqual([]);
  });

  test('are fetched when they are shown', async () => {
    showStep(Screen, schema, examples['the order once more']!);

    expect(await screen.findByRole('button', { name: '提交订单' })).toBeTruthy();
  });

  test('another colour asks for the button of its plan and leaves with it', async () => {
    const shown = showStep(Car, schema, examples['a car with two colours']!);
    const chips = screen.getByRole('group', { name: '外观颜色' });
    await userEvent.click(within(chips).getByRole('radio', { name: '蓝色' }));
    expect(shown.send).toHaveBeenLastCalledWith(
      expect.objectContaining({
        type: 'page.asked',
        answers: expect.objectContaining({ spuCode: 'blue', loanAmount: '99000' }) as unknown,
      }),
    );

    await userEvent.click(screen.getByRole('button', { name: '立即预订' }));

    expect(shown.send).toHaveBeenLastCalledWith(
      expect.objectContaining({
        type: 'page.order',
        answers: expect.objectContaining({
          spuName: '红色',
          subCode: '3',
          buttonCode: '1',
        }) as unknown,
      }),
    );
  });

  test('a car without plans says so and cannot be ordered', () => {
    showStep(Car, schema, examples['a car without colours and plans']!);

    expect(screen.getByText('该车暂无方案，请咨询客服')).toBeTruthy();
    expect(screen.queryByRole('group', { name: '外观颜色' })).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '立即下单' }).disabled).toBe(true);
  });

  test('a plan is confirmed once a down payment is chosen and the letter is agreed to', async () => {
    const example = examples['a plan to confirm']!;
    const shown = showStep(PlanConfirm, schema, example);
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    expect(screen.getByRole('alert').textContent).toBe('请选择首付比例');

    shown.change({
      ...example,
      answers: { startPercentPlus: 10, leaseTerm: '36', schemeCode: 'A' },
    });
    expect(screen.getByRole('alert').textContent).toBe('请勾选《个人信息使用授权书》');
    shown.change({
      ...example,
      answers: { startPercentPlus: 35, leaseTerm: '36', schemeCode: 'A' },
    });
    expect(screen.getByRole('alert').textContent).toBe('首付比例不能超过30%，请重新调整！');
    shown.change({
      ...example,
      answers: { startPercentPlus: 10, leaseTerm: '36', schemeCode: 'A', agreed: true },
    });
    await userEvent.click(screen.getByRole('button', { name: '确定' }));

    expect(shown.send).toHaveBeenLastCalledWith(
      expect.objectContaining({
        type: 'page.confirm',
        answers: expect.objectContaining({ leaseTerm: '36', startPercentPlus: 10 }) as unknown,
      }),
    );
  });

  test('a low down payment asks the customer at once, and comes back to the usual one', async () => {
    const example = examples['a plan to confirm']!;
    const low = { type: 'ok', result: { checkResult: { result: false, code: '3' } } };
    const { send } = showStep(PlanConfirm, schema, { ...example, data: { asked: { check: low } } });
    await settle();

    expect(send).toHaveBeenCalledWith(
      expect.objectContaining({
        type: 'page.low',
        answers: expect.objectContaining({ startPercentPlus: 0 }) as unknown,
      }),
    );
  });

  test('a plan is picked before it can be taken', async () => {
    const { send } = showStep(PlanPicker, schema, examples['every plan to pick from']!);
    const take = screen.getByRole<HTMLButtonElement>('button', { name: '选这个方案' });
    expect(take.disabled).toBe(true);

    await userEvent.click(screen.getByRole('radio', { name: /低息融/ }));
    await userEvent.click(take);

    expect(send).toHaveBeenCalledWith({
      type: 'page.confirm',
      answers: { schemeCode: 'B', leaseTerm: '36' },
    });
  });
});
