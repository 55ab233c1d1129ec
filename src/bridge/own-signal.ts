/** Runs with a signal that aborts with `signal`, and once this is over: nothing that was begun in it goes on. */
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
