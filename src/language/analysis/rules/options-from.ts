import type { Symbols, EndpointType } from '../../schema/symbols.ts';
import type { ValueType } from '../../../model/definition.ts';
import type { LinkedStep, Note } from '../../link/linked.ts';
import { nameHint } from '../../text/nearest.ts';
import { at, entriesOf, isMap, isScalar, mapAt, placeOf, written } from '../../yaml/node-access.ts';
import type { Node, ScalarNode } from '../../yaml/node.ts';

/** Options of a field that come from an endpoint: it only answers, takes what is sent, and gives such a list. */
export function optionsFrom(step: LinkedStep, symbols: Symbols, note: Note): void {
  const { answersFrom } = symbols.kinds[step.kind] ?? {};
  if (answersFrom === undefined) return;
  for (const [, { value }] of entriesOf(mapAt(step.node, answersFrom))) {
    const options = at(value, 'options');
    const name = at(options, 'endpoint');
    if (!isMap(options) || !isScalar(name)) continue;
    const id = written(name);
    const endpoint = Object.hasOwn(symbols.endpoints, id) ? symbols.endpoints[id] : undefined;
    if (endpoint) checkOptions(options, { name, id, endpoint }, note);
  }
}

interface ListSource {
  name: ScalarNode;
  id: string;
  endpoint: EndpointType;
}

function checkOptions(options: Node, { name, id, endpoint }: ListSource, note: Note): void {
  if (endpoint.once)
    note({
      rule: 'result-mismatch',
      place: placeOf(name),
      message: `"${id}" writes, so it cannot be asked for options.`,
    });
  checkSent(options, { name, id, endpoint }, note);
  const list = at(options, 'list');
  const type = isScalar(list) ? endpoint.response[written(list)]?.type : endpoint.data;
  const items = typeof type === 'object' && 'list' in type ? type.list : undefined;
  if (items === undefined) {
    const lists = Object.entries(endpoint.response)
      .filter(([, one]) => typeof one.type === 'object' && 'list' in one.type)
      .map(([field]) => field);
    const hint = listHint(isScalar(list) ? written(list) : undefined, lists);
    note({
      rule: 'result-mismatch',
      place: placeOf(list ?? name),
      message: isScalar(list)
        ? `The answer of "${id}" has no list "${written(list)}".`
        : `The answer of "${id}" is no list.`,
      ...(hint !== undefined && { hint }),
    });
    return;
  }
  for (const [setting, usual] of [
    ['value', ['value']],
    ['label', ['zh', 'en']],
  ] as const)
    checkField(items, at(options, setting), usual, { name, id, endpoint }, note);
}

function listHint(written: string | undefined, lists: readonly string[]): string | undefined {
  if (lists.length === 0) return undefined;
  const all = `Its lists are: ${lists.join(', ')}.`;
  return written === undefined ? `Add "list:". ${all}` : nameHint(written, lists, all);
}

/** A field of the items that the options name, or the usual ones where they name none. */
function checkField(
  items: ValueType,
  node: Node | undefined,
  usual: readonly string[],
  { name, id }: ListSource,
  note: Note,
): void {
  const fields = typeof items === 'object' && 'fields' in items ? Object.keys(items.fields) : [];
  const wanted = isScalar(node) ? [written(node)] : usual;
  const missing = wanted.find((field) => !fields.includes(field));
  if (missing === undefined || (fields.length === 0 && items === 'any')) return;
  const hint = nameHint(missing, fields, `They have: ${fields.join(', ')}.`);
  note({
    rule: 'result-mismatch',
    place: placeOf(node ?? name),
    message: `The items of "${id}" have no "${missing}".`,
    ...(hint !== undefined && { hint }),
  });
}

function checkSent(options: Node, { name, id, endpoint }: ListSource, note: Note): void {
  const sent = entriesOf(at(options, 'send'));
  const fields = Object.keys(endpoint.request);
  const strange = sent.find(([field]) => !fields.includes(field));
  if (strange) {
    const hint = nameHint(strange[0], fields, `It takes: ${fields.join(', ')}.`);
    note({
      rule: 'send-mismatch',
      place: placeOf(strange[1].key),
      message: `"${id}" takes no "${strange[0]}".`,
      ...(hint !== undefined && { hint }),
    });
    return;
  }
  const given = sent.map(([field]) => field);
  const missing = fields.find(
    (field) => endpoint.request[field]?.required && !given.includes(field),
  );
  if (missing !== undefined)
    note({
      rule: 'send-mismatch',
      place: placeOf(name),
      message: `"${id}" needs "${missing}", and it is not sent.`,
      hint: `Add "${missing}:" with a value or a formula under "send:" of the options.`,
    });
}
