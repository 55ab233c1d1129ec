import { namesOf } from '../documents.ts';
import type { DriverOf } from '../kind-driver.ts';
import type { ReadKind } from './states.ts';

export const driver: DriverOf<ReadKind> = {
  advance: ({ send }) => send({ type: 'read.done' }),
  endpoint: 'sign.documents',
  data: { 'read.document-read': ({ data }) => ({ read: namesOf(data.documents) }) },
  async act({ page }, step, _outcome, { readUntil }) {
    const { button } = step as { button?: { zh: string } };
    const done = page.getByRole('button', { name: button?.zh ?? '我已阅读' });
    await readUntil(page, done);
    await done.click();
  },
};
