import { expect, it } from 'vitest';
import { contract } from '../../src/api/contract.ts';
import { openApi } from './openapi.ts';

interface Operation {
  operationId: string;
  parameters: { name: string; required?: boolean }[];
  requestBody?: { content: Record<string, unknown> };
}
const document = openApi() as {
  paths: Record<string, Record<string, Operation>>;
  'x-bridge': Record<string, unknown>;
};

it('has every endpoint of the contract once', () => {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  const ids = [
    ...operations.map(({ operationId }) => operationId),
    ...Object.keys(document['x-bridge']),
  ];

  expect(ids.toSorted()).toEqual(Object.keys(contract).toSorted());
});

it('says where the fields of a request are sent', () => {
  const link = document.paths['/api/sz-bank/query-sign-link']?.get;
  const legacyRead = document.paths['/api/check/getCitys']?.get;
  const legacyWrite = document.paths['/api/parameter/getParameter']?.post;

  expect(link?.parameters).toMatchObject([
    { name: 'orderNo', required: true },
    { name: 'signType', required: false },
  ]);
  expect(legacyRead?.parameters.map(({ name }) => name)).toEqual(['c', 'v', 'u', 'q']);
  expect(Object.keys(legacyWrite?.requestBody?.content ?? {})).toEqual([
    'application/x-www-form-urlencoded',
  ]);
});

it('says where the fields of a write are sent', () => {
  const write = document.paths['/api/bankCard/bind']?.post;
  const upload = document.paths['/api/file/upload']?.post;

  expect(write?.parameters.map(({ name }) => name)).toEqual(['requestId']);
  expect(Object.keys(write?.requestBody?.content ?? {})).toEqual(['application/json']);
  expect(Object.keys(upload?.requestBody?.content ?? {})).toEqual(['multipart/form-data']);
});
