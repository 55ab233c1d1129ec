export const orderPaths = ['/orderList', '/orderDetail'] as const;
