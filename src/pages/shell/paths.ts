export const shellPaths = ['/qrcode', '/downPaymentsCoupon', '/HZcoupon'] as const;
