import type { LabelsOf } from '../../model/labels.ts';
import type { AppointmentKind } from './states.ts';
import type { schema } from './schema.ts';

export const labels = {
  abouts: {
    'Lets the customer book a day and a time, change it later and give it up. What is booked the platform keeps.':
      '让客户预约日期和时间，之后可以修改或取消。预约由平台保存。',
    'The customer goes on now, with a time booked or without.': '客户继续，无论有没有预约时间。',
    'A time is booked and the customer comes back then.': '已预约时间，客户到时再来。',
    'The platform has no times for this order; `result.msg` says why.':
      '平台没有这个订单可约的时间；原因在 `result.msg`。',
    'Brings the days, their times, how many places each has left, and what is booked.':
      '取得日期、时间、各自剩余名额和已有的预约。',
    'Books a time, in place of one booked before.': '预约时间，取代之前的预约。',
    'Gives up what was booked.': '取消预约。',
    'A sentence above the days.': '日期上方的一句话。',
    'Where the customer comes to, shown above the days and with what is booked.':
      '客户要去的地方，显示在日期上方，并与预约一起显示。',
    'The button that goes on now.': '现在继续的按钮。',
  },
  states: {
    booking: { zh: '正在预约', en: 'booking' },
    booked: { zh: '已预约', en: 'booked' },
    cancelling: { zh: '正在取消', en: 'cancelling' },
    uncancelled: { zh: '未能取消', en: 'not cancelled' },
  },
  outcomes: {
    later: { zh: '以后再说', en: 'later' },
  },
  events: {
    'appointment.cancel-requested': { zh: '放弃', en: 'gives up' },
    'appointment.later': { zh: '稍后再说', en: 'puts it off' },
  },
} as const satisfies LabelsOf<typeof schema, AppointmentKind>;
