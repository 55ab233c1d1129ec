import type { EndpointId } from '../../src/api/contract.ts';

export interface DescriptionGroup {
  title: string;
  endpoints: readonly EndpointId[];
  in?: 'request' | 'answer';
  /** By their path, from the thing the group is about. */
  fields: Readonly<Record<string, string>>;
}

/** What the app does where the platform leaves out an extension. */
export const withoutThem: readonly DescriptionGroup[] = [
  {
    title: 'An order',
    endpoints: ['order.list', 'order.detail', 'order.groups'],
    fields: {
      status: 'no state is shown; the whole rule of deposit refunds is, and cancelling is offered',
      statusName: 'the usual words of `status`',
      'actions[].main': 'no next thing to do is named in lists',
      'actions[].zh': 'the name the app has for the code',
      'actions[].en': 'the name the app has for the code',
      'actions[].waitsFor': 'the order names nobody it waits for',
      pages: 'flows without an action code are reached by their addresses only',
      hasCoLessee: 'nobody else rents the car',
      bodyType: 'the picture, or a car under its cover',
      paint: 'the picture, or a silver car',
      focusImageSmall: '`focusImage` in every size',
      firstPayment: 'the order names the sum financed, the ratio and the term alone',
      monthRent: 'the order names the sum financed, the ratio and the term alone',
      lastPayment: 'there is none',
      phone: 'formulas find none: `has(order.phone)` is no',
      progress: 'the section is left out',
      documents: 'the section is left out',
    },
  },
  {
    title: 'What is due',
    endpoints: ['pay.down-payment-info', 'pay.deposit-info', 'pay.due'],
    fields: {
      status: 'it is due',
      feeType: 'the kind that was asked for',
      paidAmount: 'nothing is paid yet',
      discountAmount: 'no coupon has paid any of it',
      dueAmount: '`orderPayAmount` is due',
      limit: 'it is paid at once',
      period: 'the payment is known by its order and kind',
      attempt: 'the payment is known by its order and kind',
      coupons: 'there are none',
      payee: 'left out',
      payTypes: 'AliPay, WxPay and DCEPPay',
      aliCallMethod: 'AliPay is called as NATIVE',
      serialNumber: 'no payment is under way',
    },
  },
  {
    title: 'A payment',
    endpoints: [
      'pay.create',
      'pay.close',
      'pay.down-payment-info',
      'pay.deposit-info',
      'pay.month-return',
      'rebate.pay',
    ],
    in: 'request',
    fields: {
      feeType: 'which kind of payment is asked about or closed',
      period: 'which payment of its kind it is: each is an intent of its own',
      attempt: 'which try it is: a request that comes late pays nothing',
      agreementId: 'the digital-yuan sub-wallet that pays',
    },
  },
  {
    title: 'A new order',
    endpoints: ['order.create'],
    fields: {
      id: 'the customer goes on from the newest order of the list',
      orderNo: 'the customer goes on from the newest order of the list',
    },
  },
  {
    title: 'A car',
    endpoints: ['car.detail'],
    fields: {
      car: 'name, colours, plans, store and button; no price beside the plans',
      productLineCode: 'that of the address',
      serviceLine: '0',
      guidePrice: 'left out',
      deposit: 'no deposit is named',
      description: 'left out',
      gallery: 'the picture of the colour, or a drawing',
      highlights: 'left out',
      parameters: 'left out',
      services: 'left out',
      steps: 'left out',
      used: 'left out',
      similar: 'left out',
      sold: 'it can be ordered',
    },
  },
  {
    title: 'A word of a dictionary',
    endpoints: ['check.other-dictionaries'],
    fields: { 'list[].en': '`value`, in both languages' },
  },
  {
    title: 'A store',
    endpoints: ['car.stores'],
    fields: {
      distance: 'stores stand by city',
      hours: 'left out',
      phone: 'left out',
      latitude: 'the map looks the address up; no route',
      longitude: 'with `latitude`',
    },
  },
  {
    title: 'A colour',
    endpoints: ['car.colours'],
    fields: {
      image: 'a drawing',
      imageSmall: '`image` in every size',
      paint: 'the name alone, no swatch',
    },
  },
  {
    title: 'The button of a car',
    endpoints: ['car.button'],
    fields: { buttonText: "the app's own words for its sub-code" },
  },
  {
    title: 'A plan',
    endpoints: ['plan.list', 'plan.calculate', 'plan.check'],
    fields: { deposit: 'no deposit is named' },
  },
  {
    title: 'A parameter',
    endpoints: ['parameter.by-code', 'parameter.list'],
    fields: { id: 'the value', name: 'the value' },
  },
  {
    title: 'Whether an order can be signed',
    endpoints: ['sign.verify'],
    fields: { reason: "the answer's `msg`, or the app's own words" },
  },
  {
    title: 'The call agreement',
    endpoints: ['sz-bank.is-call-agreement-signed'],
    fields: { signed: 'it is signed in the app' },
  },
  {
    title: 'Materials that are missing',
    endpoints: ['customer.supplement-info'],
    fields: { otherInfo: 'nothing beside the five codes is asked for' },
  },
  {
    title: 'A pre-review',
    endpoints: ['hz.pretrial'],
    fields: {
      status: 'it is not handed in yet',
      idNumber: 'it is asked for',
      mobile: 'it is asked for',
      marriage: 'it is asked for',
      education: 'it is asked for',
      profession: 'it is asked for',
      fundUse: 'it is asked for',
      wantedAmount: 'it is asked for',
      plateNo: 'it is asked for',
      mileage: 'it is asked for',
      registeredOn: 'it is asked for',
    },
  },
  {
    title: 'An interview or a signature',
    endpoints: ['face-sign.check', 'psbc.verification-signature', 'psbc.face-signature'],
    fields: { signState: 'it is not signed yet' },
  },
  {
    title: 'The credit authorization of Tongshang',
    endpoints: ['ts.credit-auth-status'],
    fields: { status: 'it is given as soon as no link is answered any more' },
  },
];

