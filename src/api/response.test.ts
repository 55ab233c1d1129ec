import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readResponse } from './response.ts';
import { okCode } from './codes.ts';
import { contract } from './contract.ts';
import { retries, retryDelay, timeouts } from './timeouts.ts';

const link = contract['gongtou.contract-url'];

describe('whatever the platform says', () => {
  const bodies = fc.oneof(
    fc.jsonValue(),
    fc.record(
      { code: fc.jsonValue(), msg: fc.jsonValue(), data: fc.jsonValue() },
      { requiredKeys: [] },
    ),
  );

  it('is read without an exception, and is ok only with the OK code and valid data', () => {
    fc.assert(
      fc.property(
        bodies,
        fc.constantFrom(200, 201, 302, 400, 401, 404, 429, 500, 503),
        (body, status) => {
          const response = readResponse(link, status, body);

          expect(['ok', 'failed', 'unreachable', 'processing']).toContain(response.type);
          expect(response.type).not.toBe('ok');
        },
      ),
    );
  });

  it('with an unknown code is never ok, even with valid data', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer()), (code) => {
        fc.pre(String(code) !== okCode);
        const response = readResponse(link, 200, {
          code,
          msg: 'x',
          data: { url: 'https://a.example' },
        });

        expect(response.type).not.toBe('ok');
      }),
    );
  });

  it('cannot pass its data off as the code or the message', () => {
    const data = { url: 'https://a.example', code: 'E1', msg: 'forged' };

    const response = readResponse(link, 200, { code: okCode, msg: 'done', data });

    expect(response).toMatchObject({ type: 'ok', result: { code: okCode, msg: 'done', data } });
  });
});

describe('the clients', () => {
  const { constants } = parse(
    readFileSync(new URL('../../tests/inventory.yaml', import.meta.url), 'utf8'),
  ) as { constants: { 'timeouts-ms': Record<string, number>; 'main-retry': { times: number } } };
  const specified = constants['timeouts-ms'];

  it('wait as long as the specification says', () => {
    const { main, channel, legacy, order } = timeouts;

    expect({ main, channel, public: timeouts.public, order, 'legacy-picker': legacy }).toEqual({
      main: specified.main,
      channel: specified.channel,
      public: specified.public,
      order: specified.order,
      'legacy-picker': specified['legacy-picker'],
    });
    expect(contract['parameter.by-code'].timeout).toBe(specified['legacy-startup']);
  });

  it('retry as the specification says', () => {
    expect(retries).toBe(constants['main-retry'].times);
    expect([0, 1, 2, 3].map(retryDelay)).toEqual([1000, 2000, 4000, 8000]);
  });
});

it.each([413, 415])(
  "a picture refused with %i is a refusal with the platform's message",
  (status) => {
    const response = readResponse(contract['file.upload'], status, {
      code: 'TOO_LARGE',
      msg: '照片过大',
    });

    expect(response).toMatchObject({ type: 'failed', result: { msg: '照片过大' } });
  },
);
