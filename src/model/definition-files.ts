import type { Definition, LocalizedTemplate } from './definition.ts';

/** What is published, for tools: which code starts what, and which flow has which address. */
export interface DefinitionIndex {
  funders: Record<
    string,
    { name: LocalizedTemplate; hash: string; actions: Record<string, string | null> }
  >;
  /** Flows with page codes: page code → flow. */
  pages?: { hash: string; flows: Record<string, string> };
  /** Path → funder (or the platform's own id) → the flow and step at that address, as `flow#step`. */
  paths: Record<string, Record<string, string[]>>;
}

/** Loaded at start-up: enough to route an address and to know which file to fetch. */
export interface AppIndex {
  funders: Record<string, FunderIndex>;
  /** Flows with page codes. `file`: of their head. */
  pages?: { file: string; links: string[]; flows: Record<string, string>; paths: string[] };
  /** Path → the flow about no order there. */
  free: Record<string, FlowAtAddress>;
  /** Every address of every flow. */
  paths: string[];
  /** File of an order's flow → the file of its prerendered first page (tools/vite/first-pages.ts). */
  firstPages?: Record<string, string>;
}

interface FlowAtAddress {
  /** Its page code. */
  page: string;
  flow: string;
  file: string;
  /** What its address may bring. */
  parameters: string[];
  members?: true;
}

/** The first page of an order's flow, in Chinese, without what orders differ in. */
export interface FirstPage {
  /** Its step's id. */
  step: string;
  title: string;
  html: string;
  /** File of the stylesheet that knows its classes. */
  styles: string;
  /** As in `Flow`. */
  checksVehicle?: true;
  /** Keys of the app's parts that run the flow so far (tools/vite/lazy-parts.ts). */
  parts: string[];
}

/** Enough of a funder to fetch the flow of an action with nothing else before it. */
export interface FunderIndex extends Pick<DefinitionHead, 'name' | 'links' | 'flows'> {
  /** Of the head. */
  file: string;
  /** Action code → flow, or null where nothing happens. */
  actions: Record<string, string | null>;
}

/** A definition without its flows, each of which is a file of its own. */
export interface DefinitionHead extends Pick<Definition, 'funder' | 'name' | 'links' | 'actions'> {
  /** Flow → its file. */
  flows: Record<string, string>;
  /** Path → the flows one walks to it in, and those that may start there (`entry`). */
  at: Record<string, string[]>;
  entries: Record<string, string[]>;
}
