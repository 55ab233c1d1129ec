import type { HostedScreen, HostedType } from '../../model/hosted-screen.ts';

const input = <const Type extends HostedType>(about: string, type: Type) => ({ about, type });
const required = <const Type extends HostedType>(about: string, type: Type) =>
  ({ about, type, required: true }) as const;

const car = { response: 'car.detail' } as const;
const store = { response: 'car.stores', field: 'storeList', item: true } as const;
const colours = { response: 'car.colours' } as const;
const schemes = { response: 'plan.list', field: 'financialPlanList' } as const;
const kept = { response: 'bridge.kept-choice', field: 'choices' } as const;
/** The response of car.plans for each colour. */
const plansByColour = { list: { fields: { key: 'text', data: 'any' } } } as const;

export const screens = {
  car: {
    about: 'One car: pictures, price, colour, plan, store, and the button the platform offers.',
    inputs: {
      line: input(
        'What it is sold as: new, used, lease-back, direct-lease, direct-lease-new.',
        'text',
      ),
      carId: required('The car.', 'text'),
      page: input('The address of the page.', 'text'),
      brought: input('What the address brought.', 'any'),
      usedStore: input('Whether it is taken over in the store for used cars.', 'yes-no'),
      wanted: input('The colour and plan another page was left with.', {
        fields: { spuCode: 'text', schemeCode: 'text', leaseTerm: 'text' },
      }),
      kept: input('What was chosen in an earlier visit.', kept),
      car: required('The car itself.', car),
      store: required('Where it is taken over.', store),
      colours: input('The colours it has.', colours),
      plans: input('The plans of each colour.', plansByColour),
      licenses: input('Licence types of the store.', { response: 'car.license-types' }),
      button: input('The button for the first plan.', { response: 'car.button' }),
      selection: input('What the selection holds beside the choices of the customer.', 'any'),
    },
    outcomes: ['order'],
    asks: ['button'],
    picks: {
      selection: 'any',
      spuCode: 'text',
      spuName: 'text',
      loanAmount: 'text',
      subCode: 'text',
      buttonCode: 'text',
      here: 'text',
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
      plan: input('The plan chosen on the page of the car.', 'any'),
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
