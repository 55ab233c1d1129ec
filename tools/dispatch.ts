/** `npm run dispatch [-- FUNDER…] [--json]`: which action code starts what, for every funder. */
import { matrix, table } from './generators/dispatch-matrix.ts';
import { fundersNamed } from './repository/named.ts';
import { checkedOrExit, root } from './repository/repository.ts';
import { readArguments } from './run/arguments.ts';
import { languageOfTerminal } from './run/terminal-language.ts';

const { values, positionals } = readArguments({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false } },
});
const { index } = checkedOrExit();
const funders = fundersNamed(positionals, Object.keys(index.funders), root);
if ('unknown' in funders) {
  console.error(funders.unknown[languageOfTerminal()]);
  process.exit(2);
}
const cells = matrix(index, funders.length > 0 ? funders : undefined);
console.log(values.json ? JSON.stringify(cells, null, 2) : table(cells));
