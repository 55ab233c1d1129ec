import { parseArgs, type ParseArgsConfig } from 'node:util';

/** `parseArgs`, with a mistake told in a sentence; ends the process with 2 then. */
export function readArguments<T extends ParseArgsConfig>(
  config: T,
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    const options = Object.keys(config.options ?? {}).map((name) => `--${name}`);
    if (options.length > 0) console.error(`It knows: ${options.join(', ')}.`);
    return process.exit(2);
  }
}
