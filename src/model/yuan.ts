/**
 * A sum for comparing cars and plans, from whole fen. Below 10,000 yuan it is exact (`8,500元`, `8,500.50元`); from there up it
 * has at most two decimals of 万 (specification, "Money format"), rounded half up, and is the same number in English, which
 * has no ten-thousands: `4.57万元`, `¥45,700`.
 */
export function yuan(fen: number, language: 'zh' | 'en' = 'zh'): string {
  const sign = fen < 0 ? '-' : '';
  const whole = shown(Math.abs(fen));
  if (language === 'en') return `${sign}¥${grouped(whole)}`;
  if (whole < tenThousand) return `${sign}${grouped(whole)}元`;
  const rest = String((whole % tenThousand) / step)
    .padStart(2, '0')
    .replace(/0+$/, '');
  return `${sign}${thousands(Math.floor(whole / tenThousand))}${rest && `.${rest}`}万元`;
}

const tenThousand = 1_000_000;
/** Two decimals of 万. */
const step = tenThousand / 100;

function shown(fen: number): number {
  return fen < tenThousand ? fen : Math.round(fen / step) * step;
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

/** An amount as authors write it, in whole fen. */
export function inFen(amount: number): number {
  return Math.round(amount * 100);
}
