/** Draws screens apart from the command, out of a build of their own. */
import { setMaxListeners } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { drawScreens, type FlowToDraw } from './draw-screens.tsx';

/** Most of the time is waiting for what a step of the made-up world takes. */
const concurrency = 8;

// All calls of a step listen to one signal.
setMaxListeners(0);

const flows = [...(workerData as (FlowToDraw & { key: string })[])];

async function drawNext(): Promise<void> {
  for (let flow = flows.shift(); flow; flow = flows.shift()) {
    const screens = await drawScreens(flow);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker of Node's, not a window
    parentPort?.postMessage({ key: flow.key, screens });
  }
}

for (let index = 0; index < concurrency; index++) void drawNext();
