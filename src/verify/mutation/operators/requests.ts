import { entriesOf, isMap, isScalar, itemsOf } from '../../../language/yaml/node-access.ts';
import type { Symbols } from '../../../language/schema/symbols.ts';
import { droppedItem, droppedWithin, replaced, swapped } from '../edits.ts';
import type { Operator, Seed } from '../operator.ts';
import { entriesWithin, type StepSite, type Within } from '../sites.ts';
import { writtenPairs } from '../written.ts';

export const dropSentField: Operator = ({ steps }) =>
  steps.flatMap((site) =>
    requestsOf(site).flatMap(({ parent, entry: { value: send } }) =>
      entriesOf(send).flatMap(([name]): Seed[] => {
        const edits = droppedWithin(parent, 'send', name);
        return edits ? [{ ...edits, what: `"${site.name}" does not send "${name}"` }] : [];
      }),
    ),
  );

export const exchangeSentFields: Operator = ({ steps }) =>
  steps.flatMap((site) =>
    requestsOf(site).flatMap(({ entry: { value: send } }) =>
      writtenPairs(entriesOf(send)).flatMap(([[other, before], [name, { value }]]): Seed[] => {
        if (!isScalar(value) || !isScalar(before.value)) return [];
        if (value.raw === before.value.raw) return [];
        const what = `"${site.name}" sends "${name}" as "${other}", and the other way round`;
        return [{ place: before.value, edits: swapped(before.value, value), what }];
      }),
    ),
  );

function requestsOf({ node }: StepSite): Within[] {
  return [...entriesWithin(node)].filter(
    ({ name, entry }) => name === 'send' && isMap(entry.value),
  );
}

/** Replaces an endpoint by the next one with the same fields. */
export const exchangeEndpoint: Operator = ({ steps }, { symbols }) =>
  steps.flatMap((site) =>
    [...entriesWithin(site.node)].flatMap(({ name, entry: { value } }): Seed[] => {
      if (name !== 'endpoint' || !isScalar(value) || value.quoted) return [];
      const other = alike(symbols, value.raw);
      if (other === undefined) return [];
      const what = `"${site.name}" asks "${other}" instead of "${value.raw}"`;
      return [{ place: value, edits: replaced(value, other), what }];
    }),
  );

function alike({ endpoints }: Symbols, name: string): string | undefined {
  const shape = shapeOf(endpoints, name);
  const names = Object.keys(endpoints).filter((one) => shapeOf(endpoints, one) === shape);
  const next = names[(names.indexOf(name) + 1) % names.length];
  return next === name ? undefined : next;
}

function shapeOf(endpoints: Symbols['endpoints'], name: string): string | undefined {
  const endpoint = endpoints[name];
  return endpoint && JSON.stringify([Object.keys(endpoint.request).sort(), endpoint.once]);
}

const shown = (site: StepSite) =>
  [...entriesWithin(site.node)].filter(({ name }) => name === 'documents');

export const exchangeDocument: Operator = ({ steps }, { symbols }) => {
  const names = Object.keys(symbols.documents);
  return steps.flatMap((site) =>
    shown(site).flatMap(({ entry: { value } }) =>
      itemsOf(value).flatMap((item): Seed[] => {
        if (!isScalar(item) || !names.includes(item.raw)) return [];
        const other = names[(names.indexOf(item.raw) + 1) % names.length]!;
        const what = `"${site.name}" shows "${other}" instead of "${item.raw}"`;
        return [{ place: item, edits: replaced(item, other), what }];
      }),
    ),
  );
};

export const dropDocument: Operator = ({ steps }) =>
  steps.flatMap((site) =>
    shown(site).flatMap(({ entry: { value } }) => {
      const items = itemsOf(value);
      return items.flatMap((item, at): Seed[] => {
        const edits = items.length > 1 && isScalar(item) ? droppedItem(items, at) : undefined;
        return edits
          ? [{ place: item, edits, what: `"${site.name}" does not show a document` }]
          : [];
      });
    }),
  );
