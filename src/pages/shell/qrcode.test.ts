import { describe, expect, it, test } from 'vitest';
import { qrcodeTarget } from './qrcode.ts';

const none = 'aid=&sid=&rid=&did=&utm_source=&utm_medium=&utm_content=&utm_campaign=&utm_term=';

describe('a scanned code leads to the car as the platform shows it', () => {
  it.each([
    ['app_android', 'app', '/appCarDetail?carId=C1&cityspell=shanghai&tokentype=app'],
    ['app_ios', 'app', '/appCarDetail?carId=C1&cityspell=shanghai&tokentype=app'],
    ['web', 'wap', '/carDetail?carId=C1&cityspell=shanghai&tokentype=wap'],
    ['weChat', 'wap', '/carDetail?carId=C1&cityspell=shanghai&tokentype=wap'],
    ['a television', 'wap', '/carDetail?carId=C1&cityspell=shanghai&tokentype=wap'],
    ['', 'wap', '/carDetail?carId=C1&cityspell=shanghai&tokentype=wap'],
    ['toString', 'wap', '/carDetail?carId=C1&cityspell=shanghai&tokentype=wap'],
  ])('%s', (lob, tokentype, address) => {
    expect(qrcodeTarget('?carId=C1&cityspell=shanghai', lob)).toEqual({
      tokentype,
      address: `${address}&${none}`,
    });
  });

  it('mini', () => {
    expect(qrcodeTarget('?carId=C1', 'mini')).toEqual({
      tokentype: 'wx',
      miniProgram: `/pages/carDetail?carId=C1&cityspell=beijing&tokentype=wx&${none}`,
      address: `/carDetail?carId=C1&cityspell=beijing&tokentype=wap&${none}`,
    });
  });
});

test('the city defaults to Beijing, and a missing car to an empty id', () => {
  expect(qrcodeTarget('', 'web').address).toBe(
    `/carDetail?carId=&cityspell=beijing&tokentype=wap&${none}`,
  );
});

test('tracking parameters that are given stay, those missing are empty, others do not come along', () => {
  const { address } = qrcodeTarget('?carId=C1&sid=s%201&utm_term=t&next=//evil.example', 'web');

  const query = new URLSearchParams(address.split('?')[1]);
  expect(Object.fromEntries(query)).toEqual({
    carId: 'C1',
    cityspell: 'beijing',
    tokentype: 'wap',
    aid: '',
    sid: 's 1',
    rid: '',
    did: '',
    utm_source: '',
    utm_medium: '',
    utm_content: '',
    utm_campaign: '',
    utm_term: 't',
  });
});
