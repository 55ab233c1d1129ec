import { inFen } from '../../../../model/yuan.ts';
import type { Flow } from '../../../../model/definition.ts';
import type { Finding } from '../../../../model/finding.ts';
import { isObject } from '../../../../model/plain-object.ts';
import type { EndpointType, Symbols } from '../../../schema/symbols.ts';
import { oneOf } from '../../../text/fixes.ts';
import { entriesOf, isScalar, placeOf, written } from '../../../yaml/node-access.ts';
import { noSuchName, resultsIn, type LinkedExample } from '../../example.ts';
import type { ExampleRule } from '../../rule.ts';
import { mapIn } from '../../sent.ts';

/** What an endpoint answers in an example is what its contract gives. */
export const resultMismatch: ExampleRule = (example, { symbols }) =>
  resultsIn(example, symbols).flatMap(({ step, id, endpoint, name, key, value }): Finding[] => {
    if (!Object.hasOwn(endpoint.response, name) && !['code', 'msg', 'data'].includes(name))
      return [
        noSuchName({
          rule: 'result-mismatch',
          message: `The answer of "${id}" has no "${name}".`,
          place: key,
          name,
          candidates: Object.keys(endpoint.response),
        }),
      ];
    const isFee = name === endpoint.feeAmount || name === endpoint.feeDue;
    const fee = isFee ? fixedFee(step, example.flow, symbols) : undefined;
    if (!fee || !isScalar(value) || inFen(Number(written(value))) === fee.amount) return [];
    // Where a part of it is paid, less is due.
    if (name === endpoint.feeDue && saysAnother(example, step, endpoint)) return [];
    const amount = String(fee.amount / 100);
    return [
      {
        rule: 'result-mismatch',
        place: placeOf(value),
        message: `"${fee.code}" costs ${amount} yuan for every order, and here it is ${written(value)}.`,
        hint: `Write ${amount}, or leave it out. What it costs stands in flows/fees.yaml.`,
        ...oneOf(placeOf(value), [amount]),
      },
    ];
  });

/** Whether the example says another amount of the same payment. */
function saysAnother(
  { written: { results } }: LinkedExample,
  step: string,
  { response, feeDue }: EndpointType,
): boolean {
  const [, entry] = entriesOf(results).find(([id]) => id === step) ?? [];
  return entriesOf(entry?.value).some(
    ([name]) => name !== feeDue && response[name]?.type === 'money',
  );
}

function fixedFee(
  step: string,
  flow: Flow | undefined,
  { feeAmounts = {} }: Symbols,
): { code: string; amount: number } | undefined {
  const { feeType: sent } = mapIn(flow?.steps[step], 'send');
  const code = isObject(sent) ? sent['expr'] : sent;
  if (typeof code !== 'string') return undefined;
  const amount = Object.hasOwn(feeAmounts, code) ? feeAmounts[code] : undefined;
  return amount === undefined ? undefined : { code, amount };
}
