import type { LocalizedText } from '../../model/step-kind.ts';

export const appointmentMessages = {
  when: { zh: '预约时间', en: 'Appointment' },
  where: { zh: '地点', en: 'Where' },
  notBooked: { zh: '尚未预约', en: 'Not booked yet' },
  change: { zh: '更改或取消预约', en: 'Change or give up the time' },
} as const satisfies Record<string, LocalizedText>;
