import { onceLoaded } from '../model/once-loaded.ts';
import type { Endpoint } from './endpoint.ts';

type Rows = Readonly<Record<string, Endpoint>>;

const payment = () => import('./contract/payment.ts').then((file): Rows => file.paymentEndpoints);
const orders = () => import('./contract/orders.ts').then((file): Rows => file.orderEndpoints);
const refunds = () => import('./contract/refunds.ts').then((file): Rows => file.refundEndpoints);
const signing = () => import('./contract/signing.ts').then((file): Rows => file.signingEndpoints);
const links = () => import('./contract/links.ts').then((file): Rows => file.linkEndpoints);
const bankCard = () =>
  import('./contract/bank-card.ts').then((file): Rows => file.bankCardEndpoints);
const funderAccounts = () =>
  import('./contract/funder-accounts.ts').then((file): Rows => file.funderAccountEndpoints);
const identity = () =>
  import('./contract/identity.ts').then((file): Rows => file.identityEndpoints);
const customer = () =>
  import('./contract/customer.ts').then((file): Rows => file.customerEndpoints);
const user = () => import('./contract/user.ts').then((file): Rows => file.userEndpoints);
const car = () => import('./contract/car.ts').then((file): Rows => file.carEndpoints);
const catalogue = () =>
  import('./contract/catalogue.ts').then((file): Rows => file.catalogueEndpoints);
const legacy = () => import('./contract/legacy.ts').then((file): Rows => file.legacyEndpoints);
const products = () => import('./contract/products.ts').then((file): Rows => file.productEndpoints);
const afterSigning = () =>
  import('./contract/after-signing.ts').then((file): Rows => file.afterSigningEndpoints);
const directLease = () =>
  import('./contract/direct-lease.ts').then((file): Rows => file.directLeaseEndpoints);
const settlements = () =>
  import('./contract/settlements.ts').then((file): Rows => file.settlementEndpoints);
const purchases = () =>
  import('./contract/purchases.ts').then((file): Rows => file.purchaseEndpoints);
const personal = () =>
  import('./contract/personal.ts').then((file): Rows => file.personalEndpoints);
const leads = () => import('./contract/leads.ts').then((file): Rows => file.leadEndpoints);
const campaigns = () =>
  import('./contract/campaigns.ts').then((file): Rows => file.campaignEndpoints);
const bridge = () => import('./contract/bridge.ts').then((file): Rows => file.bridgeEndpoints);

const areas: Readonly<Record<string, () => Promise<Rows>>> = {
  account: funderAccounts,
  activity: purchases,
  address: personal,
  alipay: products,
  appeal: refunds,
  balance: products,
  'bank-card': bankCard,
  bridge,
  campaign: campaigns,
  car,
  catalogue,
  'card-filing': funderAccounts,
  certificate: funderAccounts,
  check: customer,
  city: catalogue,
  clue: leads,
  'co-signer': products,
  compensation: refunds,
  contract: afterSigning,
  'company-car': directLease,
  coupon: personal,
  credit: customer,
  customer,
  delivery: afterSigning,
  dictionary: customer,
  'e-account': settlements,
  evaluation: orders,
  extension: afterSigning,
  face: identity,
  'face-sign': identity,
  file: identity,
  'full-payment': purchases,
  'guarantee-fee': purchases,
  home: catalogue,
  hz: customer,
  jfb: purchases,
  ocr: identity,
  'lease-back': products,
  lessee: directLease,
  'lease-credit': directLease,
  lead: leads,
  loan: products,
  materials: afterSigning,
  news: catalogue,
  migrate: personal,
  order: orders,
  parameter: legacy,
  partner: leads,
  pay: payment,
  payment,
  plan: legacy,
  psbc: signing,
  question: catalogue,
  rebate: payment,
  refund: refunds,
  rent: products,
  repayment: settlements,
  region: legacy,
  scheme: directLease,
  secondhand: orders,
  seller: orders,
  settle: settlements,
  share: user,
  sign: signing,
  sms: identity,
  store: legacy,
  tmall: products,
  'used-car': catalogue,
  user,
  video: identity,
};

/**
 * One row of the contract, its area loaded on demand: a phone fetches the schemas of the areas it uses. Every area not
 * listed above is a funder's; the links of all funders are in one file. Undefined for an unknown endpoint.
 * @throws when the area's file cannot be loaded (no network)
 */
export async function loadEndpoint(id: string): Promise<Endpoint | undefined> {
  const area = id.slice(0, Math.max(0, id.indexOf('.')));
  const rows = await loadRows((Object.hasOwn(areas, area) && areas[area]) || links);
  return Object.hasOwn(rows, id) ? rows[id] : undefined;
}

/** Importing what is loaded takes a task, which waits behind React's rendering. */
const loadRows = onceLoaded((area: () => Promise<Rows>) => area());
