/** The desk beside the server: a check takes a while, and the page and what is typed must not wait for it. */
import type { DeskQuestion } from './api.ts';
import { AuthorFiles } from './files.ts';
import { Desk } from './desk.ts';

export interface ToDesk {
  id: number;
  what: DeskQuestion;
  body: unknown;
}

export type FromDesk = { id: number; answer: unknown } | { id: number; error: string };

const [, , root = ''] = process.argv;
const files = new AuthorFiles(root);
const desk = new Desk(root, () => files.list());

async function answer({ id, what, body }: ToDesk): Promise<FromDesk> {
  try {
    return { id, answer: await desk[what](body as never) };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

process.on('message', (question: ToDesk) => {
  void answer(question).then((given) => process.send?.(given));
});
process.on('disconnect', () => process.exit());
