import { CannotRun } from './measure.ts';

/** Gives its lines as soon as they are known. */
export type BenchSection = () =>
  | Iterable<string>
  | AsyncIterable<string>
  | Promise<readonly string[]>;

/** Prints the section. False where it breaks off or is left out, which it says. */
export async function printSection(
  name: string,
  section: BenchSection,
  print: (line: string) => void = console.log,
): Promise<boolean> {
  print('');
  try {
    for await (const line of await section()) print(line);
    return true;
  } catch (error) {
    if (error instanceof CannotRun) print(`${name} was left out: ${error.message}`);
    else print(`${name} broke off: ${error instanceof Error ? error.stack : String(error)}`);
    return false;
  }
}

/** On stderr: over the last one in a terminal, else in a line of its own. */
export function showProgress(words: string): void {
  process.stderr.write(process.stderr.isTTY ? `\r\u001B[K  ${words}\r` : `  ${words}\n`);
}
