import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { KindSchema, Transition, Setting, SettingsSchema } from '../src/model/step-kind.ts';
import { withSyntax } from '../src/language/schema/syntax.ts';
import { kindSchemas } from '../src/steps/registry/schemas.ts';
import { kindScreens } from '../src/steps/registry/screens.ts';
import { kindStates } from '../src/steps/registry/states.ts';
import { findKinds, generatedFiles, stepsFolder } from '../tools/generators/registry.ts';
import { staleFiles } from '../tools/run/generated.ts';
import { showStep, violations } from './support/show-step.tsx';
import { givenStep, readExamples } from '../tools/made-up/step-examples.ts';

const folders = await findKinds();
/** Everything `kind:` may name, syntax words included. */
const written = withSyntax(kindSchemas);
const kinds = folders.map(({ kind }) => kind);
const withStates = Object.keys(kindStates);
const withScreen = Object.keys(kindScreens);

test('the registries hold every folder and nothing else', async () => {
  const stale = staleFiles(join(stepsFolder, '../..'), await generatedFiles());

  expect([...stale.keys()]).toEqual([]);
  expect(Object.keys(kindSchemas)).toEqual(kinds);
});

describe.each(kinds)('the folder of %s', (kind) => {
  const schema = schemaOf(kind);

  test('has the files of its kind', () => {
    const needed = [
      'states.ts',
      'driver.ts',
      'labels.ts',
      ...(withScreen.includes(kind) ? [`${kind}.test.tsx`] : []),
      ...(withScreen.includes(kind) && !schema.hosts ? ['examples.yaml'] : []),
    ];

    expect(needed.filter((file) => !existsSync(join(stepsFolder, kind, file)))).toEqual([]);
  });

  test('shows a screen where its schema says so', () => {
    expect(!schema.screen || withScreen.includes(kind)).toBe(true);
  });

  test('has no placeholders left', () => {
    const left = readdirSync(join(stepsFolder, kind), { withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map(({ name }) => join(stepsFolder, kind, name))
      .filter((file) => readFileSync(file, 'utf8').includes('REPLACE ME'));

    expect(left).toEqual([]);
  });
});

describe.each(Object.keys(written))('the schema of %s', (kind) => {
  const schema = schemaOf(kind);

  test('describes every setting and outcome', () => {
    const undescribed = [
      ...(isSentence(schema.about) ? [] : ['the kind']),
      ...Object.entries(schema.outcomes)
        .filter(([, { about }]) => !isSentence(about))
        .map(([name]) => `outcome ${name}`),
      ...Object.entries(schema.settings).flatMap(([name, type]) => undescribedIn(name, type)),
    ];

    expect(undescribed).toEqual([]);
  });

  test('has one main outcome, which is no failure', () => {
    const main = Object.values(schema.outcomes).filter((outcome) => outcome.main);

    expect(main.length).toBe(1);
    expect(main.some((outcome) => outcome.fails)).toBe(false);
  });

  test('declares a failure where it calls an endpoint', () => {
    const hasEndpoint = Object.values(schema.settings).some(({ type }) => type === 'endpoint');
    const fails = Object.values(schema.outcomes).some((outcome) => outcome.fails);

    expect(hasEndpoint ? fails : true).toBe(true);
  });

  test('marks only its own answers as sensitive', () => {
    const answers = Object.keys(schema.answers ?? {});

    expect((schema.sensitive ?? []).filter((name) => !answers.includes(name))).toEqual([]);
  });
});

describe.each(withStates)('the states of %s', (kind) => {
  const schema = schemaOf(kind);
  const states = kindStates[kind] ?? { initial: '', states: {} };
  const moves = Object.entries(states.states).flatMap(([name, state]) => [
    ...Object.entries(state.on ?? {}).map(([event, move]) => ({ name, event, move })),
    ...(state.always === undefined ? [] : [{ name, event: 'always', move: state.always }]),
  ]);

  test('lead to states that exist', () => {
    const named = [
      states.initial,
      ...(states.resume === undefined ? [] : [states.resume]),
      ...moves.flatMap(({ move }) => statesAfter(move)),
    ];

    expect(named.filter((name) => !Object.hasOwn(states.states, name))).toEqual([]);
  });

  test('lead to every declared outcome and no other', () => {
    const reached = new Set(moves.flatMap(({ move }) => ('outcome' in move ? [move.outcome] : [])));
    const declared = Object.keys(schema.outcomes);
    // Outcomes the author names leave the initial state by an event the machine adds.
    const added = schema.outcomesFrom === undefined ? [] : declared;

    expect([...reached].filter((name) => !declared.includes(name))).toEqual([]);
    expect(declared.filter((name) => !reached.has(name) && !added.includes(name))).toEqual([]);
  });

  test('have no dead end', () => {
    const traps = Object.entries(states.states)
      .filter(([, { on, always }]) => always === undefined && Object.keys(on ?? {}).length === 0)
      .map(([name]) => name)
      .filter((name) => schema.outcomesFrom === undefined || name !== states.initial);

    expect(traps).toEqual([]);
  });

  test('can all be reached', () => {
    const reached = new Set([states.initial, ...(states.resume ? [states.resume] : [])]);
    for (const name of reached) {
      for (const { name: from, move } of moves) {
        if (from === name) for (const next of statesAfter(move)) reached.add(next);
      }
    }

    expect(Object.keys(states.states).filter((name) => !reached.has(name))).toEqual([]);
  });

  test('invoke actors that exist, and every actor is invoked', () => {
    const invoked = Object.values(states.states).flatMap(({ invoke }) => invoke ?? []);

    expect([...new Set(invoked)].sort()).toEqual(Object.keys(states.actors ?? {}).sort());
  });

  test('wait for events of their own kind', () => {
    const events = moves.map(({ event }) => event).filter((event) => event !== 'always');

    expect(events.filter((event) => !event.startsWith(`${kind}.`))).toEqual([]);
  });

  test('get the deferred settings of the schema unevaluated', () => {
    const deferred = Object.entries(schema.settings)
      .filter(
        ([, setting]) =>
          ('deferred' in setting && setting.deferred) || setting.perItem !== undefined,
      )
      .map(([name]) => name);

    expect([...(states.deferred ?? [])].sort()).toEqual(deferred.sort());
  });
});

describe.each(withScreen)('the examples of %s', (kind) => {
  const schema = schemaOf(kind);
  const examples = readExamples(kind);
  const states = kindStates[kind]?.states ?? {};

  test('show every visible state', () => {
    const shown = new Set(Object.values(examples).map((example) => example.status));
    const visibleStates = Object.entries(states)
      .filter(([, state]) => state.always === undefined)
      .map(([name]) => name);

    expect(visibleStates.filter((name) => !shown.has(name))).toEqual([]);
    expect([...shown].filter((name) => !Object.hasOwn(states, name))).toEqual([]);
  });

  test.each(Object.keys(examples))('%s is written as an author could write it', (name) => {
    const example = examples[name];
    const answerNames = Object.keys(schema.answers ?? {});

    expect(() => givenStep(schema, example?.settings ?? {})).not.toThrow();
    if (schema.answersFrom !== undefined || schema.hosts) return;
    expect(Object.keys(example?.answers ?? {}).filter((one) => !answerNames.includes(one))).toEqual(
      [],
    );
  });

  test.each(
    Object.keys(examples).flatMap((name) => [[name, 'zh'] as const, [name, 'en'] as const]),
  )('%s (%s) renders text, and has no accessibility violations', async (name, language) => {
    const Screen = await kindScreens[kind]?.();
    if (Screen === undefined) throw new Error(`Bug: ${kind} has no screen.`);

    const { container } = showStep(Screen, schema, examples[name] ?? {}, language);
    const main = container.querySelector('main');

    expect((main?.textContent ?? '').length).toBeGreaterThan(kind.length);
    expect(main?.textContent).not.toMatch(/undefined|\[object|NaN|\{\w+\}/);
    expect(await violations(container)).toEqual([]);
  });
});

function schemaOf(kind: string): KindSchema {
  const schema = written[kind];
  if (schema === undefined) throw new Error(`Bug: there is no schema of ${kind}.`);
  return schema;
}

function isSentence(about: string): boolean {
  return about.trim().length > 5 && !about.includes('REPLACE ME');
}

function undescribedIn(name: string, setting: Setting): string[] {
  const own = isSentence(setting.about) ? [] : [`setting ${name}`];
  return [
    ...own,
    ...Object.entries(innerOf(setting)).flatMap(([inner, type]) =>
      undescribedIn(`${name}.${inner}`, type),
    ),
  ];
}

function innerOf(setting: Setting): SettingsSchema {
  switch (setting.type) {
    case 'list':
    case 'map':
      return { each: setting.of };
    case 'object':
      return setting.settings;
    case 'either':
      return Object.fromEntries(setting.of.map((one, at) => [`choice ${at + 1}`, one]));
    case 'variants':
      return { ...setting.common, ...variantsOf(setting.of) };
    default:
      return {};
  }
}

function variantsOf(of: {
  readonly [word: string]: { readonly settings: SettingsSchema };
}): SettingsSchema {
  return Object.fromEntries(
    Object.entries(of).flatMap(([word, { settings }]) =>
      Object.entries(settings).map(([name, type]) => [`${word}.${name}`, type] as const),
    ),
  );
}

function statesAfter(move: Transition): string[] {
  if ('to' in move) return [move.to];
  return move.otherwise === undefined ? [] : [move.otherwise];
}
