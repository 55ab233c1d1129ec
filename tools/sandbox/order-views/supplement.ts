import type { OwnOrder } from '../orders/orders.ts';

/** The materials were handed in, and the lender asks for more. */
export function isSupplementWanted({ row, details }: OwnOrder): boolean {
  return row.status === 'CREDIT_MATERIALS' && details.supplementWanted;
}

export const supplementWords = {
  status: { zh: '待补充资料', en: 'More papers needed' },
  text: {
    zh: '资料已提交，金融机构要求补充部分资料。补充后继续审核。',
    en: 'Your materials are handed in, and the lender asks for more. The review goes on once you have added them.',
  },
};
