import { z } from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import {
  response,
  count,
  date,
  idNumber,
  list,
  optional,
  money,
  nothing,
  phone,
  request,
  text,
  localizedText,
  yesNo,
} from '../fields.ts';

const id = z.string().check(z.regex(/^[\w-]{1,64}$/));
const name = text.check(z.minLength(1), z.maxLength(30));

const region = {
  provinceCode: text,
  provinceName: text,
  cityCode: text,
  cityName: text,
  // Some cities have no districts.
  districtCode: optional(text),
  districtName: optional(text),
};

const address = response({
  id: text,
  name: text,
  phone: text,
  region: response(region),
  detail: text,
  isDefault: yesNo,
});

const coupon = response({
  code: text,
  name: localizedText,
  /** Whole fen. */
  amount: money,
  /** The least a payment must come to, whole fen. */
  from: money,
  /** Kinds of payment it is good for (api/payments.ts). */
  feeTypes: list(text),
  /** Good for this order only. */
  orderNo: optional(text),
  until: date,
  state: z.enum(['usable', 'used', 'expired']),
});

const couponState = z.enum(['usable', 'used', 'expired']);
const couponKind = optional(z.enum(['all', 'down-payment']));

/** The customer's own things: addresses, coupons, orders of an earlier account. The specification names their pages only. */
export const personalEndpoints = {
  'address.list': {
    about: "The customer's addresses, the default one first.",
    client: 'main',
    method: 'GET',
    path: '/hshcwap/address/list',
    encoding: 'query',
    request: request({}),
    response: response({ addresses: list(address) }),
    sensitive: ['addresses.name', 'addresses.phone', 'addresses.detail'],
    ours: true,
  },
  'address.detail': {
    about: 'One address of the customer; without an `id` an empty one, to be written.',
    client: 'main',
    method: 'GET',
    path: '/hshcwap/address/detail',
    encoding: 'query',
    request: request({ id: optional(text) }),
    response: address,
    sensitive: ['name', 'phone', 'detail'],
    personal: ['region'],
    ours: true,
  },
  'address.save': {
    about: 'Adds an address, or changes the one named by `id`. The first one is the default.',
    client: 'main',
    method: 'POST',
    path: '/hshcwap/address/save',
    encoding: 'json',
    request: request({
      id: optional(text),
      name,
      phone,
      ...region,
      detail: text.check(z.minLength(2), z.maxLength(120)),
      isDefault: optional(yesNo),
    }),
    response: response({ id: text }),
    once: true,
    ours: true,
  },
  'address.delete': {
    about: 'Deletes an address. Was it the default, the one added last takes its place.',
    client: 'main',
    method: 'POST',
    path: '/hshcwap/address/delete',
    encoding: 'json',
    request: request({ id }),
    response: nothing,
    once: true,
    ours: true,
  },
  'address.default': {
    about: 'Makes an address the default one.',
    client: 'main',
    method: 'POST',
    path: '/hshcwap/address/default',
    encoding: 'json',
    request: request({ id }),
    response: nothing,
    once: true,
    ours: true,
  },
  'coupon.mine': {
    about: "The customer's coupons in one state, a page at a time, and how many there are in each.",
    client: 'main',
    method: 'GET',
    path: '/hshcwap/coupon/mine',
    encoding: 'query',
    request: request({ state: couponState, kind: couponKind, page: optional(text) }),
    response: response({
      coupons: list(coupon),
      more: yesNo,
      counts: response({ usable: count, used: count, expired: count }),
    }),
    ours: true,
  },
  'coupon.centre': {
    about: 'Coupons that can be collected now.',
    client: 'main',
    method: 'GET',
    path: '/hshcwap/coupon/centre',
    encoding: 'query',
    request: request({ kind: couponKind }),
    response: response({
      offers: list(
        response({
          id: text,
          name: localizedText,
          amount: money,
          from: money,
          feeTypes: list(text),
          /** Days it is good for once collected. */
          days: count,
          left: count,
          collected: yesNo,
        }),
      ),
    }),
    ours: true,
  },
  'coupon.collect': {
    about: 'Gives the customer a coupon of the centre: one each.',
    client: 'main',
    method: 'POST',
    path: '/hshcwap/coupon/collect',
    encoding: 'json',
    request: request({ id }),
    response: coupon,
    once: true,
    ours: true,
  },
  'migrate.find': {
    about: 'Whether orders of an earlier account belong to this person.',
    client: 'main',
    method: 'POST',
    path: '/hshcwap/migrate/find',
    encoding: 'json',
    request: request({ name, idNumber }),
    response: response({ orders: count, phone: text }),
    sensitive: ['name', 'idNumber'],
    ours: true,
  },
  'migrate.move': {
    about: 'Moves the orders of the earlier account of a person whose face was checked.',
    client: 'main',
    method: 'POST',
    path: '/hshcwap/migrate/move',
    encoding: 'json',
    request: request({ name, idNumber, faceToken: text }),
    response: response({ moved: count }),
    sensitive: ['name', 'idNumber', 'faceToken'],
    once: true,
    ours: true,
  },
} satisfies Record<string, Endpoint>;
