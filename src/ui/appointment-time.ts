import type { Language } from '../model/definition.ts';

export interface AppointmentTime {
  date: string;
  from: string;
  to: string;
}

/** `3月2日 周一 09:30–10:30`, `Mon, Mar 2, 09:30–10:30`. */
export function appointmentInWords(
  { date, from, to }: AppointmentTime,
  language: Language,
): string {
  const day = dayInWords(date, language);
  return language === 'zh' ? `${day} ${from}–${to}` : `${day}, ${from}–${to}`;
}

/** `3月2日 周一`, `Mon, Mar 2`; the day's own words where it is no date. */
export function dayInWords(date: string, language: Language): string {
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return date;
  const words = new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-US', {
    month: 'short',
    day: 'numeric',
    weekday: 'short',
    timeZone: 'UTC',
  }).format(day);
  // Browsers write `3月2日周一`.
  return words.replace(/日\s*/, '日 ');
}