/** Fields of an order that the specification lists and says nothing else of: nothing can be read out of them. */
export const withoutUse: Readonly<Record<string, string>> = {
  ncNewProcess: 'a second process of ordering is described nowhere',
  busiCode: 'no call takes it and no page is said to show it',
  creditVideoAuthNo: 'no call takes it; an interview is known by its order',
  source: 'what an order comes from decides nothing; where a new one comes from is `utm_source`',
  merchantCode: 'only the one of ICBC is a merchant of a page, and has a field of its own',
};

const option = 'lists of `value`, `zh`, `en`';

/** Names the specification leaves open, of what answers are asked for; beside them what is inside. */
export const readings: Readonly<Partial<Record<EndpointId, Readonly<Record<string, string>>>>> = {
  'pay.month-return': { outTradeNo: 'as `getPayResult` asks for it', url: 'as of other payments' },
  'rebate.pay': { url: 'as of other payments' },
  'payment.go': { url: 'a page to open', paymentType: 'the kind of payment that is due' },
  'bank-card.go': { url: 'a page to open' },
  'secondhand.exists': { exist: 'whether the car can still be bought' },
  'order.list': {
    orders: 'the orders',
    total: 'how many there are',
    'orders[].actions': 'their action codes, as `code`; without it nothing is offered',
  },
  'order.detail': { actions: 'its action codes, as `code`; without it nothing is offered' },
  'psbc.verification-signature': { url: 'the page to sign on' },
  'psbc.face-signature': { url: 'the page to sign on' },
  'car.button': { subCode: 'the sub-code' },
  'plan.list': { 'financialPlanList[].contract': 'the contract flag' },
  'plan.calculate': {
    'financialPlanList[].contract': 'the contract flag',
    checkResult: 'yes or no, or `result` and `code`',
  },
  'plan.check': {
    'financialPlanList[].contract': 'the contract flag',
    checkResult: 'yes or no, or `result` and `code`',
  },
  'check.other-dictionaries': { list: 'the words of the dictionary asked for' },
  'hz.ys-dictionary': {
    sex: option,
    nations: option,
    wed: option,
    education: option,
    profession: option,
    relation: option,
  },
  'hz.zs-dictionary': {
    house: option,
    employment: option,
    positionOpt: option,
    regLive: option,
    relation: option,
  },
  'hz.customer-contact': { '[].name': 'a contact', '[].relation': 'a value of the dictionary' },
};
