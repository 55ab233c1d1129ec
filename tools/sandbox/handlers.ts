import type { Handlers } from './handler.ts';
import { addressHandlers } from './handlers/addresses.ts';
import { afterSigningHandlers } from './handlers/after-signing.ts';
import { bankCardHandlers } from './handlers/bank-card.ts';
import { campaignHandlers } from './handlers/campaigns.ts';
import { carHandlers } from './handlers/car.ts';
import { catalogueHandlers } from './handlers/catalogue.ts';
import { couponHandlers } from './handlers/coupons.ts';
import { customerHandlers } from './handlers/customer.ts';
import { directLeaseHandlers } from './handlers/direct-lease.ts';
import { funderAccountHandlers } from './handlers/funder-accounts.ts';
import { homeHandlers } from './handlers/home.ts';
import { identityHandlers } from './handlers/identity.ts';
import { leadHandlers } from './handlers/leads.ts';
import { legacyHandlers } from './handlers/legacy.ts';
import { linkHandlers } from './handlers/links.ts';
import { migrationHandlers } from './handlers/migration.ts';
import { orderHandlers } from './handlers/order.ts';
import { orderViewHandlers } from './handlers/order-views.ts';
import { orderingHandlers } from './handlers/ordering.ts';
import { paymentHandlers } from './handlers/payment.ts';
import { productReviewHandlers } from './handlers/product-reviews.ts';
import { productHandlers } from './handlers/products.ts';
import { refundHandlers } from './handlers/refunds.ts';
import { postalBankHandlers } from './handlers/postal-bank.ts';
import { purchaseHandlers } from './handlers/purchases.ts';
import { settlementHandlers } from './handlers/settlements.ts';
import { signingHandlers } from './handlers/signing.ts';
import { userHandlers } from './handlers/user.ts';
import { videoHandlers } from './handlers/video.ts';

/** One handler per HTTP endpoint of the contract; a missing one does not compile. */
export const handlers: Handlers = {
  ...orderHandlers,
  ...orderViewHandlers,
  ...orderingHandlers,
  ...refundHandlers,
  ...signingHandlers,
  ...postalBankHandlers,
  ...linkHandlers,
  ...bankCardHandlers,
  ...funderAccountHandlers,
  ...identityHandlers,
  ...videoHandlers,
  ...customerHandlers,
  ...userHandlers,
  ...addressHandlers,
  ...couponHandlers,
  ...migrationHandlers,
  ...leadHandlers,
  ...paymentHandlers,
  ...carHandlers,
  ...catalogueHandlers,
  ...homeHandlers,
  ...legacyHandlers,
  ...productHandlers,
  ...productReviewHandlers,
  ...afterSigningHandlers,
  ...directLeaseHandlers,
  ...settlementHandlers,
  ...purchaseHandlers,
  ...campaignHandlers,
};
