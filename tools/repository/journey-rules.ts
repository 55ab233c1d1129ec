import { existsSync } from 'node:fs';
import { withSyntax } from '../../src/language/schema/syntax.ts';
import type { JourneyRules } from '../../src/model/source-locations.ts';
import { journeyRules, type KeptWalks } from '../../src/verify/rules/journey-findings.ts';
import type { RuleKinds } from '../../src/verify/rules/rule.ts';
import { kindSchemas } from '../../src/steps/registry/schemas.ts';
import { kindStates } from '../../src/steps/registry/states.ts';
import { buildSymbols } from '../symbols/symbols.ts';
import { exampleSamples } from '../made-up/example-samples.ts';

/** The third pass with the step kinds of this repository. `root`: where src/ stands. */
export function ourJourneyRules(
  root: string,
  how: Pick<RuleKinds, 'withoutRepairs'> = {},
  kept?: KeptWalks,
): JourneyRules {
  const screens = Object.keys(kindSchemas).filter((kind) =>
    existsSync(`${root}/src/steps/${kind}/Screen.tsx`),
  );
  const kinds = { states: kindStates, schemas: withSyntax(kindSchemas), screens: new Set(screens) };
  return journeyRules(
    { ...kinds, contract: buildSymbols(), samples: exampleSamples, ...how },
    kept,
  );
}
