import type { FunderRule } from './rule.ts';
import { dispatchClash } from './rules/funder/dispatch-clash.ts';
import { dispatchHole } from './rules/funder/dispatch-hole.ts';
import { hostNotAllowed } from './rules/funder/host-not-allowed.ts';
import { pathTaken } from './rules/funder/path-taken.ts';
import { pathUnknownParameter } from './rules/funder/path-unknown-parameter.ts';
import { routeMissing } from './rules/funder/route-missing.ts';
import { sameDocuments } from './rules/funder/same-documents.ts';
import { unknownActionCode } from './rules/funder/unknown-action-code.ts';
import { unknownFlow } from './rules/funder/unknown-flow.ts';
import { unusedFlow } from './rules/funder/unused-flow.ts';

/** Rules over all flows of a funder together. */
export const funderRules: readonly FunderRule[] = [
  unknownActionCode,
  dispatchHole,
  unusedFlow,
  unknownFlow,
  hostNotAllowed,
  pathTaken,
  pathUnknownParameter,
  routeMissing,
  dispatchClash,
  sameDocuments,
];
