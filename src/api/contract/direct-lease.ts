import { z } from 'zod/mini';
import { query, queryWith, mutation } from '../by-order.ts';
import type { Endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';

const company = {
  companyName: f.text,
  creditCode: f.text,
  legalName: f.text,
  legalPhone: f.phone,
  licence: f.text,
};
const reviewStatus = z.enum(['none', 'pending', 'approved', 'refused']);

/** Direct lease: finance schemes, another lessee, vehicles under a company's name, supplementary credit data. All of it ours
 * (browsing-and-ordering, section 2, names the pages only). */
export const directLeaseEndpoints = {
  'scheme.list': query(
    'The finance schemes an order can have, and the one that was chosen.',
    '/api/scheme/list',
    f.response({
      chosen: f.optional(f.text),
      schemes: f.list(
        f.response({
          code: f.text,
          name: f.localizedText,
          firstPayment: f.money,
          monthlyRent: f.money,
          finalPayment: f.money,
          termCount: f.count,
          chosen: f.yesNo,
        }),
      ),
    }),
  ),
  'scheme.choose': mutation(
    'Chooses the finance scheme of an order.',
    '/api/scheme/choose',
    f.request({ orderNo: f.orderNo, schemeCode: f.text }),
  ),

  'lessee.change-status': {
    ...query(
      'Whether another lessee was asked for and what came of it; the name is masked.',
      '/api/lessee/changeStatus',
      f.response({
        state: reviewStatus,
        name: f.optional(f.text),
        appliedOn: f.optional(f.date),
        reply: f.optional(f.localizedText),
      }),
    ),
    personal: ['name'],
  },
  'lessee.change': {
    ...mutation(
      'Asks for another lessee.',
      '/api/lessee/change',
      f.request({
        orderNo: f.orderNo,
        relation: f.text,
        phone: f.phone,
        reason: z.enum(['transfer', 'divorce', 'inheritance', 'company', 'other']),
        explanation: f.optional(f.text),
        name: f.text,
        idNumber: f.idNumber,
        idFront: f.text,
        idBack: f.text,
        idValidFrom: f.date,
        idValidTo: f.text,
      }),
    ),
    sensitive: ['idNumber'],
  },

  'company-car.list': queryWith(
    'The vehicles leased under the name of a company, a page at a time.',
    '/api/companyCar/list',
    f.request({ orderNo: f.orderNo, page: f.optional(f.text) }),
    f.response({
      cars: f.list(
        f.response({
          vehicleId: f.text,
          plateNo: f.text,
          modelName: f.text,
          state: z.enum(['in-use', 'inspection-due', 'transferring']),
          stateName: f.localizedText,
          inspectionUntil: f.date,
        }),
      ),
      more: f.yesNo,
    }),
  ),
  'company-car.detail': queryWith(
    "One vehicle under the name of a company (`own`: the order's); its VIN is masked.",
    '/api/companyCar/detail',
    f.request({ orderNo: f.orderNo, vehicleId: f.text }),
    f.response({
      vehicleId: f.text,
      plateNo: f.text,
      modelName: f.text,
      vin: f.text,
      companyName: f.text,
      registeredOn: f.date,
      insuranceUntil: f.date,
      inspectionUntil: f.date,
      state: z.enum(['in-use', 'inspection-due', 'transferring']),
      stateName: f.localizedText,
    }),
  ),
  'company-car.transfer': mutation(
    "Asks to have a vehicle registered under the lessee's own name.",
    '/api/companyCar/transfer',
    f.request({
      orderNo: f.orderNo,
      vehicleId: f.text,
      reason: f.text,
      phone: f.phone,
      wantedOn: f.date,
      licence: f.text,
    }),
  ),

  'lease-credit.status': queryWith(
    'Whether the supplementary credit data of a guarantor or a company was handed in.',
    '/api/leaseCredit/status',
    f.request({ orderNo: f.orderNo, party: z.enum(['guarantor', 'company']) }),
    f.response({ state: z.enum(['none', 'submitted', 'passed']), submittedOn: f.optional(f.date) }),
  ),
  'lease-credit.guarantor': {
    ...mutation(
      'Hands in the supplementary credit data of a guarantor.',
      '/api/leaseCredit/guarantor',
      f.request({
        orderNo: f.orderNo,
        name: f.text,
        idNumber: f.idNumber,
        idFront: f.text,
        idBack: f.text,
        phone: f.phone,
        relation: f.text,
        marriage: f.text,
        employer: f.text,
        monthlyIncome: f.money,
        house: f.text,
        otherGuarantees: f.yesNo,
        otherGuaranteesAmount: f.optional(f.money),
        incomeProof: f.list(f.text),
      }),
    ),
    sensitive: ['idNumber'],
  },
  'lease-credit.company': {
    ...mutation(
      'Hands in the supplementary credit data of a company.',
      '/api/leaseCredit/company',
      f.request({
        orderNo: f.orderNo,
        ...company,
        legalIdNumber: f.idNumber,
        foundedOn: f.date,
        registeredCapital: f.money,
        industry: f.text,
        yearlyTurnover: f.money,
        employees: f.count,
        taxGrade: f.text,
        bankName: f.text,
        accountNo: f.text,
        statement: f.list(f.text),
      }),
    ),
    sensitive: ['legalIdNumber', 'accountNo'],
  },
} satisfies Record<string, Endpoint>;
