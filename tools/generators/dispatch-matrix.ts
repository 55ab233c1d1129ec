import { actionCodes } from '../../src/api/action-codes.ts';
import { dispatch } from '../../src/machine/dispatch.ts';
import type { DefinitionIndex } from '../../src/model/definition-files.ts';

export type Cell = { funder: string; action: number; starts: string };

/** Every funder × every action code of the specification and of the funders themselves. */
export function matrix(index: DefinitionIndex, funders = Object.keys(index.funders)): Cell[] {
  const own = Object.values(index.funders).flatMap(({ actions }) =>
    Object.keys(actions).map(Number),
  );
  const codes = [...new Set([...Object.keys(actionCodes).map(Number), ...own])].toSorted(
    (a, b) => a - b,
  );
  return funders.flatMap((funder) =>
    codes.map((action) => {
      const target = dispatch(index, funder, action);
      return { funder, action, starts: target.type === 'flow' ? target.flow : target.type };
    }),
  );
}

/** A table with a column a funder; a dot is the under-development toast. */
export function table(cells: readonly Cell[]): string {
  const funders = [...new Set(cells.map(({ funder }) => funder))];
  const codes = [...new Set(cells.map(({ action }) => action))];
  const shown = new Map(
    cells.map(({ funder, action, starts }) => [
      `${funder} ${action}`,
      starts === 'under-development' ? '·' : starts,
    ]),
  );
  const rows = [
    ['code', ...funders],
    ...codes.map((code) => [
      String(code),
      ...funders.map((one) => shown.get(`${one} ${code}`) ?? ''),
    ]),
  ];
  const widths =
    rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = rows.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [...lines, '', '·  the toast that says the feature is under development'].join('\n');
}
