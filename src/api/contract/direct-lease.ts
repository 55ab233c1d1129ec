import { z } from 'zod/mini';
import { asks, asksWith, hands } from '../by-order.ts';
import type { Endpoint } from '../endpoint.ts';
import {
  answer,
  count,
  date,
  idNumber,
  list,
  maybe,
  money,
  orderNo,
  phone,
  request,
  text,
  words,
  yesNo,
} from '../fields.ts';

const company = {
  companyName: text,
  creditCode: text,
  legalName: text,
  legalPhone: phone,
  licence: text,
};
const standing = z.enum(['none', 'pending', 'approved', 'refused']);

/** Direct lease: finance schemes, another lessee, vehicles under a company's name, supplementary credit data. All of it ours
 * (browsing-and-ordering, section 2, names the pages only). */
export const directLeaseEndpoints = {
  'scheme.list': asks(
    'The finance schemes an order can have, and the one that was chosen.',
    '/api/scheme/list',
    answer({
      chosen: maybe(text),
      schemes: list(
        answer({
          code: text,
          name: words,
          firstPayment: money,
          monthlyRent: money,
          finalPayment: money,
          termCount: count,
          chosen: yesNo,
        }),
      ),
    }),
  ),
  'scheme.choose': hands(
    'Chooses the finance scheme of an order.',
    '/api/scheme/choose',
    request({ orderNo, schemeCode: text }),
  ),

  'lessee.change-status': {
    ...asks(
      'Whether another lessee was asked for and what came of it; the name is masked.',
      '/api/lessee/changeStatus',
      answer({ state: standing, name: maybe(text), appliedOn: maybe(date), reply: maybe(words) }),
    ),
    personal: ['name'],
  },
  'lessee.change': {
    ...hands(
      'Asks for another lessee.',
      '/api/lessee/change',
      request({
        orderNo,
        relation: text,
        phone,
        reason: z.enum(['transfer', 'divorce', 'inheritance', 'company', 'other']),
        explanation: maybe(text),
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

  'company-car.list': asksWith(
    'The vehicles leased under the name of a company, a page at a time.',
    '/api/companyCar/list',
    request({ orderNo, page: maybe(text) }),
    answer({
      cars: list(
        answer({
          vehicleId: text,
          plateNo: text,
          modelName: text,
          state: z.enum(['in-use', 'inspection-due', 'transferring']),
          stateName: words,
          inspectionUntil: date,
        }),
      ),
      more: yesNo,
    }),
  ),
  'company-car.detail': asksWith(
    "One vehicle under the name of a company (`own`: the order's); its VIN is masked.",
    '/api/companyCar/detail',
    request({ orderNo, vehicleId: text }),
    answer({
      vehicleId: text,
      plateNo: text,
      modelName: text,
      vin: text,
      companyName: text,
      registeredOn: date,
      insuranceUntil: date,
      inspectionUntil: date,
      state: z.enum(['in-use', 'inspection-due', 'transferring']),
      stateName: words,
    }),
  ),
  'company-car.transfer': hands(
    "Asks to have a vehicle registered under the lessee's own name.",
    '/api/companyCar/transfer',
    request({ orderNo, vehicleId: text, reason: text, phone, wantedOn: date, licence: text }),
  ),

  'lease-credit.status': asksWith(
    'Whether the supplementary credit data of a guarantor or a company was handed in.',
    '/api/leaseCredit/status',
    request({ orderNo, party: z.enum(['guarantor', 'company']) }),
    answer({ state: z.enum(['none', 'submitted', 'passed']), submittedOn: maybe(date) }),
  ),
  'lease-credit.guarantor': {
    ...hands(
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
        otherGuaranteesAmount: maybe(money),
        incomeProof: text,
      }),
    ),
    sensitive: ['idNumber'],
  },
  'lease-credit.company': {
    ...hands(
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
        statement: text,
      }),
    ),
    sensitive: ['legalIdNumber', 'accountNo'],
  },
} satisfies Record<string, Endpoint>;
