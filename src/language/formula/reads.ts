import type { Expr } from '../../model/definition.ts';
import { functionCalled } from './functions.ts';

/** Every name a formula reads, dotted (`answers.co.idNumber`). `guarded` are those inside `has()`. */
export function readsOf(expr: Expr): { reads: string[]; guarded: string[] } {
  const reads = new Set<string>();
  const guarded = new Set<string>();
  visit(expr, new Set(), (path, has) => (has ? guarded : reads).add(path));
  return { reads: [...reads], guarded: [...guarded] };
}

function visit(
  expr: Expr,
  locals: ReadonlySet<string>,
  onRead: (path: string, has: boolean) => void,
): void {
  if (!Array.isArray(expr)) return;
  const [name, ...args] = expr as unknown as readonly [string, ...Expr[]];
  if (name === 'get' || name === 'or' || name === 'has') {
    const path = name === 'or' ? args.slice(1) : args;
    if (Array.isArray(path[0])) return visit(path[0], locals, onRead);
    if (!locals.has(String(path[0]))) onRead(path.join('.'), name === 'has');
    return undefined;
  }
  if (functionCalled(name)?.call === 'macro') {
    visit(args[0] ?? null, locals, onRead);
    return visit(args[2] ?? null, new Set([...locals, String(args[1])]), onRead);
  }
  for (const arg of args) visit(arg, locals, onRead);
}
