/** Draws the pages apart from the builder, where nothing is a browser. */
import { parentPort, workerData } from 'node:worker_threads';
import {
  type FlowsToDraw,
  prerenderFlows,
  prerenderFrame,
  prerenderPages,
} from '../../src/app/prerender.tsx';

const pages = await prerenderPages();
const frame = await prerenderFrame();
const flows = await prerenderFlows(workerData as FlowsToDraw);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker of Node's, not a window
parentPort?.postMessage({ frame, pages, flows });
