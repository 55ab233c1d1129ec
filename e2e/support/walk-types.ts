import type { Page } from '@playwright/test';
import type { ActionId, Definition, Example, Flow } from '../../src/model/definition.ts';

/** One customer on their way through one flow. */
export interface FlowWalk {
  page: Page;
  definition: Definition;
  flow: Flow;
  example: Example;
  action: ActionId;
  orderNo: string;
  token: string;
  /** The platform sends one code a minute to a phone, so each walk has a phone of its own. */
  phone: string;
  /** Phones of people beside them that the walk has named. */
  others: Set<string>;
  /** Outcomes still to come, by step. */
  outcomes: Map<string, string[]>;
  /** What a step will hear, because it was decided on the funder's page. */
  decided: Map<string, string>;
  /** What happens where a step asks by itself, by visit. */
  polled: Map<string, string>;
  /** Visits of calls that have asked what a poll asks too. */
  respondedVisits: Set<string>;
}

export interface WalkPosition {
  step: string;
  /** A selector of this one visit: where a step leads to itself, the next one is another. */
  visit: string;
}
