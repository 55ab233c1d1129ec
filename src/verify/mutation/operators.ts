import type { Operator } from './operator.ts';
import { changeAction, changeEnd, dropInsert, dropOverride } from './operators/flows.ts';
import { dropGuard, negateGuard, neverFails } from './operators/guards.ts';
import {
  dropDocument,
  dropSentField,
  exchangeDocument,
  exchangeEndpoint,
  exchangeSentFields,
} from './operators/requests.ts';
import {
  dropMustRead,
  dropRequired,
  dropSensitive,
  limitAbove,
  limitBelow,
  limitTenfold,
  swapButtonWords,
} from './operators/settings.ts';
import {
  dropFailureRoute,
  dropTransition,
  reorderGuards,
  retarget,
  swapTransitions,
} from './operators/transitions.ts';

/** By the name the reports give them. */
export const operators: Readonly<Record<string, Operator>> = {
  retarget,
  'drop-transition': dropTransition,
  'swap-transitions': swapTransitions,
  'drop-failure-route': dropFailureRoute,
  'negate-guard': negateGuard,
  'drop-guard': dropGuard,
  'reorder-guards': reorderGuards,
  'never-fails': neverFails,
  'limit-above': limitAbove,
  'limit-below': limitBelow,
  'limit-tenfold': limitTenfold,
  'drop-required': dropRequired,
  'drop-sensitive': dropSensitive,
  'drop-must-read': dropMustRead,
  'swap-button-words': swapButtonWords,
  'drop-sent-field': dropSentField,
  'exchange-sent-fields': exchangeSentFields,
  'exchange-endpoint': exchangeEndpoint,
  'exchange-document': exchangeDocument,
  'drop-document': dropDocument,
  'drop-override': dropOverride,
  'drop-insert': dropInsert,
  'change-end': changeEnd,
  'change-action': changeAction,
};
