import type { AppIndex } from '../../model/definition-files.ts';
import { pageAt } from '../../pages/routes.ts';

/**
 * Whether a visitor is sent to sign in first, and comes back (order-handling.md, section 6). Never at an order: there the
 * platform itself refuses visitors.
 */
export function isForMembers(path: string, free: AppIndex['free'] = {}): boolean {
  const flow = Object.hasOwn(free, path) ? free[path] : undefined;
  return pageAt(path)?.members ?? flow?.members ?? false;
}
