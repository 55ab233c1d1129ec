import type { HostedScreen, HostedType } from '../../model/hosted-screen.ts';

const input = <const Type extends HostedType>(about: string, type: Type) => ({ about, type });
const required = <const Type extends HostedType>(about: string, type: Type) =>
  ({ about, type, required: true }) as const;

const car = { response: 'car.detail' } as const;
const store = { response: 'car.stores', field: 'storeList', item: true } as const;
const colours = { response: 'car.colours' } as const;
const schemes = { response: 'plan.list', field: 'financialPlanList' } as const;
const savedChoices = { response: 'bridge.kept-choice', field: 'choices' } as const;
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

/** What the dialog confirmed. */
const plan = {
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
} as const;

export const screens = {
  car: {
    about: 'One car: pictures, price, colour, plan, store, and the button the platform offers.',
    machine: true,
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
      keptChoice: savedChoices,
      cityspell: 'text',
      orderChannel: 'text',
      orderAttempt: 'number',
      trouble: 'text',
      told: 'yes-no',
    },
  },
  'plan-picker': {
    about: 'Every plan of a car in the store chosen, to take one.',
    machine: true,
    inputs: {
      carId: required('The code of the car.', 'text'),
      cityspell: input('The city the address names.', 'text'),
      usedStore: input('The store is the one chosen for used cars.', 'yes-no'),
    },
    outcomes: ['confirm'],
    exits: ['no-place', 'no-store', 'unavailable'],
    picks: { schemeCode: 'text', leaseTerm: 'text', trouble: 'text' },
  },
  'plan-confirm': {
    about:
      'Term and down payment, checked by the platform with each change and kept on the phone when it is confirmed.',
    machine: true,
    inputs: {
      carId: required('The code of the car.', 'text'),
      page: required('The address of the page of the car.', 'text'),
      car: required('The car itself.', car),
      store: required('Where it is taken over.', store),
      colours: input('The colours it has.', colours),
      spuCode: input('The colour chosen.', 'text'),
      schemes: required('The plans there are.', schemes),
      selection: required('What was chosen on the page of the car.', selectionFields),
      plans: input('The plans of each colour.', plansByColour),
      orderAttempt: input(
        'How often the button was pressed: each time it begins with the choice of the page.',
        'number',
      ),
      kept: input('What was chosen in an earlier visit.', savedChoices),
      percents: input('By how much a down payment can be raised.', { response: 'parameter.list' }),
      contract: input(
        'Where the authorization letter is; without it nobody is asked to agree.',
        'text',
      ),
    },
    outcomes: ['confirm', 'close', 'read'],
    exits: ['low'],
    picks: {
      schemeCode: 'text',
      leaseTerm: 'text',
      startPercentPlus: 'number',
      plan: { fields: plan },
      checkCode: 'text',
      agreed: 'yes-no',
      basedOn: 'text',
    },
  },
  'order-review': {
    about: 'The order once more, whole, before it is placed.',
    machine: true,
    inputs: {
      carId: required('The code of the car.', 'text'),
      car: required('The car itself.', car),
      store: required('Where it is taken over.', store),
      cityspell: required('The city whose stores are asked for.', 'text'),
      spuCode: required('The code of the colour; empty where there is none to choose.', 'text'),
      colour: required('The name of the colour.', 'text'),
      colours: required('The colours it has.', colours),
      plan: required('The plan, its sums in yuan.', { fields: plan }),
      buttonCode: required('What the button of the page of the car came with.', 'text'),
      orderChannel: required('The channel of the order.', 'text'),
    },
    outcomes: ['place', 'change'],
    picks: {
      isReviewed: 'yes-no',
      create: { request: 'order.create' },
      cover: { request: 'order.cover' },
    },
  },
} as const satisfies Record<string, HostedScreen>;
