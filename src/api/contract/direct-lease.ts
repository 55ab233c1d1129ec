import { z } from 'zod/mini';
import { query, queryWith, mutation } from '../by-order.ts';
import type { Endpoint } from '../endpoint.ts';
import {
  response,
  count,
  date,
  idNumber,
  list,
  optional,
  money,
  orderNo,
  phone,
  request,
  text,
  localizedText,
  yesNo,
} from '../fields.ts';

const company = {
  companyName: text,
  creditCode: text,
  legalName: text,
  legalPhone: phone,
  licence: text,
};
const reviewStatus = z.enum(['none', 'pending', 'approved', 'refused']);

/** Direct lease: finance schemes, another lessee, vehicles under a company's name, supplementary credit data. All of it ours
 * (browsing-and-ordering, section 2, names the pages only). */
export const directLeaseEndpoints = {
  'scheme.list': query(
    'The finance schemes an order can have, and the one that was chosen.',
    '/api/scheme/list',
    response({
      chosen: optional(text),
      schemes: list(
        response({
          code: text,
          name: localizedText,
          firstPayment: money,
          monthlyRent: money,
          finalPayment: money,
          termCount: count,
          chosen: yesNo,
        }),
      ),
    }),
  ),
  'scheme.choose': mutation(
    'Chooses the finance scheme of an order.',
    '/api/scheme/choose',
    request({ orderNo, schemeCode: text }),
  ),

  'lessee.change-status': {
    ...query(
      'Whether another lessee was asked for and what came of it; the name is masked.',
      '/api/lessee/changeStatus',
      response({
        state: reviewStatus,
        name: optional(text),
        appliedOn: optional(date),
        reply: optional(localizedText),
      }),
    ),
    personal: ['name'],
  },
  'lessee.change': {
    ...mutation(
      'Asks for another lessee.',
      '/api/lessee/change',
      request({
        orderNo,
        relation: text,
        phone,
        reason: z.enum(['transfer', 'divorce', 'inheritance', 'company', 'other']),
        explanation: optional(text),
        name: text,
        idNumber,
        idFront: text,
        idBack: text,
        idValidFrom: date,
        idValidTo: text,
      }),
    ),
    sensitive: ['idNumber'],
  },

  'company-car.list': queryWith(
    'The vehicles leased under the name of a company, a page at a time.',
    '/api/companyCar/list',
    request({ orderNo, page: optional(text) }),
    response({
      cars: list(
        response({
          vehicleId: text,
          plateNo: text,
          modelName: text,
          state: z.enum(['in-use', 'inspection-due', 'transferring']),
          stateName: localizedText,
          inspectionUntil: date,
        }),
      ),
      more: yesNo,
    }),
  ),
  'company-car.detail': queryWith(
    "One vehicle under the name of a company (`own`: the order's); its VIN is masked.",
    '/api/companyCar/detail',
    request({ orderNo, vehicleId: text }),
    response({
      vehicleId: text,
      plateNo: text,
      modelName: text,
      vin: text,
      companyName: text,
      registeredOn: date,
      insuranceUntil: date,
      inspectionUntil: date,
      state: z.enum(['in-use', 'inspection-due', 'transferring']),
      stateName: localizedText,
    }),
  ),
  'company-car.transfer': mutation(
    "Asks to have a vehicle registered under the lessee's own name.",
    '/api/companyCar/transfer',
    request({ orderNo, vehicleId: text, reason: text, phone, wantedOn: date, licence: text }),
  ),

  'lease-credit.status': queryWith(
    'Whether the supplementary credit data of a guarantor or a company was handed in.',
    '/api/leaseCredit/status',
    request({ orderNo, party: z.enum(['guarantor', 'company']) }),
    response({ state: z.enum(['none', 'submitted', 'passed']), submittedOn: optional(date) }),
  ),
  'lease-credit.guarantor': {
    ...mutation(
      'Hands in the supplementary credit data of a guarantor.',
      '/api/leaseCredit/guarantor',
      request({
        orderNo,
        name: text,
        idNumber,
        idFront: text,
        idBack: text,
        phone,
        relation: text,
        marriage: text,
        employer: text,
        monthlyIncome: money,
        house: text,
        otherGuarantees: yesNo,
        otherGuaranteesAmount: optional(money),
        incomeProof: list(text),
      }),
    ),
    sensitive: ['idNumber'],
  },
  'lease-credit.company': {
    ...mutation(
      'Hands in the supplementary credit data of a company.',
      '/api/leaseCredit/company',
      request({
        orderNo,
        ...company,
        legalIdNumber: idNumber,
        foundedOn: date,
        registeredCapital: money,
        industry: text,
        yearlyTurnover: money,
        employees: count,
        taxGrade: text,
        bankName: text,
        accountNo: text,
        statement: list(text),
      }),
    ),
    sensitive: ['legalIdNumber', 'accountNo'],
  },
} satisfies Record<string, Endpoint>;
