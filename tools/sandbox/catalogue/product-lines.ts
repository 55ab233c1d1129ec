/** What an order is for, as `productLineCode`. The specification gives 3; the others are ours. */
export const productLines = {
  leaseToOwn: '1',
  loan: '2',
  usedCar: '3',
  leaseBack: '4',
  longRent: '5',
  directLease: '6',
  fullPayment: '7',
} as const;
