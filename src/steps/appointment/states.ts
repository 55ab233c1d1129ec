import type { DefineKind, EventOf, InputOf, ScreenOf, StatesOf } from '../../model/define-kind.ts';
import type { Why } from '../../model/never-done.ts';
import { unreachable } from '../unreachable.ts';
import type { schema } from './schema.ts';
import { type Booking, bookingOf, type AppointmentDay, type Slots } from './slots.ts';

const inner = {
  loading: {
    invoke: 'load',
    on: {
      'appointment.offered': { to: 'choosing' },
      'appointment.found': { to: 'booked' },
      'appointment.refused': { outcome: 'failed' },
      'appointment.unreachable': { to: 'unloaded' },
    },
  },
  unloaded: {
    on: { 'appointment.reloaded': { to: 'loading' }, 'appointment.done': { outcome: 'done' } },
  },
  choosing: {
    on: {
      'appointment.chosen': { to: 'booking' },
      'appointment.reloaded': { to: 'loading' },
      'appointment.done': { outcome: 'done' },
    },
  },
  booking: {
    invoke: 'book',
    locked: true,
    on: {
      'appointment.booked': { to: 'booked' },
      'appointment.taken': { to: 'loading' },
      'appointment.unreachable': { to: 'unsent' },
      'appointment.unsure': { to: 'unsure' },
    },
  },
  unsent: {
    on: { 'appointment.retried': { to: 'booking' }, 'appointment.reloaded': { to: 'loading' } },
  },
  // Whether it arrived shows in the list of bookings, so the customer may leave.
  unsure: {
    on: { 'appointment.retried': { to: 'booking' }, 'appointment.reloaded': { to: 'loading' } },
  },
  booked: {
    on: {
      'appointment.reloaded': { to: 'loading' },
      'appointment.cancel-requested': { to: 'cancelling' },
      'appointment.done': { outcome: 'done' },
      'appointment.later': { outcome: 'later' },
    },
  },
  cancelling: {
    invoke: 'cancel',
    locked: true,
    on: {
      'appointment.cancelled': { to: 'loading' },
      'appointment.cancel-refused': { to: 'booked' },
      'appointment.unreachable': { to: 'uncancelled' },
      'appointment.unsure': { to: 'uncancelled' },
    },
  },
  uncancelled: {
    on: { 'appointment.retried': { to: 'cancelling' }, 'appointment.reloaded': { to: 'loading' } },
  },
} as const;

interface Data {
  why: Why;
  days: AppointmentDay[];
  booked: Booking;
  /** The slot being booked, and its requestId until the platform has responded. */
  slot: string;
  requestId: string;
  /** Another time is chosen in place of `booked`. */
  changing: boolean;
  /** The platform's message about the last attempt. */
  refusal: string;
}

export type AppointmentKind = DefineKind<typeof schema, typeof inner, Data>;
export type AppointmentProps = ScreenOf<AppointmentKind>;
type Input = InputOf<AppointmentKind>;
type Event = EventOf<AppointmentKind>;

export const states = {
  initial: 'loading',
  states: inner,
  actors: { load, book, cancel },
} satisfies StatesOf<AppointmentKind>;

async function load({ step, data, orderNo, effects, signal }: Input): Promise<Event> {
  const response = await effects.call(step['slots-endpoint'], { orderNo }, { signal });
  if (response.type === 'unreachable') return unreachable('appointment', response.why, false);
  const { result } = response;
  if (response.type === 'failed') return { type: 'appointment.refused', result };
  // The contract has checked them.
  const { days, booked } = result as Slots;
  const loaded = { days, booked, requestId: undefined, why: undefined };
  return booked && data.changing !== true
    ? { type: 'appointment.found', result, data: { ...loaded, refusal: undefined } }
    : { type: 'appointment.offered', result, data: loaded };
}

async function book(input: Input): Promise<Event> {
  const { step, data, orderNo, effects, signal } = input;
  const { slot = '', days = [] } = data;
  const requestId = data.requestId ?? effects.newId();
  const request = { orderNo, slot };
  const response = await effects.call(step['book-endpoint'], request, { signal, requestId });
  if (response.type === 'unreachable') return unanswered(response.why, requestId);
  const settled = { requestId: undefined, why: undefined };
  if (response.type === 'failed') {
    const refusal = response.result.msg;
    return { type: 'appointment.taken', data: { ...settled, slot: undefined, refusal } };
  }
  const booked = bookingOf(days, slot);
  return {
    type: 'appointment.booked',
    data: { ...settled, booked, changing: false, refusal: undefined },
  };
}

async function cancel({ step, data, orderNo, effects, signal }: Input): Promise<Event> {
  const requestId = data.requestId ?? effects.newId();
  const response = await effects.call(step['cancel-endpoint'], { orderNo }, { signal, requestId });
  if (response.type === 'unreachable') return unanswered(response.why, requestId);
  const settled = { requestId: undefined, why: undefined };
  return response.type === 'failed'
    ? { type: 'appointment.cancel-refused', data: { ...settled, refusal: response.result.msg } }
    : {
        type: 'appointment.cancelled',
        data: { ...settled, slot: undefined, refusal: undefined },
      };
}

/** A retry is the same request. */
function unanswered(why: Why, requestId: string): Event {
  const event = unreachable('appointment', why, true);
  return { ...event, data: { ...event.data, requestId } };
}
