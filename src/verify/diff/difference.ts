/** What two versions of a flow do differently, and how much that matters. */
import type { Branch, GuardLiteral, Target } from './behaviour.ts';

/** From what must not go unnoticed to what changes no more than sentences. */
export const changeClasses = ['breaking', 'changed', 'words'] as const;
export type ChangeClass = (typeof changeClasses)[number];

export const changeRules = {
  'flow-gone': { class: 'breaking', about: 'Nothing starts it any more.' },
  'end-gone': { class: 'breaking', about: 'No walk ends like that any more.' },
  'outcome-gone': { class: 'breaking', about: 'A button or an outcome leads nowhere any more.' },
  'write-lost': { class: 'breaking', about: 'Something is no longer written on this walk.' },
  'write-changed': { class: 'breaking', about: 'Another thing is written.' },
  'write-added': { class: 'breaking', about: 'Something more is written on this walk.' },
  'proof-lost': { class: 'breaking', about: 'A proof is no longer asked on this walk.' },
  'secret-kept': { class: 'breaking', about: 'An answer that was sensitive may now be stored.' },
  'flow-new': { class: 'changed', about: 'An action starts something where nothing was.' },
  'outcome-new': { class: 'changed', about: 'A button or an outcome more.' },
  'asked-more': { class: 'changed', about: 'The customer is asked or shown something more.' },
  'asked-less': { class: 'changed', about: 'The customer is asked or shown something less.' },
  rerouted: { class: 'changed', about: 'It leads elsewhere.' },
  'order-changed': { class: 'changed', about: 'The same, in another order.' },
  'request-changed': { class: 'changed', about: 'The platform is sent something else.' },
  'screen-changed': { class: 'changed', about: 'A screen or a step does something else.' },
  'message-changed': { class: 'changed', about: 'Something is said, or no longer, on the way.' },
  'resume-changed': { class: 'changed', about: 'A killed session comes back in elsewhere.' },
  'step-renamed': { class: 'changed', about: 'Sessions saved at the step lose what was answered.' },
  'funder-changed': { class: 'changed', about: 'Of the funder itself: its links, its actions.' },
  words: { class: 'words', about: 'Only sentences.' },
} as const satisfies Record<string, { class: ChangeClass; about: string }>;

export type ChangeRule = keyof typeof changeRules;

/** One step of a walk: the step, the outcome it was left by, and the conditions. */
export interface WalkStep {
  step: string;
  outcome?: string;
  when: readonly GuardLiteral[];
}

export interface Difference {
  rule: ChangeRule;
  /** Under their names in either version; absent where that version has none. */
  before?: { step: string; outcome?: string; to?: Target; label?: string };
  after?: { step: string; outcome?: string; to?: Target; label?: string };
  /** The setting, below the step. */
  path?: readonly string[];
  /** The values, or the branches' messages. */
  values?: readonly [before: unknown, after: unknown];
  /** Ids of the steps that the other version does not pass through. */
  through?: readonly string[];
  /** The shortest walk to it; in which version. Absent: none was found within the limit. */
  walk?: { in: 'both' | 'before' | 'after'; steps: readonly WalkStep[] };
}

/** Two branches that can be taken at the same moment. */
export interface BranchPair {
  before: Branch;
  after: Branch;
}
