/** Runs without stack traces: recording those of every timeout and abort took a fifth of the time. */
export async function withoutStacks(run: () => Promise<void>): Promise<void> {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    await run();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
