/**
 * What a domain needs of domains above it, which it may not import. Each declares its own part beside the code that uses it; `server/services.ts`
 * fills it in, and every call carries it.
 */
export interface Services {}
