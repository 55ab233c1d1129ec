import type { Handlers } from '../platform/handler.ts';
import { addressHandlers } from '../accounts/address-handlers.ts';
import { afterSigningHandlers } from '../delivery/after-signing-handlers.ts';
import { bookingHandlers } from '../delivery/booking-handlers.ts';
import { bankCardHandlers } from '../funder-accounts/bank-card-handlers.ts';
import { campaignHandlers } from '../campaigns/campaign-handlers.ts';
import { carHandlers } from '../ordering/car-handlers.ts';
import { catalogueHandlers } from '../catalogue/catalogue-handlers.ts';
import { couponHandlers } from '../payments/coupon-handlers.ts';
import { customerHandlers } from '../credit/customer-handlers.ts';
import { directLeaseHandlers } from '../products/direct-lease-handlers.ts';
import { funderAccountHandlers } from '../funder-accounts/funder-account-handlers.ts';
import { homeHandlers } from '../catalogue/home-handlers.ts';
import { fileHandlers } from '../documents/file-handlers.ts';
import { identityHandlers } from '../identity/identity-handlers.ts';
import { leadHandlers } from '../accounts/lead-handlers.ts';
import { legacyHandlers } from '../ordering/legacy-handlers.ts';
import { linkHandlers } from '../signing/link-handlers.ts';
import { migrationHandlers } from '../accounts/migration-handlers.ts';
import { orderHandlers } from '../order-views/order-handlers.ts';
import { orderViewHandlers } from '../order-views/view-handlers.ts';
import { orderingHandlers } from '../ordering/ordering-handlers.ts';
import { paymentHandlers } from '../payments/payment-handlers.ts';
import { leaseBackHandlers } from '../products/lease-back-handlers.ts';
import { loanHandlers } from '../products/loan-handlers.ts';
import { productHandlers } from '../products/product-handlers.ts';
import { refundHandlers } from '../refunds/refund-handlers.ts';
import { postalBankHandlers } from '../signing/postal-bank-handlers.ts';
import { purchaseHandlers } from '../purchases/purchase-handlers.ts';
import { eAccountHandlers } from '../leases/e-account-handlers.ts';
import { rentHandlers } from '../leases/rent-handlers.ts';
import { settlementHandlers } from '../leases/settlement-handlers.ts';
import { signingHandlers } from '../signing/signing-handlers.ts';
import { userHandlers } from '../accounts/user-handlers.ts';
import { videoHandlers } from '../video/video-handlers.ts';

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
  ...fileHandlers,
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
  ...leaseBackHandlers,
  ...loanHandlers,
  ...afterSigningHandlers,
  ...bookingHandlers,
  ...directLeaseHandlers,
  ...eAccountHandlers,
  ...rentHandlers,
  ...settlementHandlers,
  ...purchaseHandlers,
  ...campaignHandlers,
};
