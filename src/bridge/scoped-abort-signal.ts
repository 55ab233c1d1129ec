/** Runs with a signal that aborts with `signal`, and when the run ends, so that nothing begun in it continues. */
export async function withScopedSignal<Result>(
  signal: AbortSignal,
  run: (scoped: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const scope = new AbortController();
  const stop = () => scope.abort();
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  try {
    return await run(scope.signal);
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}
