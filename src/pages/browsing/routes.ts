import type { PageLoads } from '../routes.ts';
import type { browsingPaths } from './paths.ts';

export const browsingRoutes = {} satisfies PageLoads<typeof browsingPaths>;
