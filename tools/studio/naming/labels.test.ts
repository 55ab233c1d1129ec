import { describe, expect, test } from 'vitest';
import type { AnyKindStates, LocalizedText } from '../../../src/model/step-kind.ts';
import { kindLabels } from '../../../src/steps/registry/labels.ts';
import { kindSchemas } from '../../../src/steps/registry/schemas.ts';
import { kindStates } from '../../../src/steps/registry/states.ts';
import { sharedActs } from '../walk-words.ts';
import { sharedOutcomes } from './outcome-words.ts';
import { sharedStates } from './state-words.ts';

const kinds = Object.keys(kindStates);
const statesOf = (kind: string) => Object.entries(kindStates[kind]?.states ?? {});

type InnerState = AnyKindStates['states'][string];
/** Without the kind before them. */
function eventsOf(kind: string, isMeant: (state: InnerState) => boolean = () => true): string[] {
  const events = statesOf(kind).flatMap(([, state]) =>
    isMeant(state) ? Object.keys(state.on ?? {}) : [],
  );
  return [...new Set(events)].map((event) => event.slice(kind.length + 1));
}
/** Only the customer sends the events of a state that invokes nothing. */
const isResting = ({ invoke, invokesWith }: InnerState) =>
  invoke === undefined || invokesWith !== undefined;

const ofStates = (kind: string) => statesOf(kind).map(([name]) => name);
const ofOutcomes = (kind: string) => Object.keys(kindSchemas[kind]?.outcomes ?? {});

describe.each([
  {
    group: 'states' as const,
    namesOf: ofStates,
    shownOf: ofStates,
    shared: sharedStates,
    file: 'tools/studio/naming/state-words.ts',
  },
  {
    group: 'outcomes' as const,
    namesOf: ofOutcomes,
    shownOf: ofOutcomes,
    shared: sharedOutcomes,
    file: 'tools/studio/naming/outcome-words.ts',
  },
  {
    group: 'events' as const,
    namesOf: eventsOf,
    shownOf: (kind: string) => eventsOf(kind, isResting),
    shared: sharedActs,
    file: 'tools/studio/walk-words.ts',
  },
])('the $group', ({ group, namesOf, shownOf, shared, file }) => {
  const key = (kind: string, name: string) => (group === 'events' ? `${kind}.${name}` : name);
  const ownOf = (kind: string): Readonly<Record<string, LocalizedText>> =>
    kindLabels[kind]?.[group] ?? {};

  test.each(kinds)('of %s have labels', (kind) => {
    const missing = shownOf(kind).filter(
      (name) => !Object.hasOwn(ownOf(kind), key(kind, name)) && !Object.hasOwn(shared, name),
    );

    expect(
      missing.map((name) => `src/steps/${kind}/labels.ts, ${group}: ${key(kind, name)}`),
    ).toEqual([]);
  });

  test('that only one kind has are labelled in its folder', () => {
    const misplaced = Object.keys(shared).flatMap((name) => {
      const [kind, another] = kinds.filter((one) => namesOf(one).includes(name));
      if (another !== undefined) return [];
      return [
        `${name} of ${file} ${kind ? `belongs in src/steps/${kind}/labels.ts` : 'is of no kind'}`,
      ];
    });

    expect(misplaced).toEqual([]);
  });

  test('have labels in both languages', () => {
    for (const { zh, en } of [shared, ...kinds.map(ownOf)].flatMap((all) => Object.values(all))) {
      expect(zh).toMatch(/\p{Script=Han}/u);
      expect(en).toMatch(/^[a-z]/);
    }
  });
});
