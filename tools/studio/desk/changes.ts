/** Differences in behaviour from the last commit or, without a checkout, from the saved files. */
import type { Definition } from '../../../src/model/definition.ts';
import { kindSchemas } from '../../../src/steps/registry/schemas.ts';
import { kindStates } from '../../../src/steps/registry/states.ts';
import { changeClasses, changeRules } from '../../../src/verify/diff/difference.ts';
import { compareVersions, type FlowChange } from '../../../src/verify/diff/repositories.ts';
import type { AuthoringService } from '../../authoring/service.ts';
import { readRevision } from '../../diff/revision.ts';
import { readRepository } from '../../repository/read-repository.ts';
import { newFees, newFunders } from '../changes/additions.ts';
import { changedSettings, type ChangedSetting } from '../changes/changed-settings.ts';
import { detailsOf, detailsOfSetting, readsTheSame } from '../changes/details.ts';
import { changeInWords } from '../changes/sentences.ts';
import { walkOfChange } from '../changes/walk-of-change.ts';
import type { ChangesResult, OpenTexts, ShownChange, WalkedVersions } from '../wire.ts';
import { fileOfFunder } from '../../../src/model/file-of-funder.ts';
import type { SourceFile } from '../../../src/model/source.ts';
import { isCheckout, uncommitted } from './checkout.ts';
import type { ComparedVersions, DeskState } from './desk-state.ts';
import { positionAt } from './positions.ts';
import { handlers } from './requests.ts';

export const changes = handlers({
  /** `funder`: the one that is shown. */
  changes: (desk, { texts, funder }) => changesNow(desk, texts, funder),

  /** Of the last comparison, which the page shows. */
  async versions(desk, { texts, ...walk }): Promise<WalkedVersions | undefined> {
    if (!desk.compared) await changesNow(desk, texts, walk.funder);
    return desk.compared && walkedVersions(desk.compared, walk);
  },
});

async function changesNow(
  desk: DeskState,
  texts: OpenTexts,
  funder: string | undefined,
): Promise<ChangesResult> {
  const { result, ...versions } = changesIn(desk.root, desk.take(texts), funder);
  desk.compared = versions;
  return { ...result, uncommitted: await uncommitted(desk.root) };
}

type Compared = Pick<AuthoringService, 'files' | 'version' | 'versionOf'>;

interface Changes extends ComparedVersions {
  result: Omit<ChangesResult, 'uncommitted'>;
}

/** Leaves out funders that cannot be linked. `shown`: the funder in whose words and flows a change of several is told. */
function changesIn(root: string, service: Compared, shown?: string): Changes {
  const since = isCheckout(root) ? 'commit' : 'saved';
  const [files, now] = [service.files(), service.version()];
  const filesByPath = new Map(files.map((file) => [file.path, file]));
  const committed = since === 'commit' ? readRevision(root, 'HEAD') : readRepository(root);
  const before = service.versionOf(
    // A file that is the same object is read once.
    committed.map((file) => {
      const same = filesByPath.get(file.path);
      return same?.text === file.text && same.problem === file.problem ? same : file;
    }),
  );
  if (!before) return { result: { since, changes: [], broken: [] }, before: [], after: [] };
  const current = new Set(now.definitions.map(({ funder }) => funder));
  const codes = files.flatMap(({ path }) => /^funders\/(\w+)\.ya?ml$/.exec(path)?.[1] ?? []);
  const broken = codes.filter((code) => !current.has(code));
  const first = ({ funder }: Definition) => Number(funder === shown);
  const inOrder = (all: readonly Definition[]) => all.toSorted((a, b) => first(b) - first(a));
  const old = inOrder(before.definitions.filter(({ funder }) => !broken.includes(funder)));
  const after = inOrder(now.definitions);
  const texts = { before: textsOf(committed), now: textsOf(files) };
  const added = newFunders(texts.before, after);
  const isNew = ({ funder }: Definition) => added.some(({ funders }) => funders.includes(funder));
  const { changes } = compareVersions(
    { ...before, definitions: old },
    { ...now, definitions: after.filter((one) => !isNew(one)) },
    { kinds: kindStates, schemas: kindSchemas },
  );
  const all = [...after, ...old];
  const told = changes.map((one) => atItsCause(inWords(one, all), one, texts));
  const result: Changes['result'] = {
    since,
    changes: worstFirst([...added, ...newFees(texts.before, texts.now), ...together(told, shown)]),
    broken,
  };
  return { result, before: old, after };
}

