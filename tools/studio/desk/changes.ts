/** Differences in behaviour from the last commit or, without a checkout, from the saved files. */
import type { Definition } from '../../../src/model/definition.ts';
import { kindSchemas } from '../../../src/steps/registry/schemas.ts';
import { kindStates } from '../../../src/steps/registry/states.ts';
import { isLocalizedTemplate } from '../../../src/verify/diff/content.ts';
import { changeRules, type Difference } from '../../../src/verify/diff/difference.ts';
import { compareVersions, type FlowChange } from '../../../src/verify/diff/repositories.ts';
import { asWritten, valueInLine } from '../../../src/verify/diff/words-of.ts';
import type { AuthoringService } from '../../authoring/service.ts';
import { readRevision } from '../../diff/revision.ts';
import { readRepository } from '../../read-repository.ts';
import { changeInWords } from '../changes/sentences.ts';
import type { ChangeDetail, ChangesResult, ShownChange } from '../wire.ts';
import { isCheckout } from './checkout.ts';
import { positionAt } from './positions.ts';

type Compared = Pick<AuthoringService, 'files' | 'version' | 'versionOf'>;

/** Leaves out funders that cannot be linked. */
export function changesIn(root: string, service: Compared): Omit<ChangesResult, 'uncommitted'> {
  const since = isCheckout(root) ? 'commit' : 'saved';
  const [files, now] = [service.files(), service.version()];
  const filesByPath = new Map(files.map((file) => [file.path, file]));
  const old = since === 'commit' ? readRevision(root, 'HEAD') : readRepository(root);
  const before = service.versionOf(
    // A file that is the same object is read once.
    old.map((file) => {
      const same = filesByPath.get(file.path);
      return same?.text === file.text && same.problem === file.problem ? same : file;
    }),
  );
  if (!before) return { since, changes: [], broken: [] };
  const current = new Set(now.definitions.map(({ funder }) => funder));
  const codes = files.flatMap(({ path }) => /^funders\/(\w+)\.ya?ml$/.exec(path)?.[1] ?? []);
  const broken = codes.filter((code) => !current.has(code));
  const definitions = before.definitions.filter(({ funder }) => !broken.includes(funder));
  const { changes } = compareVersions({ ...before, definitions }, now, {
    kinds: kindStates,
    schemas: kindSchemas,
  });
  const all = [...now.definitions, ...definitions];
  return { since, changes: together(changes.map((one) => shown(one, all))), broken };
}

/** A change of a template is shown once, even where funders override something beside it. */
function together(changes: readonly ShownChange[]): ShownChange[] {
  const changesByText = new Map<string, ShownChange>();
  for (const one of changes) {
    const key = JSON.stringify([one.class, one.sentence, one.details]);
    const earlier = changesByText.get(key);
    if (!earlier) changesByText.set(key, one);
    else {
      const funders = [...new Set([...earlier.funders, ...one.funders])].toSorted();
      const at =
        [earlier.at, one.at].find((place) => place?.file.startsWith('flows/')) ?? earlier.at;
      changesByText.set(key, { ...earlier, funders, ...(at && { at }) });
    }
  }
  return [...changesByText.values()];
}

function shown(change: FlowChange, definitions: readonly Definition[]): ShownChange {
  const funders = [...change.reaches.keys()];
  const about = definitions.find(({ funder }) => funder === funders[0]);
  const { place, placeIn } = change;
  const from = place && positionAt(place.file.text, place.start);
  return {
    class: changeRules[change.rule].class,
    sentence: changeInWords(change, about ?? { funder: '', name: { zh: '', en: '' } }),
    details: change.differences.flatMap(detailsOf),
    funders,
    ...(place && from && placeIn === 'after' && { at: { file: place.file.path, from } }),
  };
}

function detailsOf({ path, values, after }: Difference): ChangeDetail[] {
  if (!path || !values || after?.outcome !== undefined) return [];
  const [before, now] = values;
  const setting = path.join('.');
  if (!isLocalizedTemplate(before) || !isLocalizedTemplate(now))
    return [{ setting, before: valueInLine(before), after: valueInLine(now) }];
  return (['zh', 'en'] as const).flatMap((language) => {
    const [old, written] = [asWritten(before[language]), asWritten(now[language])];
    return old === written ? [] : [{ setting, before: old, after: written }];
  });
}
