/** First pages of orders' flows: drawn in several made-up worlds when built, and what these have in common is published. */
import { createHash } from 'node:crypto';
import { type Element, type Node, Window } from 'happy-dom';
import type { Rollup } from 'vite';
import type { Flow, Step } from '../../src/model/definition.ts';
import type { AppIndex, FirstPage } from '../../src/model/definition-files.ts';
import type { OrderFlow } from '../../src/app/prerender-order-flows.tsx';
import { messages } from '../../src/ui/messages.ts';
import { partKeys } from './lazy-parts.ts';
import { definitionIn, indexIn } from './flow-frames.ts';

/** The flows of orders whose first page is the same whatever the platform responds. */
export function orderFlows(bundle: Rollup.OutputBundle): OrderFlow[] {
  const index = indexIn(bundle);
  const found = new Map<string, OrderFlow>();
  for (const [funder, { actions, flows }] of Object.entries(index.funders))
    for (const [action, id] of Object.entries(actions)) {
      const file = id === null ? undefined : flows[id];
      if (file === undefined || found.has(file)) continue;
      const flow = definitionIn(bundle, file) as Flow;
      const first = firstPageOf(flow);
      if (first) found.set(file, { file, flow, funder, action: Number(action), ...first });
    }
  return [...found.values()];
}

type Settings = Partial<Record<'endpoint' | 'every' | 'until', unknown>>;

/** Undefined where a condition, a write or a wait comes before the first page. */
function firstPageOf({
  start,
  steps,
}: Flow): Pick<OrderFlow, 'step' | 'path' | 'calls'> | undefined {
  const calls: string[] = [];
  let step: (Step & Settings) | undefined = steps[start];
  while (step && calls.length < 4) {
    const { path, when, exits, main, once, endpoint, every, until } = step;
    if (when) return undefined;
    if (path !== undefined) return { step: step.id, path, calls };
    const [exit, ...others] = exits[main] ?? [];
    const isPlain = exit && others.length === 0 && !exit.when && !exit.toast;
    const isRead =
      typeof endpoint === 'string' && !once && every === undefined && until === undefined;
    if (!isPlain || !isRead) return undefined;
    calls.push(endpoint);
    step = steps[exit.to];
  }
  return undefined;
}

export interface DrawnFirstPage {
  flow: OrderFlow;
  /** In every made-up world. */
  pages: readonly string[];
}

/** What is to be published, and the index that names it. `styles`: file of the stylesheet. */
export function firstPageFiles(
  bundle: Rollup.OutputBundle,
  drawn: readonly DrawnFirstPage[],
  { root, styles }: { root: string; styles: string },
): { files: ReadonlyMap<string, string>; index: AppIndex } {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const keys = partKeys(
    chunks.map((chunk) => [chunk.fileName, chunk]),
    root,
  );
  const files = new Map<string, string>();
  const firstPages: Record<string, string> = {};
  for (const { flow, pages } of drawn) {
    const common = commonPage(pages);
    if (!common) continue;
    const { checksVehicle } = flow.flow;
    const page: FirstPage = {
      step: flow.step,
      ...common,
      styles,
      parts: partsOf(flow, chunks).flatMap(({ fileName }) => keys.get(fileName) ?? []),
      ...(checksVehicle && { checksVehicle }),
    };
    const text = JSON.stringify(page);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
    firstPages[flow.file] = `first-page.${hash}.json`;
    files.set(`definitions/first-page.${hash}.json`, text);
  }
  return { files, index: { ...indexIn(bundle), firstPages } };
}

/** The first page's screen, and the rows of the contract that are called before it. */
function partsOf(
  { flow, step, calls }: OrderFlow,
  chunks: readonly Rollup.OutputChunk[],
): Rollup.OutputChunk[] {
  const screen = `/src/steps/${flow.steps[step]?.kind}/Screen.tsx`;
  return chunks.filter(({ isDynamicEntry, facadeModuleId, code }) => {
    if (!isDynamicEntry || facadeModuleId === null) return false;
    const isContract = facadeModuleId.includes('/src/api/contract/');
    return (
      facadeModuleId.endsWith(screen) ||
      (isContract && calls.some((endpoint) => code.includes(JSON.stringify(endpoint))))
    );
  });
}

/** Codes whose flow has a first page at one funder at least. */
export function actionsWithFirstPage({ funders, firstPages = {} }: AppIndex): string[] {
  const found = Object.values(funders).flatMap(({ actions, flows }) =>
    Object.keys(actions).filter((action) =>
      Object.hasOwn(firstPages, flows[actions[action] ?? ''] ?? ''),
    ),
  );
  return [...new Set(found)].toSorted((a, b) => Number(a) - Number(b));
}

/**
 * What these pages share, laid out as the first of them. What differs is blank, and what takes input does not take it before
 * the app is there, but for Back. Undefined where they have no title in common.
 */
export function commonPage(
  pages: readonly string[],
): Pick<FirstPage, 'title' | 'html'> | undefined {
  const { document } = new Window();
  const [first, ...others] = pages.map((html) => {
    const root = document.createElement('div');
    root.innerHTML = html;
    return root;
  });
  if (!first) return undefined;
  for (const other of others) keepCommon(first, other);
  const title = first.querySelector('h1')?.textContent ?? '';
  if (title.trim() === '') return undefined;
  for (const name of ofRunningStep)
    for (const element of first.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
  const back = `[aria-label="${messages.back.zh}"]`;
  for (const control of first.querySelectorAll(`:is(button, input, select, textarea):not(${back})`))
    control.setAttribute('inert', '');
  // Whose words differ: an empty one would look broken.
  for (const button of first.querySelectorAll(`button:not(${back})`))
    if (button.textContent !== '' && button.textContent.trim() === '')
      button.setAttribute('data-blank', '');
  return { title, html: first.innerHTML };
}

const ofRunningStep = ['data-step', 'data-visit', 'data-status'];

/** Blanks what the other page has not, or has otherwise; it keeps its room. */
function keepCommon(element: Element, other: Element): void {
  for (const { name, value } of Array.from(element.attributes))
    if (other.getAttribute(name) !== value) element.removeAttribute(name);
  let rest = contentOf(other);
  for (const node of contentOf(element)) {
    const at = rest.findIndex((one) => isAlike(node, one));
    const match = rest[at];
    if (match) rest = rest.slice(at + 1);
    if (match && isElement(node) && isElement(match)) keepCommon(node, match);
    else if (node.textContent !== match?.textContent) blank(node);
  }
}

function blank(node: Node): void {
  if (!isElement(node)) {
    // As wide as a Chinese character.
    node.textContent = node.textContent.replaceAll(/\S/g, '\u3000');
    return;
  }
  node.setAttribute('data-blank', '');
  for (const one of contentOf(node)) blank(one);
}

function isAlike(one: Node, other: Node): boolean {
  if (!isElement(one) || !isElement(other)) return one.nodeType === other.nodeType;
  const isSame = one.tagName === other.tagName && one.className === other.className;
  return isSame && labelOf(one) === labelOf(other);
}

/** Lines of facts are told apart by what they name. */
function labelOf(element: Element): string | undefined {
  return [...element.children].find(({ tagName }) => tagName === 'DT')?.textContent;
}

function contentOf(element: Element): Node[] {
  return [...element.childNodes].filter((node) => node.nodeType !== commentNode);
}

function isElement(node: Node): node is Element {
  return node.nodeType === elementNode;
}

const elementNode = 1;
const commentNode = 8;
