/** `npm run dispatch [-- FUNDER…] [--json]`: which action code starts what, for every funder. */
import { matrix, table } from './generators/dispatch-matrix.ts';
import { checkedOrExit } from './repository/repository.ts';
import { readArguments } from './run/arguments.ts';

const { values, positionals } = readArguments({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false } },
});
const { index } = checkedOrExit();
const unknown = positionals.find((name) => !Object.hasOwn(index.funders, name));
if (unknown) {
  console.error(
    `There is no funder "${unknown}". There are: ${Object.keys(index.funders).join(', ')}.`,
  );
  process.exit(2);
}
const cells = matrix(index, positionals.length > 0 ? positionals : undefined);
console.log(values.json ? JSON.stringify(cells, null, 2) : table(cells));
