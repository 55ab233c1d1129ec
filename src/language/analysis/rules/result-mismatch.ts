import type { Finding } from '../../../model/finding.ts';
import type { ValueType } from '../../../model/definition.ts';
import { kindEndpoints, unknownResponseField } from '../../link/endpoint-shape.ts';
import { renamed } from '../../text/fixes.ts';
import { nameHint } from '../../text/nearest.ts';
import { isScalar, placeOf, written } from '../../yaml/node-access.ts';
import type { Node } from '../../yaml/node.ts';
import { listedOptions, type ListedOptions } from '../requests.ts';
import { ofEachStep, type FlowRule } from '../rule.ts';

/** What an endpoint answers has what is read of it: by the kind of the step, and by the options of a field. */
export const resultMismatch: FlowRule = ofEachStep((step, _out, { symbols }) => [
  ...kindEndpoints(step, symbols).flatMap((one) => unknownResponseField(one, symbols)),
  ...listedOptions(step, symbols).flatMap(optionsFrom),
]);

/** Options of a field that come from an endpoint: it only answers, and gives such a list. */
function optionsFrom(listed: ListedOptions): Finding[] {
  const { options, id, endpoint } = listed;
  const writes: Finding[] = endpoint.once
    ? [
        {
          rule: 'result-mismatch',
          place: placeOf(options.endpoint),
          message: `"${id}" writes, so it cannot be asked for options.`,
        },
      ]
    : [];
  const { list, value, label } = options;
  const type = isScalar(list) ? endpoint.response[written(list)]?.type : endpoint.data;
  const items = typeof type === 'object' && 'list' in type ? type.list : undefined;
  if (items === undefined) return [...writes, noList(listed, list)];
  return [
    ...writes,
    ...fieldOfItems(items, value, ['value'], listed),
    ...fieldOfItems(items, label, ['zh', 'en'], listed),
  ];
}

function noList({ options, id, endpoint }: ListedOptions, list: Node | undefined): Finding {
  const lists = Object.entries(endpoint.response)
    .filter(([, one]) => typeof one.type === 'object' && 'list' in one.type)
    .map(([field]) => field);
  const hint = listHint(isScalar(list) ? written(list) : undefined, lists);
  return {
    rule: 'result-mismatch',
    place: placeOf(list ?? options.endpoint),
    message: isScalar(list)
      ? `The answer of "${id}" has no list "${written(list)}".`
      : `The answer of "${id}" is no list.`,
    ...(hint !== undefined && { hint }),
    ...(isScalar(list) && renamed(list, written(list), lists)),
  };
}

function listHint(written: string | undefined, lists: readonly string[]): string | undefined {
  if (lists.length === 0) return undefined;
  const all = `Its lists are: ${lists.join(', ')}.`;
  return written === undefined ? `Add "list:". ${all}` : nameHint(written, lists, all);
}

/** A field of the items that the options name, or the usual ones where they name none. */
function fieldOfItems(
  items: ValueType,
  node: Node | undefined,
  usual: readonly string[],
  { options, id }: ListedOptions,
): Finding[] {
  const fields = typeof items === 'object' && 'fields' in items ? Object.keys(items.fields) : [];
  const expected = isScalar(node) ? [written(node)] : usual;
  const missing = expected.find((field) => !fields.includes(field));
  if (missing === undefined || (fields.length === 0 && items === 'any')) return [];
  const hint = nameHint(missing, fields, `They have: ${fields.join(', ')}.`);
  return [
    {
      rule: 'result-mismatch',
      place: placeOf(node ?? options.endpoint),
      message: `The items of "${id}" have no "${missing}".`,
      ...(hint !== undefined && { hint }),
      ...(node && renamed(node, missing, fields)),
    },
  ];
}
