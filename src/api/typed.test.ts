import { expectTypeOf, test } from 'vitest';
import type { StepEffects } from '../model/effects.ts';

// The type check is the test: each line below an @ts-expect-error compiles when that mistake is let through.

const options = { signal: new AbortController().signal };

test('an actor’s call of an endpoint that is written out has the types of its row', () => {
  const use = async ({ call }: Pick<StepEffects, 'call'>) => {
    const response = await call('video.enter', { orderNo: 'A1', room: '7' }, options);
    if (response.type !== 'ok') return;
    expectTypeOf(response.result.ahead).toEqualTypeOf<number>();
    // @ts-expect-error -- misspelt field of the request
    await call('video.enter', { orderNo: 'A1', roam: '7' }, options);
    // @ts-expect-error -- no endpoint of the contract
    await call('video.entre', { orderNo: 'A1', room: '7' }, options);
  };

  expectTypeOf(use).toBeFunction();
});

test('an endpoint named in YAML is untyped', () => {
  const use = async ({ call }: Pick<StepEffects, 'call'>, endpoint: string) => {
    const response = await call(endpoint, { anything: 1 }, options);
    if (response.type === 'ok')
      expectTypeOf(response.result).toEqualTypeOf<Record<string, unknown>>();
  };

  expectTypeOf(use).toBeFunction();
});
