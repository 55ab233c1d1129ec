/** Runs with a signal that aborts with `signal`, and when the run ends, so that nothing begun in it continues. */
export async function withOwnSignal<Result>(
  signal: AbortSignal,
  run: (own: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const own = new AbortController();
  const stop = () => own.abort();
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  try {
    return await run(own.signal);
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}
