/** Where orders' actions start; the first screen of the flow takes its place in the history. */
export const startPath = '/orderAction';

/** Addresses of pages that are not flows. A flow may not take one of them. */
export const pagePaths = ['/', '/orderList', '/orderDetail', '/testBtn', startPath] as const;
