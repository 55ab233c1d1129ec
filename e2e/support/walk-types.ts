import type { Page } from '@playwright/test';
import type { Definition, Flow } from '../../src/model/definition.ts';
import type { ActionId } from '../../src/model/action-id.ts';
import type { Example } from '../../src/model/example.ts';

/** One customer on their way through one flow. */
export interface FlowWalk {
  page: Page;
  definition: Definition;
  flow: Flow;
  example: Example;
  action: ActionId;
  orderNo: string;
  token: string;
  /** The platform sends a phone one code per minute, so each walk has its own number. */
  phone: string;
  /** Phone numbers of other people entered in this walk. */
  others: Set<string>;
  /** Outcomes still to come, by step. */
  outcomes: Map<string, string[]>;
  /** Outcomes decided on the funder's page, by the step that will poll them. */
  decided: Map<string, string>;
  /** Outcomes of steps that send their request by themselves, by visit. */
  polled: Map<string, string>;
  /** Visits of `call` steps already answered, where a poll uses the same endpoint. */
  respondedVisits: Set<string>;
}

export interface WalkPosition {
  step: string;
  /** A selector of this visit: a step that leads to itself is visited again. */
  visit: string;
}
