import type { HostedScreen, HostedType } from '../../model/hosted-screen.ts';

const input = <const Type extends HostedType>(about: string, type: Type) => ({ about, type });
const required = <const Type extends HostedType>(about: string, type: Type) =>
  ({ about, type, required: true }) as const;

const car = { response: 'car.detail' } as const;
const store = { response: 'car.stores', field: 'storeList', item: true } as const;
const colours = { response: 'car.colours' } as const;
const schemes = { response: 'plan.list', field: 'financialPlanList' } as const;
const kept = { response: 'bridge.kept-choice', field: 'choices' } as const;
const plansByColour = {
  list: { fields: { key: 'text', data: { response: 'car.plans' } } },
} as const;
const address = {
  carId: 'text',
  platform: 'text',
  utm_source: 'text',
  cityspell: 'text',
  cityCode: 'text',
  storeCode: 'text',
  color: 'text',
  colour: 'text',
  scheme: 'text',
  term: 'text',
} as const;
/** What the steps after the page read of the choice; it holds the selection of the specification. */
const selectionFields = { fields: { plan: { response: 'car.plans', item: true } } } as const;

export const screens = {
  car: {
    about: 'One car: pictures, price, colour, plan, store, and the button the platform offers.',
    machine: 'carMachine',
    inputs: {
      line: input(
        'What a car is taken for that does not say itself what it is: new, used, lease-back, direct-lease, direct-lease-new.',
        'text',
      ),
      usedStore: input('The page is that of cars taken over in the store for used cars.', 'yes-no'),
      page: required('The address of the page.', 'text'),
      address: required(
        'What it brought: the car, where from, a city and a store by their codes, a colour by its name, and as other pages leave a choice, colour, plan and term by their codes.',
        { fields: address },
      ),
    },
    outcomes: ['order'],
    exits: ['no-place', 'no-store', 'elsewhere', 'no-car', 'unavailable'],
    picks: {
      selection: selectionFields,
      spuCode: 'text',
      spuName: 'text',
      loanAmount: 'text',
      subCode: 'text',
      buttonCode: 'text',
      here: 'text',
      car,
      store,
      colours,
      plans: plansByColour,
      keptChoice: kept,
      cityspell: 'text',
      orderChannel: 'text',
      trouble: 'text',
      told: 'yes-no',
    },
  },
  'plan-picker': {
    about: 'Every plan of a car, to take one.',
    inputs: { schemes: required('The plans there are.', schemes) },
    outcomes: ['confirm'],
    picks: { schemeCode: 'text', leaseTerm: 'text' },
  },
  'plan-confirm': {
    about: 'Term and down payment, checked by the platform with each change.',
    inputs: {
      car: input('The car itself.', car),
      colours: input('The colours it has.', colours),
      spuCode: input('The colour chosen.', 'text'),
      schemes: required('The plans there are.', schemes),
      plan: input('The plan chosen on the page of the car.', { response: 'car.plans', item: true }),
      plans: input('The plans of each colour.', plansByColour),
      wanted: input('The plan picked on another page.', {
        fields: { schemeCode: 'text', leaseTerm: 'text' },
      }),
      kept: input('What was chosen in an earlier visit.', kept),
      percents: input('By how much a down payment can be raised.', { response: 'parameter.list' }),
      contract: input(
        'Where the authorization letter is; without it nobody is asked to agree.',
        'text',
      ),
    },
    outcomes: ['confirm', 'close', 'read'],
    exits: ['low'],
    asks: ['check', 'calculate'],
    picks: {
      schemeCode: 'text',
      schemeName: 'text',
      leaseTerm: 'text',
      businessType: 'text',
      firstMoney: 'number',
      monthRent: 'number',
      startPercent: 'number',
      initStartPercent: 'number',
      startPercentPlus: 'number',
      lent: 'number',
      lastMoney: 'number',
      commonSchemaId: 'text',
      checkCode: 'text',
      agreed: 'yes-no',
      basedOn: 'text',
    },
  },
  'order-review': {
    about: 'The order once more, whole, before it is placed.',
    inputs: {
      car: required('The car itself.', car),
      name: input('What the car is called now.', 'text'),
      store: required('Where it is taken over.', store),
      colour: input('The name of the colour.', 'text'),
      colours: input('The colours it has.', colours),
      spuCode: input('The code of the colour.', 'text'),
      scheme: required('The plan, its sums in yuan.', {
        fields: {
          name: 'text',
          leaseTerm: 'text',
          firstMoney: 'number',
          monthRent: 'number',
          startPercent: 'number',
          lastMoney: 'number',
          lent: 'number',
        },
      }),
    },
    outcomes: ['place', 'change'],
  },
} as const satisfies Record<string, HostedScreen>;
