import { type FirstRequestOf, type FirstRequest, photoOf } from '../page.ts';

/** What pages about orders ask first, known before the app is there. */

/** Of the order that the address names. */
export function ofOrder(path: string, photo?: FirstRequest['photo']): FirstRequestOf {
  return ({ search }) => {
    const orderNo = new URLSearchParams(search).get('orderNo') ?? '';
    // As `readAddress` has it, which is not here yet.
    return /^[\w-]{1,64}$/.test(orderNo)
      ? { path, request: { orderNo }, as: 'customer', ...(photo && { photo }) }
      : undefined;
  };
}

/** The first page of a list; an address with more to say asks for part of it. */
export function listOf(path: string, request: Readonly<Record<string, string>>): FirstRequestOf {
  return ({ search }) =>
    search === ''
      ? {
          path,
          request: { ...request, page: '1', size: '10' },
          as: 'customer',
          photo: photoOf('6.5rem', 'orders'),
        }
      : undefined;
}

/** Every flow of an order begins with the order. */
export const orderDetail = ofOrder('/api/order/detail');
export const orderWithPhoto = ofOrder('/api/order/detail', photoOf('8rem'));
