/** schemas/extensions.md, from the contract. */
import { z } from 'zod/mini';
import { contract, type EndpointId } from '../../src/api/contract.ts';
import { extensionMark } from '../../src/api/fields.ts';
import { type DescriptionGroup, readings, withoutThem, withoutUse } from './descriptions.ts';

interface Shape {
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
  [extensionMark]?: boolean;
}

interface Field {
  endpoint: EndpointId;
  in: 'request' | 'answer';
  /** `storeList[].distance`. */
  path: string;
  extension: boolean;
}

/** Every field the platform is asked with or answers; what lies inside an extension is part of it. */
export function fieldsOfContract(): Field[] {
  return (Object.keys(contract) as EndpointId[]).flatMap((endpoint) => {
    const row = contract[endpoint];
    if (row.client === 'bridge') return [];
    const shapeOf = (schema: z.ZodMiniType) =>
      z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
    const fieldsIn = (place: Field['in'], shape: Shape) =>
      fieldsOf(shape, '').map(([path, extension]): Field => {
        return { endpoint, in: place, path, extension };
      });
    return [
      ...fieldsIn('request', shapeOf(row.request)),
      ...fieldsIn('answer', shapeOf(row.response)),
    ];
  });
}

function fieldsOf(shape: Shape, at: string): [path: string, extension: boolean][] {
  return [
    ...(shape.anyOf ?? []).flatMap((one) => fieldsOf(one, at)),
    ...(shape.items ? fieldsOf(shape.items, `${at}[]`) : []),
    ...Object.entries(shape.properties ?? {}).flatMap(([name, inner]) => {
      const path = at === '' ? name : `${at}.${name}`;
      const extension = inner[extensionMark] === true;
      const own: [string, boolean] = [path, extension];
      return extension ? [own] : [own, ...fieldsOf(inner, path)];
    }),
  ];
}

export function isOf(
  { endpoints, in: place = 'answer' }: DescriptionGroup,
  name: string,
  field: Field,
) {
  return (
    endpoints.includes(field.endpoint) &&
    place === field.in &&
    (field.path === name || field.path.endsWith(`].${name}`))
  );
}

function asMarkdown(): string {
  const rows = (group: DescriptionGroup) =>
    Object.entries(group.fields).map(([name, words]) => `| \`${name}\` | ${words} |`);
  const sections = withoutThem.map((group) =>
    [
      `## ${group.title}`,
      '',
      group.endpoints.map((id) => `\`${contract[id].method} ${contract[id].path}\``).join(', '),
      '',
      group.in === 'request' ? '| field | what it is for |' : '| field | without it |',
      '| --- | --- |',
      ...rows(group),
    ].join('\n'),
  );
  const unnamed = Object.entries(readings).map(
    ([id, names]) =>
      `| \`${id}\` | ${Object.entries(names)
        .map(([name, words]) => `\`${name}\`: ${words}`)
        .join('; ')} |`,
  );
  const unused = Object.entries(withoutUse).map(([name, words]) => `| \`${name}\` | ${words} |`);
  return `${[
    '# What of the contract is ours',
    'Generated from `tools/extensions/descriptions.ts` by `npm run generate`. Fields the specification does not name, in requests and answers it describes: a platform may leave out each of these fields of an answer, and may ignore each of those of a request. In what `npm run openapi` prints they carry `x-extension`. Endpoints the specification does not list are not in this table: they are ours altogether.',
    ...sections,
    '## Fields of an order nobody reads',
    'The specification lists them and gives them no use.',
    ['| field | why |', '| --- | --- |', ...unused].join('\n'),
    '## Where the specification names no field',
    'The answers below are described without naming a field, or not at all. What they are for cannot be had without one, so these names are expected.',
    ['| endpoint | expected |', '| --- | --- |', ...unnamed].join('\n'),
  ].join('\n\n')}\n`;
}

export const generatedFiles = (): Map<string, string> =>
  new Map([['schemas/extensions.md', asMarkdown()]]);
