import type { AuthorSchema } from '../../model/step-kind.ts';

export const schema = {
  kind: 'appointment',
  name: { zh: '预约', en: 'Appointment' },
  about:
    'Lets the customer book a day and a time, change it later and give it up. What is booked the platform keeps.',
  outcomes: {
    done: { about: 'The customer goes on now, with a time booked or without.', main: true },
    later: { about: 'A time is booked and the customer comes back then.' },
    failed: {
      about: 'The platform has no times for this order; `result.msg` says why.',
      fails: true,
    },
  },
  settings: {
    'slots-endpoint': {
      type: 'endpoint',
      about: 'Brings the days, their times, how many places each has left, and what is booked.',
      default: 'delivery.slots',
    },
    'book-endpoint': {
      type: 'endpoint',
      about: 'Books a time, in place of one booked before.',
      default: 'delivery.book',
    },
    'cancel-endpoint': {
      type: 'endpoint',
      about: 'Gives up what was booked.',
      default: 'delivery.cancel-booking',
    },
    text: { type: 'words', about: 'A sentence above the days.' },
    where: {
      type: 'words',
      about: 'Where the customer comes to, shown above the days and with what is booked.',
    },
    now: { type: 'words', required: true, about: 'The button that goes on now.' },
  },
  screen: true,
} as const satisfies AuthorSchema;
