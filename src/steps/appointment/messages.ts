import type { LocalizedText } from '../../model/step-kind.ts';

export const messages = {
  loading: { zh: '正在查询可预约的时间…', en: 'Looking for free times…' },
  day: { zh: '选择日期', en: 'Choose a day' },
  time: { zh: '选择时间', en: 'Choose a time' },
  left: { zh: '余 {count} 个名额', en: '{count} left' },
  full: { zh: '已约满', en: 'Full' },
  yours: { zh: '您已预约', en: 'Yours' },
  noTime: { zh: '请选择一个时间', en: 'Choose a time first' },
  refused: { zh: '没有约上，请选择其他时间', en: 'It could not be booked. Choose another time' },
  notCancelled: {
    zh: '没有取消成功，请稍后再试',
    en: 'It could not be given up. Try again in a while',
  },
  allFull: {
    zh: '近期都已约满。请稍后再看，或联系客户经理。',
    en: 'Every time is taken. Look again later, or contact your account manager.',
  },
  lookAgain: { zh: '重新查看', en: 'Look again' },
  book: { zh: '预约这个时间', en: 'Book this time' },
  changeTo: { zh: '改到这个时间', en: 'Change to this time' },
  keep: { zh: '保留原来的时间', en: 'Keep the time I have' },
  booking: { zh: '正在预约…', en: 'Booking…' },
  cancelling: { zh: '正在取消预约…', en: 'Giving it up…' },
  booked: { zh: '已预约', en: 'Booked' },
  when: { zh: '时间', en: 'When' },
  where: { zh: '地点', en: 'Where' },
  later: { zh: '好的，到时再来', en: 'I will come then' },
  change: { zh: '更改时间', en: 'Change the time' },
  cancel: { zh: '取消预约', en: 'Give up this time' },
  cancelSure: { zh: '取消这次预约？', en: 'Give up this time?' },
  cancelMeans: {
    zh: '{when}。名额会让给其他客户，您可以重新预约。',
    en: '{when}. Somebody else can have it. You can book another one.',
  },
  stay: { zh: '保留预约', en: 'Keep it' },
} satisfies Record<string, LocalizedText>;
