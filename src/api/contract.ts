import { afterSigningEndpoints } from './contract/after-signing.ts';
import { bankCardEndpoints } from './contract/bank-card.ts';
import { bridgeEndpoints } from './contract/bridge.ts';
import { campaignEndpoints } from './contract/campaigns.ts';
import { carEndpoints } from './contract/car.ts';
import { catalogueEndpoints } from './contract/catalogue.ts';
import { customerEndpoints } from './contract/customer.ts';
import { directLeaseEndpoints } from './contract/direct-lease.ts';
import { funderAccountEndpoints } from './contract/funder-accounts.ts';
import { identityEndpoints } from './contract/identity.ts';
import { leadEndpoints } from './contract/leads.ts';
import { legacyEndpoints } from './contract/legacy.ts';
import { linkEndpoints } from './contract/links.ts';
import { orderEndpoints } from './contract/orders.ts';
import { paymentEndpoints } from './contract/payment.ts';
import { personalEndpoints } from './contract/personal.ts';
import { productEndpoints } from './contract/products.ts';
import { purchaseEndpoints } from './contract/purchases.ts';
import { refundEndpoints } from './contract/refunds.ts';
import { settlementEndpoints } from './contract/settlements.ts';
import { signingEndpoints } from './contract/signing.ts';
import { userEndpoints } from './contract/user.ts';
import type { Endpoint } from './endpoint.ts';

const rows = {
  ...paymentEndpoints,
  ...orderEndpoints,
  ...refundEndpoints,
  ...signingEndpoints,
  ...linkEndpoints,
  ...bankCardEndpoints,
  ...funderAccountEndpoints,
  ...identityEndpoints,
  ...customerEndpoints,
  ...userEndpoints,
  ...personalEndpoints,
  ...leadEndpoints,
  ...carEndpoints,
  ...catalogueEndpoints,
  ...legacyEndpoints,
  ...productEndpoints,
  ...afterSigningEndpoints,
  ...directLeaseEndpoints,
  ...settlementEndpoints,
  ...purchaseEndpoints,
  ...campaignEndpoints,
  ...bridgeEndpoints,
};

export type Contract = typeof rows;
export type EndpointId = keyof Contract;

/** Every endpoint of the platform, declared once. For Node: a phone loads one area at a time (contract-lazy.ts). */
export const contract: Readonly<Record<EndpointId, Endpoint>> = rows;
