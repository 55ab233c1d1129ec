import type { PageLoads } from '../routes.ts';
import type { accountPaths } from './paths.ts';

export const accountRoutes = {} satisfies PageLoads<typeof accountPaths>;
