import { describe, expect, it } from 'vitest';
import { platformId } from '../../../src/model/action-id.ts';
import { checkRepository } from '../../repository/repository.ts';
import { sandboxAt } from '../testing/requests.fixture.ts';
import { type SandboxClock, walkAction } from '../testing/walking.fixture.ts';

const definition = checkRepository().definitions.find(({ funder }) => funder === platformId)!;
const clock: SandboxClock = { now: Date.parse('2026-03-01T08:00:00Z') };
const sandbox = sandboxAt(() => clock.now);
const vin = 'LSVAU033XJ2123456';

describe('a vehicle whose VIN the order does not have', () => {
  it.each(['orderSignfor', 'wkorderSign'])(
    'is received at %s by entering the VIN',
    async (page) => {
      const orderNo = await sandbox.newOrderAt(page, 'no vin yet');
      const before = await sandbox.dataOf('order.detail', { orderNo });
      const answers = { vin, odometer: 12, handedOver: ['keys', 'licence'], damaged: false };

      const { ends } = await walkAction({
        sandbox,
        clock,
        definition,
        orderNo,
        action: page,
        answers,
      });

      expect(before.vin).toBeUndefined();
      expect(ends).toBe('success');
      expect((await sandbox.dataOf('order.detail', { orderNo })).vin).toBe(vin);
    },
  );

  it('is not received without one', async () => {
    const orderNo = await sandbox.newOrderAt('orderSignfor', 'no vin yet');
    const photos = { front: 'f', rear: 'r', left: 'l', right: 'g' };
    const receipt = { orderNo, handedOver: ['keys'], odometer: 12, ...photos };

    expect(await sandbox.refusalOf('delivery.confirm', receipt)).toMatchObject({
      code: 'VIN_WANTED',
    });
  });
});
