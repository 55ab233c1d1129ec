/** The account manager of every seeded order. */
export const seller = { salesName: '刘敏', salesPhone: '13512345678' };
