import type { Formula, ValueType } from '../../model/definition.ts';
import { emitFormula, type Formulas, type FormulaSite } from './formula.ts';
import type { LinkedExit } from '../link/linked.ts';
import { formulaIn, scalar } from '../yaml/node-access.ts';

/** A row of a table as the condition of its exit: `7/1` compares two values, `2` the first one alone. */
export function rowFormula(
  exit: LinkedExit,
  site: FormulaSite,
  formulas: Formulas,
): Formula | undefined {
  const columns = site.step.syntax.table?.columns ?? [];
  const cells = exit.label.split('/');
  const parts = cells.flatMap((cell, index) => {
    const column = columns[index];
    if (!column || cell === '*') return [];
    const emitted = emitFormula(column, site, formulas);
    return emitted
      ? [`${bracketed(formulaIn(column) ?? '')} == ${literal(cell, emitted.type)}`]
      : [];
  });
  if (cells.length > columns.length)
    formulas.findings.push({
      rule: 'schema',
      place: exit.place,
      message: `The row "${exit.label}" has ${cells.length} values and the table compares ${columns.length}.`,
    });
  const node = scalar(exit.place, `=${parts.join(' && ')}`);
  return parts.length ? emitFormula(node, site, formulas, 'yes-no')?.formula : undefined;
}

function bracketed(source: string): string {
  return /^[\w.]+$/.test(source.trim()) ? source.trim() : `(${source.trim()})`;
}

function literal(cell: string, type: ValueType): string {
  if (type === 'number' || type === 'money') return Number.isFinite(Number(cell)) ? cell : '0';
  if (type === 'yes-no') return cell === 'yes' || cell === 'true' ? 'true' : 'false';
  return JSON.stringify(cell);
}
