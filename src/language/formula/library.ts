import { Environment } from '@marcbachmann/cel-js';
import type { ValueType } from '../../model/definition.ts';
import type { FormulaTypes } from './typed.ts';
import { fieldOf } from './value-type.ts';
import { chinaTime } from './china-time.ts';
import { exactYuan, yuan } from '../../model/yuan.ts';

/** The library's own types for what is not a plain number or text. The property test puts such values into its scopes. */
export class Money {
  readonly fen: number;
  constructor(fen: number) {
    this.fen = fen;
  }
}

export class Day {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  key(): string {
    const day = /^\d{4}-\d\d-\d\d/.exec(this.text)?.[0];
    if (!day) throw new Error('a date is missing');
    return day;
  }
}

export class Version {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  /** Negative: older. `3.10.0` is newer than `3.6.3`, `3.0` is `3`. */
  compare(other: Version): number {
    const [own, others] = [this.parts(), other.parts()];
    const length = Math.max(own.length, others.length);
    return (
      Array.from({ length }, (_, i) => (own[i] ?? 0) - (others[i] ?? 0)).find(
        (apart) => apart !== 0,
      ) ?? 0
    );
  }
  private parts(): number[] {
    const written = /^\d+(\.\d+)*/.exec(this.text)?.[0];
    if (!written) throw new Error('a version is missing');
    return written.split('.').map(Number);
  }
}

const comparisons: [string, (sign: number) => boolean][] = [
  ['==', (sign) => sign === 0],
  ['<', (sign) => sign < 0],
  ['<=', (sign) => sign <= 0],
  ['>', (sign) => sign > 0],
  ['>=', (sign) => sign >= 0],
];

const sync = { async: false };

function baseEnvironment(): Environment {
  const base = new Environment()
    .registerType('Money', Money as never)
    .registerType('Day', Day as never)
    .registerType('Version', Version as never);
  for (const [op, holds] of comparisons) {
    base.registerOperator(`Money ${op} Money: bool`, (a: Money, b: Money) => holds(a.fen - b.fen));
    base.registerOperator(`Version ${op} Version: bool`, (a: Version, b: Version) =>
      holds(a.compare(b)),
    );
    base.registerOperator(`Day ${op} Day: bool`, (a: Day, b: Day) =>
      holds(a.key() < b.key() ? -1 : Number(a.key() > b.key())),
    );
  }
  base
    .registerOperator('Money + Money: Money', (a: Money, b: Money) => new Money(a.fen + b.fen))
    .registerOperator('Money - Money: Money', (a: Money, b: Money) => new Money(a.fen - b.fen))
    .registerOperator('Money / Money: double', (a: Money, b: Money) => a.fen / b.fen)
    .registerOperator(
      'Money * double: Money',
      (a: Money, b: number) => new Money(Math.round(a.fen * b)),
    )
    .registerOperator(
      'double * Money: Money',
      (a: number, b: Money) => new Money(Math.round(a * b.fen)),
    )
    .registerOperator(
      'Money / double: Money',
      (a: Money, b: number) => new Money(Math.round(a.fen / b)),
    );
  return base;
}

/** What formulas call; `sync` tells the library that nothing is waited for. */
function withFunctions(base: Environment): Environment {
  return base
    .registerFunction('money(double): Money', (fen: number) => new Money(fen), sync as never)
    .registerFunction(
      'inFen(double): Money',
      (yuan: number) => new Money(Math.round(yuan * 100)),
      sync as never,
    )
    .registerFunction('date(string): Day', (text: string) => new Day(text), sync as never)
    .registerFunction(
      'version(string): Version',
      (text: string) => new Version(text),
      sync as never,
    )
    .registerFunction('yuan(Money): string', ({ fen }: Money) => yuan(fen), sync as never)
    .registerFunction('exactYuan(Money): string', ({ fen }: Money) => exactYuan(fen), sync as never)
    .registerFunction('time(string): string', (iso: string) => chinaTime(iso), sync as never)
    .registerFunction(
      'written(double): string',
      (n: number) => String(Number(n.toFixed(6))),
      sync as never,
    )
    .registerFunction(
      'after(string, double): string',
      (text: string, many: number) => Array.from(text).slice(many).join(''),
      sync as never,
    )
    .registerFunction(
      'count(double, string, string): string',
      (n: number, one: string, many: string) => `${Number(n.toFixed(6))} ${n === 1 ? one : many}`,
      sync as never,
    );
}

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

/** The library, knowing the names a formula may use: the last word on whether a formula fits, and the oracle of the property test. */
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
