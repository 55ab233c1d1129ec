import { namesOf } from '../documents.ts';
import type { DriverOf } from '../kind-driver.ts';
import { alreadySignedCode, type SignKind } from './states.ts';

export const driver: DriverOf<SignKind> = {
  codes: { 'already-signed': alreadySignedCode },
  advance({ step, status, send }, { signature }) {
    if (status === 'reading' && step.signature) return send({ type: 'sign.agreed' });
    return send({ type: 'sign.signed', data: { signature } });
  },

  endpoint: 'sign.submit',
  data: {
    'sign.document-read': ({ data }) => ({ read: namesOf(data.documents) }),
    'sign.agreed': ({ data }) => ({ read: namesOf(data.documents) }),
    'sign.signed': ({ data }, { pixel }) => ({ read: namesOf(data.documents), signature: pixel }),
  },
  async act({ page }, step, outcome, { drawSignature, expect, readUntil, refuseNext }) {
    if (outcome === 'already-signed') await refuseNext(page, step, '', alreadySignedCode);
    if (outcome === 'failed') await refuseNext(page, step, '签署未成功');
    const drawn = step.signature !== false;
    const agree = page.getByRole('button', { name: drawn ? '同意并签名' : '同意并提交' });
    await readUntil(page, agree);
    await agree.click();
    if (!drawn) return;
    const send = page.getByRole('button', { name: '提交签名' });
    await expect(send).not.toHaveAttribute('aria-busy');
    await drawSignature(page);
    await send.click();
  },
};
