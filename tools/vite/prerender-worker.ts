/** Draws the pages apart from the builder, where nothing is a browser. */
import { parentPort } from 'node:worker_threads';
import { prerenderPages } from '../../src/app/prerender.tsx';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker of Node's, not a window
parentPort?.postMessage(await prerenderPages());
