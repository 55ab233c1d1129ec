import { z } from 'zod/mini';
import { mutation, queryWith } from '../by-order.ts';
import type { Endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';

const id = z.string().check(z.regex(/^[\w-]{1,64}$/));
const name = f.text.check(z.minLength(1), z.maxLength(30));

const region = {
  provinceCode: f.text,
  provinceName: f.text,
  cityCode: f.text,
  cityName: f.text,
  // Some cities have no districts.
  districtCode: f.optional(f.text),
  districtName: f.optional(f.text),
};

const address = f.response({
  id: f.text,
  name: f.text,
  phone: f.text,
  region: f.response(region),
  detail: f.text,
  isDefault: f.yesNo,
});

const coupon = f.response({
  code: f.text,
  name: f.localizedText,
  /** Whole fen. */
  amount: f.money,
  /** The least a payment must come to, whole fen. */
  from: f.money,
  /** Kinds of payment it is good for (api/payments.ts). */
  feeTypes: f.list(f.text),
  /** Good for this order only. */
  orderNo: f.optional(f.text),
  until: f.date,
  state: z.enum(['usable', 'used', 'expired']),
});

const couponState = z.enum(['usable', 'used', 'expired']);
const couponKind = f.optional(z.enum(['all', 'down-payment']));

/** The customer's own things: addresses, coupons, orders of an earlier account. The specification names their pages only. */
export const personalEndpoints = {
  'address.list': {
    about: "The customer's addresses, the default one first.",
    client: 'main',
    method: 'GET',
    path: '/hshcwap/address/list',
    encoding: 'query',
    request: f.request({}),
    response: f.response({ addresses: f.list(address) }),
    sensitive: ['addresses.name', 'addresses.phone', 'addresses.detail'],
    ours: true,
  },
  'address.detail': {
    about: 'One address of the customer; without an `id` an empty one, to be written.',
    client: 'main',
    method: 'GET',
    path: '/hshcwap/address/detail',
    encoding: 'query',
    request: f.request({ id: f.optional(f.text) }),
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
    request: f.request({
      id: f.optional(f.text),
      name,
      phone: f.phone,
      ...region,
      detail: f.text.check(z.minLength(2), z.maxLength(120)),
      isDefault: f.optional(f.yesNo),
    }),
    response: f.response({ id: f.text }),
    once: true,
    ours: true,
  },
  'address.delete': mutation(
    'Deletes an address. Was it the default, the one added last takes its place.',
    '/hshcwap/address/delete',
    f.request({ id }),
  ),
  'address.default': mutation(
    'Makes an address the default one.',
    '/hshcwap/address/default',
    f.request({ id }),
  ),
  'coupon.mine': queryWith(
    "The customer's coupons in one state, a page at a time, and how many there are in each.",
    '/hshcwap/coupon/mine',
    f.request({ state: couponState, kind: couponKind, page: f.optional(f.text) }),
    f.response({
      coupons: f.list(coupon),
      more: f.yesNo,
      counts: f.response({ usable: f.count, used: f.count, expired: f.count }),
    }),
  ),
  'coupon.centre': queryWith(
    'Coupons that can be collected now.',
    '/hshcwap/coupon/centre',
    f.request({ kind: couponKind }),
    f.response({
      offers: f.list(
        f.response({
          id: f.text,
          name: f.localizedText,
          amount: f.money,
          from: f.money,
          feeTypes: f.list(f.text),
          /** Days it is good for once collected. */
          days: f.count,
          left: f.count,
          collected: f.yesNo,
        }),
      ),
    }),
  ),
  'coupon.collect': {
    about: 'Gives the customer a coupon of the centre: one each.',
    client: 'main',
    method: 'POST',
    path: '/hshcwap/coupon/collect',
    encoding: 'json',
    request: f.request({ id }),
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
    request: f.request({ name, idNumber: f.idNumber }),
    response: f.response({ orders: f.count, phone: f.text }),
    sensitive: ['name', 'idNumber'],
    ours: true,
  },
  'migrate.move': {
    about: 'Moves the orders of the earlier account of a person whose face was checked.',
    client: 'main',
    method: 'POST',
    path: '/hshcwap/migrate/move',
    encoding: 'json',
    request: f.request({ name, idNumber: f.idNumber, faceToken: f.text }),
    response: f.response({ moved: f.count }),
    sensitive: ['name', 'idNumber', 'faceToken'],
    once: true,
    ours: true,
  },
} satisfies Record<string, Endpoint>;
