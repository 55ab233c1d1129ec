/** Killed while a card is being bound, the app queries which card the order has before another can be entered. */
import { describe, expect, test } from 'vitest';
import { aSession } from './support/a-session.ts';
import type { Definition, Flow } from '../src/model/definition.ts';
import type { Session } from '../src/machine/session.ts';
import { ok } from '../src/verify/call-results.ts';
import { SimulatedWorld } from '../src/verify/simulated-world.ts';
import { memoryStorage } from '../src/machine/storage.ts';
import { checkRepository } from '../tools/repository/repository.ts';
import { updated, type Change } from './money/updates.ts';

const { definitions } = checkRepository();
const binding = definitions.flatMap((definition) =>
  Object.values(definition.flows).flatMap((flow) => {
    const bind = Object.values(flow.steps).find(
      ({ writes }) => writes?.endpoint === 'bank-card.bind',
    );
    return bind ? [{ definition, flow, bind: bind.id }] : [];
  }),
);
/** Funders share some of these flows unchanged. */
const variants = [...new Map(binding.map((one) => [one.flow.hash, one])).values()].map(
  (one) => [`${one.definition.funder} ${one.flow.id}`, one] as const,
);
const answers = { oldTail: '7722', oldBank: '工商银行', oldBinding: '1' };

/** The steps on the shortest path from the start to a step. */
function pathTo(flow: Flow, goal: string): string[] {
  const paths = [[flow.start]];
  const visited = new Set([flow.start]);
  for (const path of paths) {
    const at = path.at(-1) ?? '';
    if (at === goal) return path;
    for (const { to } of Object.values(flow.steps[at]?.exits ?? {}).flat()) {
      if (visited.has(to) || !flow.steps[to]) continue;
      visited.add(to);
      paths.push([...path, to]);
    }
  }
  return [];
}

interface BindingFlow {
  definition: Definition;
  flow: Flow;
  bind: string;
}

/** The record after a kill during the binding: its intent is open, and no sensitive answer was saved. */
function killed({ flow, bind }: BindingFlow) {
  const path = pathTo(flow, bind);
  const binding = path.find((id) => flow.steps[id]?.keep?.oldBinding) ?? '';
  const memory = memoryStorage();
  const intent = { requestId: 'R1', state: 'sent', writes: flow.steps[bind]?.writes };
  const record = {
    at: bind,
    answers: { [binding]: answers },
    trail: path,
    deadlines: {},
    intents: { [bind]: intent },
    hash: flow.hash,
    owner: 'before',
  };
  memory.texts.set('session:A1:335', JSON.stringify(record));
  return memory;
}

async function reopened(variant: BindingFlow, isBound: boolean, definition = variant.definition) {
  const world = new SimulatedWorld().respondsTo(
    'bank-card.status',
    ok(
      isBound
        ? { bindingStatus: '1', bankName: '建设银行', tail: '0128', bindingNo: '2' }
        : { bindingStatus: '1', bankName: '工商银行', tail: '7722', bindingNo: '1' },
    ),
  );
  const session = aSession({
    definition,
    flowId: variant.flow.id,
    action: 335,
    order: { orderNo: 'A1', cusName: '张伟', idNumber: '320500199001010011', bankPhone: '' },
    effects: world.effects,
    storage: killed(variant).tab(),
    owner: 'after',
    onBug: () => undefined,
  });
  await world.settle();
  return { session, world };
}

function visitedOf(session: Session): readonly string[] {
  return session.actor?.getSnapshot().context.visited ?? [];
}

const everything: Change[] = Array.from({ length: 40 }, (_, at) => ({ type: 'rename', at }));
const versions = [
  ['', []],
  [', and every step has another name now', everything],
] as const;

test('the tests cover every funder that binds cards', () => {
  expect(variants.length).toBeGreaterThan(12);
});

describe.each(variants)('%s: killed inside the binding', (_, variant) => {
  describe.each(versions)('%s', (_name, changes) => {
    const definition =
      changes.length > 0 ? updated(variant.definition, changes) : variant.definition;

    test('which was done: no other card can be entered', async () => {
      const { session, world } = await reopened(variant, true, definition);

      expect(world.calls[0]?.endpoint).toBe('bank-card.status');
      expect(world.calls.map(({ endpoint }) => endpoint)).not.toContain('bank-card.bind');
      const bind = visitedOf(session).findIndex((id) => id.startsWith(variant.bind));
      expect(bind).not.toBe(-1);
      expect(visitedOf(session).length).toBeGreaterThan(bind + 1);
      expect(session.view().canGoBack && session.view().ended === undefined).toBe(false);
    });

    test('which was not done: the card is asked for again, with the reason', async () => {
      const { session, world } = await reopened(variant, false, definition);

      expect(world.calls.map(({ endpoint }) => endpoint)).not.toContain('bank-card.bind');
      expect(world.toasts.join()).toContain('没有绑定成功');
      expect(visitedOf(session).some((id) => id.startsWith(variant.bind))).toBe(false);
    });
  });
});

const cardWrites = ['bank-card.bind', 'card-filing.submit', 'account.open'];
const taking = definitions.flatMap(({ funder, flows }) =>
  Object.values(flows).flatMap((flow) =>
    Object.values(flow.steps)
      .filter(({ writes }) => cardWrites.includes(writes?.endpoint ?? ''))
      .map((write) => [`${funder} ${flow.id} ${write.id}`, { flow, write }] as const),
  ),
);

test.each(taking)('%s: a refused card is told at its number', (_, { flow, write }) => {
  const decided = (write.exits?.failed ?? []).flatMap(({ to }) =>
    Object.entries(flow.steps[to]?.exits ?? {}),
  );
  const [refused] = decided.flatMap(([, exits]) => exits.filter(({ at }) => at !== undefined));

  expect(refused).toMatchObject({ at: 'bankAcctNo', toast: expect.anything() as unknown });
  expect(flow.steps[refused?.to ?? '']).toMatchObject({ fields: expect.anything() as unknown });
});
