// Plain Node, no dependency: this runs before anything is installed.
import { readFileSync } from 'node:fs';

/** With `--help`, prints what stands at the top of the script and ends the process. */
export function help(script) {
  if (!process.argv.slice(2).some((word) => word === '--help' || word === '-h')) return;
  const lines = readFileSync(new URL(script), 'utf8').split('\n');
  const top = lines.slice(
    0,
    lines.findIndex((line) => !line.startsWith('//')),
  );
  console.log(top.map((line) => line.replace(/^\/\/ ?/, '')).join('\n'));
  process.exit(0);
}
