import { Environment } from '@marcbachmann/cel-js';
import type { ValueType } from '../../model/definition.ts';
import type { FormulaTypes } from './typed.ts';
import { fieldOf } from './value-type.ts';
import { functions, type FormulaFunction } from './functions.ts';
import { DateValue, MoneyValue, VersionValue } from './library-types.ts';

const comparisons: [string, (sign: number) => boolean][] = [
  ['==', (sign) => sign === 0],
  ['<', (sign) => sign < 0],
  ['<=', (sign) => sign <= 0],
  ['>', (sign) => sign > 0],
  ['>=', (sign) => sign >= 0],
];

function baseEnvironment(): Environment {
  const base = new Environment()
    .registerType('Money', MoneyValue as never)
    .registerType('Day', DateValue as never)
    .registerType('Version', VersionValue as never);
  for (const [op, holds] of comparisons) {
    base.registerOperator(`Money ${op} Money: bool`, (a: MoneyValue, b: MoneyValue) =>
      holds(a.fen - b.fen),
    );
    base.registerOperator(`Version ${op} Version: bool`, (a: VersionValue, b: VersionValue) =>
      holds(a.compare(b)),
    );
    base.registerOperator(`Day ${op} Day: bool`, (a: DateValue, b: DateValue) =>
      holds(a.key() < b.key() ? -1 : Number(a.key() > b.key())),
    );
  }
  base
    .registerOperator(
      'Money + Money: Money',
      (a: MoneyValue, b: MoneyValue) => new MoneyValue(a.fen + b.fen),
    )
    .registerOperator(
      'Money - Money: Money',
      (a: MoneyValue, b: MoneyValue) => new MoneyValue(a.fen - b.fen),
    )
    .registerOperator('Money / Money: double', (a: MoneyValue, b: MoneyValue) => a.fen / b.fen)
    .registerOperator(
      'Money * double: Money',
      (a: MoneyValue, b: number) => new MoneyValue(Math.round(a.fen * b)),
    )
    .registerOperator(
      'double * Money: Money',
      (a: number, b: MoneyValue) => new MoneyValue(Math.round(a * b.fen)),
    )
    .registerOperator(
      'Money / double: Money',
      (a: MoneyValue, b: number) => new MoneyValue(Math.round(a.fen / b)),
    );
  return base;
}

/** Functions the library lacks, and literals converted to fen. */
function withFunctions(base: Environment): Environment {
  const called = Object.values<FormulaFunction>(functions).flatMap(({ library }) =>
    Object.entries(library ?? {}),
  );
  for (const [declared, compute] of [...called, ['money(double): Money', inFen] as const])
    // Declared synchronous, so that evaluation gives a value and no promise.
    base.registerFunction(declared, compute as never, { async: false } as never);
  return base;
}

const inFen = (fen: number): MoneyValue => new MoneyValue(fen);

const celNames: Record<string, string> = {
  text: 'string',
  number: 'double',
  money: 'Money',
  'yes-no': 'bool',
  date: 'Day',
  version: 'Version',
  any: 'dyn',
};

function celType(type: ValueType): unknown {
  if (typeof type === 'string') return fieldOf(celNames, type);
  if ('list' in type)
    return typeof type.list === 'string' ? `list<${fieldOf(celNames, type.list)}>` : 'list<dyn>';
  return schema(type.fields);
}

function schema(fields: Record<string, ValueType>): Record<string, unknown> {
  const named = Object.entries(fields).filter(([name]) => /^[A-Za-z_]\w*$/.test(name));
  return Object.fromEntries(named.map(([name, type]) => [name, celType(type)]));
}

let base: Environment | undefined;

/**
 * The CEL environment for the names a formula may use: decides whether a formula fits, and serves as the property
 * test's oracle.
 */
export function libraryFor(types: FormulaTypes): Environment {
  base ??= withFunctions(baseEnvironment());
  const library = base.clone();
  const settings =
    types.settings &&
    Object.fromEntries(Object.entries(types.settings).map(([name, { type }]) => [name, type]));
  for (const [name, fields] of Object.entries({
    order: types.order,
    address: types.address,
    answers: types.answers,
    result: types.result,
    host: types.host,
    settings,
  }))
    if (fields) library.registerVariable({ name, schema: schema(fields) } as never);
  if (types.funder)
    library.registerVariable({ name: 'funder', schema: { name: 'string' } } as never);
  if (types.action) library.registerVariable('action', 'double');
  if (types.item !== undefined) register(library, 'item', types.item);
  for (const [name, { type }] of Object.entries(types.values ?? {})) register(library, name, type);
  return library;
}

function register(library: Environment, name: string, type: ValueType): void {
  const cel = celType(type);
  if (typeof cel === 'string') library.registerVariable(name, cel as never);
  else library.registerVariable({ name, schema: cel } as never);
}