/** The flow of a walk in both versions, with what belongs to all flows of its funder; undefined where one of them is gone. */
function walkedVersions(
  { before, after }: ComparedVersions,
  walk: { funder: string; before: string; after: string },
): WalkedVersions | undefined {
  const [old, now] = [
    withFlow(before, walk.funder, walk.before),
    withFlow(after, walk.funder, walk.after),
  ];
  return old && now && { before: old, after: now };
}

function withFlow(all: readonly Definition[], funder: string, id: string): Definition | undefined {
  const definition = all.find((one) => one.funder === funder);
  const flow = definition?.flows[id];
  return definition && flow && { ...definition, flows: { [id]: flow }, examples: {} };
}

interface TextsOfVersions {
  before: ReadonlyMap<string, string>;
  now: ReadonlyMap<string, string>;
}

const textsOf = (files: readonly SourceFile[]): Map<string, string> =>
  new Map(files.map(({ path, text }) => [path, text]));

/** A template that nobody has written on behaves otherwise by what a funder sets: that is what is said, and where. */
function atItsCause(told: ShownChange, change: FlowChange, texts: TextsOfVersions): ShownChange {
  const { at, details, funders } = told;
  const isWritten = at && texts.before.get(at.file) !== texts.now.get(at.file);
  const [funder] = funders;
  if (isWritten || funder === undefined) return told;
  const file = fileOfFunder(funder);
  const causes = causesOf(change, texts.before.get(file) ?? '', texts.now.get(file) ?? '');
  const [first] = causes;
  if (!first) return told;
  const own = details.filter((one) => !readsTheSame(one));
  const isSaid = own.length > 0 && own.length === details.length;
  return {
    ...told,
    details: isSaid ? own : [...own, ...causes.flatMap(detailsOfSetting)],
    ...(first.at && { at: { file, from: first.at } }),
  };
}

/** Settings that the changed values name, or else all of the flow's that were changed. */
function causesOf({ flows, differences }: FlowChange, before: string, now: string) {
  const id = (flows.after ?? flows.before)?.id.replace(/@.*$/, '');
  const all = changedSettings(before, now).filter(({ flow }) => flow === id);
  const values = JSON.stringify(differences.map((one) => one.values ?? []));
  const isNamed = ({ name, after }: ChangedSetting) =>
    values.includes(`settings.${name}`) || values.includes(JSON.stringify(after));
  const named = all.filter(isNamed);
  if (named.length > 0) return named;
  // Conditions depend on words and yes or no, not on lists such as documents.
  const single = all.filter(({ after }) => !Array.isArray(after));
  return single.length > 0 ? single : all;
}

const worstFirst = (changes: readonly ShownChange[]): ShownChange[] =>
  changes.toSorted((a, b) => changeClasses.indexOf(a.class) - changeClasses.indexOf(b.class));

/** A change of a template is shown once, even where funders override something beside it. */
function together(changes: readonly ShownChange[], shown?: string): ShownChange[] {
  const changesByText = new Map<string, ShownChange>();
  for (const one of changes) {
    const key = JSON.stringify([one.class, one.sentence, one.details]);
    const earlier = changesByText.get(key);
    if (!earlier) changesByText.set(key, one);
    else {
      const funders = [...new Set([...earlier.funders, ...one.funders])].toSorted();
      const at =
        [earlier.at, one.at].find((place) => place?.file.startsWith('flows/')) ?? earlier.at;
      const walk = one.walk?.funder === shown ? one.walk : (earlier.walk ?? one.walk);
      changesByText.set(key, { ...earlier, funders, ...(at && { at }), ...(walk && { walk }) });
    }
  }
  return [...changesByText.values()];
}

function inWords(change: FlowChange, definitions: readonly Definition[]): ShownChange {
  const funders = [...change.reaches.keys()];
  const about = definitions.find(({ funder }) => funder === funders[0]);
  const { place, placeIn } = change;
  const from = place && positionAt(place.file.text, place.start);
  const walk = walkOfChange(change);
  return {
    class: changeRules[change.rule].class,
    sentence: changeInWords(change, about ?? { funder: '', name: { zh: '', en: '' } }),
    details: change.differences.flatMap(detailsOf),
    funders,
    ...(place && from && placeIn === 'after' && { at: { file: place.file.path, from } }),
    ...(walk && { walk }),
  };
}
