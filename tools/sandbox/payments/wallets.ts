import { people } from '../customers/people.ts';

/** Digital-yuan wallets by phone; a phone that is not here is not registered. */
const wallets: Readonly<Record<string, readonly string[]>> = {
  [people.zhang.phone]: ['0036100280115521', '0036100280117743'],
  [people.chen.phone]: ['0036100280119960'],
};

/** Every account number carries this before the wallet's own. */
const prefix = '0000001';

export function walletsOf(phone: string): { agreementId: string; mrchntAccountId: string }[] {
  return (wallets[phone] ?? []).map((number) => ({
    agreementId: `DCEP${number}`,
    mrchntAccountId: prefix + number,
  }));
}

export function hasWallet(agreementId: string | undefined): boolean {
  return Object.keys(wallets).some((phone) =>
    walletsOf(phone).some((wallet) => wallet.agreementId === agreementId),
  );
}
