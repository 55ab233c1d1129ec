/** Runs the desk in a process of its own, so that a check does not block the page's server. */
import type { DeskRequest } from './requests.ts';
import { openDesk } from './desk.ts';

export interface ToDesk {
  id: number;
  what: DeskRequest;
  body: unknown;
}

export type FromDesk = { id: number; result: unknown } | { id: number; error: string };

const [, , root = ''] = process.argv;
const desk = openDesk(root);

async function handle({ id, what, body }: ToDesk): Promise<FromDesk> {
  try {
    return { id, result: await desk[what](body as never) };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

process.on('message', (question: ToDesk) => {
  void handle(question).then((message) => process.send?.(message));
});
process.on('disconnect', () => process.exit());
