/** Values a formula might see, for every type. */
import type { ValueType } from '../../src/model/definition.ts';
import { sampleValues } from './sample-values.ts';

/** A value of the type, for answers that no field asks for. */
export function valueOf(type: ValueType, name: string): unknown {
  if (typeof type === 'object')
    return 'list' in type
      ? [valueOf(type.list, name)]
      : Object.fromEntries(
          Object.entries(type.fields).map(([one, its]) => [one, valueOf(its, one)]),
        );
  const sample = sampleValues[name];
  if (type === 'text') return sample ?? byName[name] ?? '示例';
  return plain[type];
}

const byName: Readonly<Record<string, string>> = {
  code: '123456',
  idValidTo: 'long-term',
  idFront: 'photo-1',
  idBack: 'photo-2',
};

const plain = {
  number: 3,
  money: 800_000,
  'yes-no': false,
  date: '2020-01-31',
  version: '3.10.0',
  any: '示例',
} as const;
