/** Draws the pages apart from the builder, where nothing is a browser. */
import { parentPort, workerData } from 'node:worker_threads';
import { type OrderFlow, prerenderFirstPage } from '../../src/app/prerender-order-flows.tsx';
import {
  drawing,
  type FlowsToDraw,
  prerenderFlows,
  prerenderFrame,
  prerenderPages,
} from '../../src/app/prerender.tsx';
import type { DrawnFirstPage } from './first-pages.ts';
import { madeUpWorlds } from './made-up-worlds.ts';

export interface ToDraw extends FlowsToDraw {
  orderFlows: readonly OrderFlow[];
}

const nameOf = ({ flow, funder, action, step }: OrderFlow): string =>
  `Step "${step}" of flow "${flow.id}" (${funder}, code ${action})`;

const pages = await prerenderPages();
const frame = await prerenderFrame();
const toDraw = workerData as ToDraw;
const flows = await prerenderFlows(toDraw);
const firstPages: DrawnFirstPage[] = [];
for (const flow of toDraw.orderFlows) {
  const drawn: (string | undefined)[] = [];
  // In turn: the app knows of one opened flow at a time.
  for (const world of madeUpWorlds)
    drawn.push(await drawing(nameOf(flow), prerenderFirstPage(flow, toDraw.index, world)));
  const shown = drawn.filter((page) => page !== undefined);
  if (shown.length === drawn.length) firstPages.push({ flow, pages: shown });
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker of Node's, not a window
parentPort?.postMessage({ frame, pages, flows, firstPages });
