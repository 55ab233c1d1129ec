import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import {
  actElsewhere,
  atWalkedAway,
  expectOneRequest,
  expectPaid,
  expectUnpaidAt,
  soonAt,
} from './faulty-payment.ts';
import { test } from '../support/own-sandbox.ts';
import { built } from '../support/sandboxes.ts';

const main = fileURLToPath(new URL('../../tools/sandbox/main.ts', import.meta.url));

interface Started {
  url: string;
  kill: () => Promise<void>;
}

/** Starts a platform in a process of its own, with its data in the folder. */
async function start(folder: string, port: number): Promise<Started> {
  const env = {
    ...process.env,
    SANDBOX_DATA: folder,
    SANDBOX_APP: built,
    SANDBOX_PORT: String(port),
    DATABASE_URL: '',
  };
  const child = spawn(process.execPath, ['--import', 'tsx', main], { env });
  const ended = once(child, 'exit');
  let shown = '';
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (piece: Buffer) => {
      shown += piece.toString();
      const ready = /ready at (\S+)/.exec(shown)?.[1];
      if (ready !== undefined) resolve(ready);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(`The platform ended having said: ${shown}`)));
  });
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  return { url, kill };
}

test('the platform is killed and restarted during a payment: nothing is lost or captured twice', async ({
  browser,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'paying-'));
  let platform = await start(folder, 0);
  const context = await browser.newContext({ baseURL: platform.url });
  try {
    const page = await context.newPage();
    await page.clock.install();
    const payment = await atWalkedAway(page);
    await expectUnpaidAt(payment, 'confirm');
    await actElsewhere(payment, 'pay', '30s');
    await platform.kill();

    await soonAt(page, 'pending');
    platform = await start(folder, Number(new URL(platform.url).port));
    // While the page polls, or once it shows the payment as paid, there is no button to cancel. Without the press the
    // result would come with the provider's notification, half a minute later.
    await expect(async () => {
      await page
        .getByRole('button', { name: '取消这笔支付' })
        .evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()));
      await page.clock.fastForward(5_000);
      await expect(page.locator('[data-step=done]')).toBeVisible({ timeout: 300 });
    }).toPass({ intervals: [0] });

    await expectPaid(payment);
    expectOneRequest(payment);
  } finally {
    await context.close();
    await platform.kill();
    await rm(folder, { recursive: true, force: true });
  }
});
