/** Of the range kept for benchmarks (RFC 2544); they exist in the namespaces made here and nowhere else. */
export const phoneSide = { near: '198.18.1.1', far: '198.18.1.2' };
export const serverSide = { near: '198.18.2.1', far: '198.18.2.2' };
export const phone = '198.18.0.1';
export const server = '198.18.0.2';
/** VXLAN's. */
export const port = 4789;
