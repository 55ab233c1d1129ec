export const shellPaths = ['/qrcode'] as const;
