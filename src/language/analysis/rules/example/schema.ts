import type { ValueType } from '../../../../model/definition.ts';
import type { Finding } from '../../../../model/finding.ts';
import { checkShape } from '../../../schema/check-setting.ts';
import type { EndpointType, Symbols } from '../../../schema/symbols.ts';
import { formulaIn, isScalar, written } from '../../../yaml/node-access.ts';
import type { Node } from '../../../yaml/node.ts';
import { answersIn, resultsIn, sentIn, subjectIn, type LinkedExample } from '../../example.ts';
import type { ExampleRule } from '../../rule.ts';

/** Answers, results and requests of an example are of the types that forms and contracts give them. */
export const schema: ExampleRule = (example, { symbols }) => [
  ...ofSubject(example, symbols),
  ...answersIn(example).flatMap(({ name, value, step, own }) =>
    mismatch(name, value, step.collects?.[own], symbols),
  ),
  ...resultsIn(example, symbols).flatMap(({ name, value, endpoint }) =>
    mismatch(name, value, typeIn(endpoint.response, name), symbols),
  ),
  ...sentIn(example, symbols).flatMap(({ name, value, endpoint }) =>
    mismatch(name, value, typeIn(endpoint.request, name), symbols),
  ),
];

function ofSubject(example: LinkedExample, symbols: Symbols): Finding[] {
  const { types = {}, values = [] } = subjectIn(example, symbols) ?? {};
  // An empty text stands for what the order lacks.
  return values
    .filter(([, { value }]) => !isScalar(value) || written(value) !== '')
    .flatMap(([name, { value }]) =>
      mismatch(name, value, Object.hasOwn(types, name) ? types[name] : undefined, symbols),
    );
}

const typeIn = (fields: EndpointType['request'], name: string): ValueType | undefined =>
  Object.hasOwn(fields, name) ? fields[name]?.type : undefined;

const checked = ['yes-no', 'number', 'money', 'text', 'date'] as const;

function mismatch(
  name: string,
  value: Node,
  type: ValueType | undefined,
  symbols: Symbols,
): Finding[] {
  const valueType = checked.find((one) => one === type);
  if (!valueType || formulaIn(value) !== undefined) return [];
  const shape = { type: 'value', gives: valueType, about: '' } as const;
  return checkShape(value, shape, symbols, { name });
}
