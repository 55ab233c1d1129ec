/** Days a checked token is not checked again (order-handling, section 9). */
export const tokenCheckDays = 0.08;

const cookie = 'token_check';
const checked = 'yes';

/** Whether the token was checked recently. The cookie does not say whose it is: cookies travel with every request. */
export function isChecked(): boolean {
  return document.cookie.split('; ').includes(`${cookie}=${checked}`);
}

export function storeTokenCheck(): void {
  writeCookie(checked, tokenCheckDays * 24 * 60 * 60);
}

export function clearTokenCheck(): void {
  writeCookie('', 0);
}

/** `age` in seconds. */
function writeCookie(value: string, age: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const path = import.meta.env.BASE_URL;
  document.cookie = `${cookie}=${value}; Max-Age=${Math.round(age)}; Path=${path}; SameSite=Lax${secure}`;
}
