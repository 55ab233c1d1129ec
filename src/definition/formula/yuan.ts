/**
 * An amount as customers read it, from whole fen. Chinese: 元 below 10,000, 万元 from there up (specification, "Money
 * format"), never rounded: `8,500元`, `8,500.50元`, `1.2万元`, `1.23456万元`. English has no ten-thousands: `¥12,000`.
 */
export function yuan(fen: number, language: 'zh' | 'en' = 'zh'): string {
  const sign = fen < 0 ? '-' : '';
  const whole = Math.abs(fen);
  if (language === 'en') return `${sign}¥${grouped(whole)}`;
  if (whole < 1_000_000) return `${sign}${grouped(whole)}元`;
  const rest = String(whole % 1_000_000)
    .padStart(6, '0')
    .replace(/0+$/, '');
  return `${sign}${thousands(Math.floor(whole / 1_000_000))}${rest && `.${rest}`}万元`;
}

/** A sum that is confirmed or paid: to the cent, the same in both languages: `¥12,345.60`. */
export function exactYuan(fen: number): string {
  const whole = Math.abs(fen);
  const cents = String(whole % 100).padStart(2, '0');
  return `${fen < 0 ? '-' : ''}¥${thousands(Math.floor(whole / 100))}.${cents}`;
}

function grouped(fen: number): string {
  const cents = fen % 100;
  return thousands(Math.floor(fen / 100)) + (cents ? `.${String(cents).padStart(2, '0')}` : '');
}

function thousands(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
}
