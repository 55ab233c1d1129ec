import { describe, expect, test } from 'vitest';
import { failed } from '../../verify/call-results.ts';
import { confirmedPlan, planFault, type PlanResponse, planView } from './ordering/plan-check.ts';
import { preferredScheme, schemeId, selectCar } from './plans.ts';
import { colours, plan, scheme, response } from './plans.fixture.ts';

const plans = [
  { key: 'red', data: [plan('red', 10, 48), plan('red', 10, 36), plan('red', 30, 24)] },
  { key: 'blue', data: [plan('blue', 10, 36), plan('blue', 20, 60)] },
];

describe('the selection', () => {
  test('begins with the first colour, its first down payment, the first term of that and the matching plan', () => {
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
  ])('%s', (_, request, expected) => {
    const { downPayRate, period, plan: found } = selectCar(colours, plans, request);

    expect([downPayRate, period]).toEqual(expected);
    expect(found).toMatchObject({ downPayRate, repaymentPeriod: period });
  });

  test('is empty where there is nothing to choose', () => {
    expect(selectCar([], [], {})).toMatchObject({ spuCode: '', ratioList: [], plan: undefined });
  });
});

describe('confirming a plan', () => {
  test.each([
    [['24', '36', '48'], '36'],
    [['24', '48', '60'], '48'],
    [['24', '60'], '24'],
    [[], undefined],
  ])('of the terms %j begins with %s', (terms, first) => {
    expect(preferredScheme(terms.map((term) => scheme(term)))?.leaseTerm).toBe(first);
  });

  test('plans are distinguished by code and term', () => {
    expect(schemeId(scheme('36'))).toBe('A36');
  });

  test.each([
    ['nothing is known of the steps', undefined, [0, 5, 10, 15, 20]],
    ['the platform gives some', [{ value: '0' }, { value: '25' }], [0, 25]],
    ['the platform gives raised ratios', [{ value: '5%' }, { value: '25%' }], [-5, 15]],
    ['what it gives is unreadable', [{ value: 'x' }], [0, 5, 10, 15, 20]],
  ])('where %s the down payment can be raised by %j', (_, percents, increments) => {
    const data = { schemes: [scheme('36')], ...(percents && { percents }) };

    expect(planView(data, {}, {}).increments).toEqual(increments);
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
    const plus = 'startPercentPlus' in answers ? String(answers.startPercentPlus) : '0';
    const plans = [scheme('36', { contract })];
    const check = response({ financialPlanList: plans, checkResult: true }, '36', plus);
    const view = planView(data, answers, check);

    expect(planFault(view, 'agreed' in answers && answers.agreed)).toBe(fault);
  });

  test.each([
    ['chosen on the car page', { plan: { ...plan('red', 20, 48), projectCode: 'B' } }, 'B48'],
    ['not there any more', { plan: { ...plan('red', 20, 48), projectCode: 'C' } }, 'A36'],
    [
      'of an earlier visit',
      { kept: [{ schemeCode: 'B', leaseTerm: '48', startPercentPlus: 5 }] },
      'B48',
    ],
  ])('begins with the plan %s', (_, options, id) => {
    const schemes = [scheme('36'), scheme('48'), scheme('48', { schemeCode: 'B' })];
    const { scheme: shown } = planView({ schemes, ...options }, {}, {});

    expect(shown && schemeId(shown)).toBe(id);
  });

  test('the first plan of a check is shown and its list gives the terms', () => {
    const check = response(
      {
        financialPlanList: [scheme('48', { monthRent: 1 }), scheme('60')],
        percentList: [{ id: '1', value: '0' }],
        checkResult: true,
      },
      '48',
    );

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
    expect(planView({ schemes: [scheme('36')] }, {}, response({ checkResult })).verdict).toBe(
      verdict,
    );
  });

  const refused = { ...failed('E1'), sent: {} } as PlanResponse;

  test('a check that is not OK changes nothing', () => {
    const before = planView({ schemes: [scheme('36')] }, {}, {});
    const check = refused;

    expect(planView({ schemes: [scheme('36')] }, {}, { check })).toEqual(before);
  });

  const chosen = { schemeCode: 'A', leaseTerm: '48', startPercentPlus: 10 };

  test.each([
    ['nothing', {}, 'notCalculated'],
    ['a refusal', { check: refused }, 'notCalculated'],
    ['word of another term', response({ checkResult: true }, '36', '10'), 'notCalculated'],
    ['word of another down payment', response({ checkResult: true }, '48', '5'), 'notCalculated'],
    ['no plan at all', response({ financialPlanList: [] }, '48', '10'), 'notCalculated'],
    ['that it is not to be had', response({ checkResult: false }, '48', '10'), 'notOffered'],
    ['a good word', response({ checkResult: true }, '48', '10'), undefined],
  ])('a choice of which the platform has said %s', (_, verdict, fault) => {
    const view = planView({ schemes: [scheme('36'), scheme('48')] }, chosen, verdict);

    expect(planFault(view, true)).toBe(fault);
  });

  test('a choice made for another plan of the car’s page is ignored', () => {
    const schemes = [scheme('36'), scheme('48')];
    const now = { ...plan('red', 10, 36), projectCode: 'A' };
    const view = planView({ schemes, plan: now }, { ...chosen, basedOn: 'A48' }, {});

    expect(view).toMatchObject({ scheme: { leaseTerm: '36' }, increase: 0 });
  });

  test('an increase of an earlier visit is there again, with its plan, and is asked about', () => {
    const savedChoices = [{ schemeCode: 'A', leaseTerm: '48', startPercentPlus: 15 }];

    expect(
      planView({ schemes: [scheme('36'), scheme('48')], kept: savedChoices }, {}, {}),
    ).toMatchObject({
      scheme: { leaseTerm: '48' },
      increase: 15,
      question: 'check',
    });
    const plan36 = { ...plan('red', 10, 36), projectCode: 'A' };
    const elsewhere = { schemes: [scheme('36'), scheme('48')], kept: savedChoices, plan: plan36 };
    expect(planView(elsewhere, {}, {}).increase).toBe(0);
  });

  test('the down payment chosen on the car’s page is chosen; without one there the customer chooses', () => {
    const schemes = [scheme('36')];
    const plan36 = { ...plan('red', 10, 36), projectCode: 'A' };

    expect(planView({ schemes, plan: plan36 }, {}, {})).toMatchObject({
      increase: 0,
      question: 'check',
    });
    expect(planView({ schemes }, {}, {}).increase).toBeUndefined();
    const dearer = { ...plan36, downPayRate: 30 };
    expect(planView({ schemes, plan: dearer }, {}, {}).increase).toBeUndefined();
  });

  test('a reset plan is calculated unchanged, not checked again', () => {
    const reset = { schemeCode: 'A', leaseTerm: '36', startPercentPlus: 0, checkCode: '3' };
    const { check } = response({}, '36');
    const calculate = { ...check, sent: { schemeCode: 'A', leaseTerm: '36' } };
    const schemes = [scheme('36')];

    expect(planView({ schemes }, reset, {}).question).toBe('calculate');
    expect(planFault(planView({ schemes }, reset, { calculate }), true)).toBeUndefined();
  });

  test('without `initStartPercent` the usual down payment is 10 %', () => {
    const { initStartPercent: _, ...unsaid } = scheme('36');

    expect(confirmedPlan(unsaid, {}).initStartPercent).toBe(10);
  });

  test("the order uses the names of the car's own plans", () => {
    const own = [
      { key: 'red', data: [{ ...plan('red', 10, 36), projectCode: 'A', productId: 'A-36' }] },
    ];
    const more = { plans: own, spuCode: 'red' };

    expect(confirmedPlan(scheme('36'), more).commonSchemaId).toBe('A-36');
    expect(confirmedPlan(scheme('48'), more).commonSchemaId).toBe('A48');
  });
});
