/** A process of `can-ship`: what holds of the files as they lie here, whatever is out there. */
import { readRepository } from '../repository/read-repository.ts';
import { checkRepository, root } from '../repository/repository.ts';
import { buildSymbols } from '../symbols/symbols.ts';
import { propertiesIn } from '../../src/language/check.ts';
import type { Definition } from '../../src/model/definition.ts';
import { kindSchemas as schemas } from '../../src/steps/registry/schemas.ts';
import { kindStates as kinds } from '../../src/steps/registry/states.ts';
import { PropertyVerifier } from '../../src/verify/properties/verify.ts';
import { checkOf } from './check-of.ts';

process.send?.([
  checkOf('check', () =>
    checkRepository().findings.map(({ message, rule }) => `${message} [${rule}]`),
  ),
  checkOf('properties', () => brokenProperties(checkRepository().definitions)),
]);

function brokenProperties(all: readonly Definition[]): string[] {
  const verifier = new PropertyVerifier({ kinds, schemas });
  return propertiesIn(readRepository(root), buildSymbols()).flatMap((property) => {
    const { verdict, broken } = verifier.verify(property, all);
    if (verdict === 'holds' || verdict === 'bounded') return [];
    const where = broken.slice(0, 3).map(({ funder, flow }) => `${funder} ${flow}`);
    return [`${property.about.en} ${where.join(', ')} [${property.name}: ${verdict}]`];
  });
}
