import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { RequestDesk } from './api.ts';
import type { FromDesk, ToDesk } from './desk-process.ts';

interface Waiting {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

const program = fileURLToPath(new URL('./desk-process.ts', import.meta.url));

/** A desk in a process of its own; one that dies is followed by another, since the page brings its texts with each question. */
export function remoteDesk(root: string): RequestDesk {
  const waiting = new Map<number, Waiting>();
  let desk: ChildProcess | undefined;
  let last = 0;
  const start = () => {
    const started = fork(program, [root], { serialization: 'advanced' });
    started.on('message', (message: FromDesk) => {
      const pending = waiting.get(message.id);
      waiting.delete(message.id);
      if ('error' in message) pending?.reject(new Error(message.error));
      else pending?.resolve(message.result);
    });
    started.on('exit', (code) => {
      desk = undefined;
      for (const { reject } of waiting.values())
        reject(new Error(`The checker has stopped (${code}).`));
      waiting.clear();
    });
    return started;
  };
  return (what, body) => {
    desk ??= start();
    const question: ToDesk = { id: ++last, what, body };
    return new Promise((resolve, reject) => {
      waiting.set(question.id, { resolve, reject });
      desk?.send(question);
    });
  };
}
