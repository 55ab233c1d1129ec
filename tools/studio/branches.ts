/** Answers under which a step is left the way an example says. */
import type { Exit, Flow } from '../../src/model/definition.ts';
import { samplesFor } from '../../src/language/formula/samples.ts';
import type { Session } from '../../src/machine/session.ts';
import { visibleAnswers } from '../../src/machine/scope.ts';
import { exitWith } from './attempts.ts';
import { answersFor } from '../made-up/events.ts';

type Fields = Record<string, unknown>;

/** The first answers that lead there; the usual ones where none do. `branch`: undefined where anything will do that leads on. */
export function answersTowards(
  session: Session,
  flow: Flow,
  prescribed: Fields,
  exits: readonly Exit[],
  branch: string | undefined,
): Fields {
  const view = session.view();
  const { actor } = session;
  const usual = answersFor(view, prescribed);
  if (!actor || exits.every(({ when }) => when === undefined)) return usual;
  const fits = (answers: Fields) => {
    const exit = exitWith(actor, flow, exits, { answers });
    return branch === undefined ? exit?.to !== 'again' : exit?.label === branch;
  };
  if (fits(usual)) return usual;
  const { step, data } = view;
  const fresh = answersFor({ step, data, answers: {} }, prescribed);
  const { answers, visited } = actor.getSnapshot().context;
  const visible = { ...visibleAnswers(flow.steps, answers, visited), ...fresh };
  return [...others(fresh, visible, exits)].find(fits) ?? usual;
}

/** What the conditions look at is tried alike and with the values they would tell apart. */
function* others(fresh: Fields, visible: Fields, exits: readonly Exit[]) {
  yield fresh;
  const conditions = exits.flatMap(({ when }) => when ?? []);
  const { samples, gathered } = samplesFor(conditions);
  const names = [...gathered.uses.keys()].flatMap((path) => answerIn(path) ?? []);
  for (const one of names.filter((name) => name in fresh))
    for (const other of names) if (other !== one) yield { ...fresh, [one]: visible[other] };
  for (const sample of samples) {
    const changed = Object.entries(sample).flatMap(([path, value]) => {
      const name = answerIn(path);
      return name !== undefined && name in fresh ? [[name, value] as const] : [];
    });
    yield { ...fresh, ...Object.fromEntries(changed) };
  }
}

function answerIn(path: string): string | undefined {
  const [root, name, ...deeper] = path.split('.');
  return root === 'answers' && deeper.length === 0 ? name : undefined;
}
