import { z } from 'zod/mini';
import { actionCodes } from '../../src/api/action-codes.ts';
import { contract } from '../../src/api/contract.ts';
import { documents } from '../../src/api/documents.ts';
import type { Endpoint } from '../../src/api/endpoint.ts';
import { orderStatuses } from '../../src/api/order-statuses.ts';
import { orderDetailSchema, sensitiveOrderFields } from '../../src/api/order.ts';
import { personalFields } from '../../src/api/personal.ts';
import { productLineNames } from '../../src/api/product-lines.ts';
import { withSyntax } from '../../src/language/schema/syntax.ts';
import type { Symbols, EndpointType, EndpointField } from '../../src/language/schema/symbols.ts';
import type { ValueType } from '../../src/model/definition.ts';
import type { HostedType } from '../../src/model/hosted-screen.ts';
import type { KindSchema } from '../../src/model/step-kind.ts';
import { pagePaths } from '../../src/pages/page-paths.ts';
import { kindSchemas } from '../../src/steps/registry/schemas.ts';
import { dictionaries } from '../sandbox/dictionaries/dictionaries.ts';
import { knownRequirements } from './inventory.ts';

let built: Symbols | undefined;

/** Everything YAML may mention: the step kinds, the contract of the platform, its documents and codes. Built once. */
export function buildSymbols(): Symbols {
  return (built ??= symbolsOfContract());
}

function symbolsOfContract(): Symbols {
  const endpoints = Object.fromEntries(
    Object.entries(contract).map(([id, row]) => [id, endpointType(row)]),
  );
  return {
    kinds: Object.fromEntries(
      Object.entries(withSyntax(kindSchemas)).map(([kind, schema]) => [
        kind,
        withResponses(schema, endpoints),
      ]),
    ),
    endpoints,
    order: fieldsOf(jsonSchema(orderDetailSchema)),
    optionalOrder: optionalIn(jsonSchema(orderDetailSchema)),
    sensitiveOrder: sensitiveOrderFields,
    personal: personalFields,
    host: { kind: 'text', system: 'text', version: 'version' },
    orderChoices: {
      productLineCode: Object.keys(productLineNames),
      status: Object.keys(orderStatuses),
    },
    dictionaries,
    documents,
    pages: pagePaths,
    requirements: knownRequirements(),
    actionCodes: Object.keys(actionCodes).map(Number),
  };
}

type EndpointTypes = Symbols['endpoints'];

/** What the screens of features take and collect of a response has the type of the contract. Throws for one it does not have. */
function withResponses(schema: KindSchema, endpoints: EndpointTypes): KindSchema {
  const { hosts } = schema;
  if (!hosts) return schema;
  const screens = Object.entries(hosts.screens).map(([name, screen]) => {
    const inputs = Object.entries(screen.inputs).map(([input, type]) => [
      input,
      { ...type, type: typeOfHosted(type.type, endpoints) },
    ]);
    const picks = Object.entries(screen.picks ?? {}).map(([pick, type]) => [
      pick,
      typeOfHosted(type, endpoints),
    ]);
    return [
      name,
      { ...screen, inputs: Object.fromEntries(inputs), picks: Object.fromEntries(picks) },
    ];
  });
  return { ...schema, hosts: { ...hosts, screens: Object.fromEntries(screens) } };
}

function typeOfHosted(type: HostedType, endpoints: EndpointTypes): ValueType {
  if (typeof type !== 'object') return type;
  if ('list' in type) return { list: typeOfHosted(type.list, endpoints) };
  if ('fields' in type) {
    const fields = Object.entries(type.fields);
    return {
      fields: Object.fromEntries(fields.map(([name, one]) => [name, typeOfHosted(one, endpoints)])),
    };
  }
  if ('request' in type) return requestType(endpoints[type.request], type.request);
  return responseType(endpoints[type.response], type);
}

function requestType(endpoint: EndpointType | undefined, name: string): ValueType {
  if (!endpoint) throw new Error(`The contract has no ${name}.`);
  const fields = Object.entries(endpoint.request).map(([field, one]) => [field, one.type]);
  return { fields: Object.fromEntries(fields) as Record<string, ValueType> };
}

function responseType(
  endpoint: EndpointType | undefined,
  { response, field, item }: Extract<HostedType, { response: string }>,
): ValueType {
  const whole = field === undefined ? endpoint?.data : endpoint?.response[field]?.type;
  if (whole === undefined) throw new Error(`The contract has no ${response} ${field ?? ''}.`);
  if (!item) return whole;
  if (typeof whole === 'object' && 'list' in whole) return whole.list;
  throw new Error(`${response} ${field ?? ''} is no list.`);
}

export interface Json {
  type?: string;
  format?: string;
  enum?: unknown[];
  properties?: Record<string, Json>;
  required?: string[];
  items?: Json;
  minimum?: number;
}

function jsonSchema(schema: z.ZodMiniType): Json {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
}

function endpointType(row: Endpoint): EndpointType {
  const data = jsonSchema(row.response);
  const filled = Object.keys(row.fromCredentials ?? {});
  const fields = fieldTypes(jsonSchema(row.request), row);
  const request = Object.entries(fields);
  const response = fieldTypes(data, row);
  return {
    about: row.about,
    request: Object.fromEntries(request.filter(([name]) => !filled.includes(name))),
    response,
    data: valueType(data),
    once: row.once === true,
    ...('feeType' in fields &&
      'orderPayAmount' in response && { feeAmount: 'orderPayAmount', feeDue: 'dueAmount' }),
    ...(row.personal && { personal: row.personal }),
    ...(row.distinguishedBy && { distinguishedBy: row.distinguishedBy }),
    ...(filled.length > 0 && { filled }),
    ...(row.encoding === 'query' && { inAddress: true as const }),
  };
}

function fieldTypes(
  { properties = {}, required = [] }: Json,
  row: Endpoint,
): Record<string, EndpointField> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]): [string, EndpointField] => {
      const choices = schema.enum?.filter((choice) => typeof choice === 'string');
      const field: EndpointField = {
        type: valueType(schema),
        required: required.includes(name),
        sensitive: row.sensitive?.includes(name) ?? false,
      };
      return [name, choices?.length ? { ...field, choices } : field];
    }),
  );
}

function optionalIn({ properties = {}, required = [] }: Json): string[] {
  return Object.keys(properties).filter((name) => !required.includes(name));
}

function fieldsOf({ properties = {} }: Json): Record<string, ValueType> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, valueType(schema)]),
  );
}

function valueType(schema: Json): ValueType {
  if (schema.format === 'money') return 'money';
  if (schema.format === 'date') return 'date';
  if (schema.type === 'boolean') return 'yes-no';
  if (schema.type === 'string' || schema.enum?.every((one) => typeof one === 'string'))
    return 'text';
  if (schema.type === 'number' || schema.type === 'integer') return 'number';
  if (schema.type === 'array') return { list: schema.items ? valueType(schema.items) : 'any' };
  if (schema.type === 'object' && schema.properties) return { fields: fieldsOf(schema) };
  return 'any';
}
