/** What `user.profile` answers; the caller checked it against the contract. */
export interface UserProfile {
  userId: string;
  nickName: string;
  sex: '1' | '0' | '';
  birthday: string;
  /** Masked. */
  phone: string;
  orders: { toPay: number; working: number; toReceive: number; repaying: number; all: number };
  coupons: number;
  addresses: number;
}
