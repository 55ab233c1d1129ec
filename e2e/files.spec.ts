import { expect } from '@playwright/test';
import { messages as words } from '../src/ui/inputs/messages.ts';
import { submit } from './support/acts.ts';
import { expectUsable } from './support/every-screen.ts';
import { photo } from './support/photo.ts';
import { arriveAt, ordinary, startWalk, walkTo } from './support/walk.ts';
import { test } from './support/own-sandbox.ts';

const letter = {
  name: 'letter.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF'),
};

test('bank statements are several photos and a PDF, and are still there after a reload', async ({
  page,
}) => {
  // Contacts of this customer's earlier orders come filled in, a husband or wife too.
  const answers = { employment: 'none', contactRelation: 'parent' };
  const walk = await startWalk(page, 'GUOTAI_FINANCE', ordinary(100, answers));
  await walkTo(walk, 'documents');
  const proof = page.getByRole('group', { name: /^收入证明/ });

  await proof.locator('input[multiple]').setInputFiles([photo(), letter, photo()]);
  await expect(proof.getByRole('listitem')).toHaveCount(3);
  await expect(proof.getByRole('listitem').nth(1)).toContainText('PDF');
  await expectUsable(page);
  await proof.getByRole('button', { name: '移除第 3 份' }).click();
  await expect(proof.getByRole('listitem')).toHaveCount(2);
  await page.reload();
  await arriveAt(page, 'documents');
  await expect(proof.getByRole('listitem')).toHaveCount(2);
  await page
    .getByRole('group', { name: '驾驶证正副页' })
    .locator('input[type=file]:not([capture])')
    .setInputFiles(photo());
  await expect(page.getByRole('group', { name: '驾驶证正副页' }).getByText('已上传')).toBeVisible();
  await submit(page);

  await arriveAt(page, 'check');
  await expect(page.getByText('已上传 2 份')).toBeVisible();
});

test('a slow photo upload can be cancelled, and the field says so', async ({ page }) => {
  const walk = await startWalk(page, 'GUOTAI_FINANCE', ordinary(100));
  await walkTo(walk, 'documents');
  await page.route('**/photo-worker*', () => undefined);
  const licence = page.getByRole('group', { name: '驾驶证正副页' });

  await licence.locator('input[type=file]:not([capture])').setInputFiles(photo());
  await expect(licence.getByText(words.photoPreparing.zh)).toBeVisible();
  const cancel = licence.getByRole('button', { name: words.cancel.zh });
  // The frame must not clip the button.
  await expect(cancel).toBeInViewport({ ratio: 1 });
  await cancel.click();

  await expect(licence.getByText(words.photoCancelled.zh)).toBeVisible();
  await expectUsable(page);
});
