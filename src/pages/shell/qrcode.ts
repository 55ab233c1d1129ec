import { type Lob, trackingParams } from '../../api/tracking.ts';

/** Where no city is given (browsing-and-ordering, section 2, "/qrcode"). */
const defaultCity = 'beijing';

/** `tokentype` of requests from then on: the native app's, the mini-program's, and everybody else's. */
const tokentypes: Readonly<Record<Lob, 'app' | 'wap' | 'wx'>> = {
  app_android: 'app',
  app_ios: 'app',
  mini: 'wx',
  web: 'wap',
  weChat: 'wap',
};

export interface QrcodeTarget {
  tokentype: 'app' | 'wap' | 'wx';
  /** An address of ours. In a mini-program it is for when the mini-program's page does not open. */
  address: string;
  /** The mini-program's own page. */
  miniProgram?: string;
}

/** Where a code that somebody scanned leads: the car it names, the way the platform shows cars. */
export function qrcodeTarget(search: string, lob: string): QrcodeTarget {
  const params = new URLSearchParams(search);
  const tokentype = Object.hasOwn(tokentypes, lob) ? tokentypes[lob as Lob] : 'wap';
  const carId = params.get('carId') ?? '';
  const query = new URLSearchParams({
    carId,
    cityspell: params.get('cityspell') || defaultCity,
    tokentype: tokentype === 'wx' ? 'wap' : tokentype,
  });
  for (const name of trackingParams) query.set(name, params.get(name) ?? '');
  const page = tokentype === 'app' ? '/appCarDetail' : '/carDetail';
  const address = `${page}?${query.toString()}`;
  if (tokentype !== 'wx') return { tokentype, address };
  query.set('tokentype', tokentype);
  return { tokentype, address, miniProgram: `/pages/carDetail?${query.toString()}` };
}
