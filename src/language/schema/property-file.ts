import type { Setting, SettingsSchema } from '../../model/step-kind.ts';
import { oneOrMore } from './one-or-more.ts';
import type { Symbols } from './symbols.ts';

const anyOf = (of: Setting, about: string) => oneOrMore(of, about, 'Any of these.');

const names = (about: string) => anyOf({ type: 'text', about }, about);

/** Matches steps of a walk: all conditions must hold. */
function moment(symbols: Symbols, about: string): Setting {
  const kinds = { type: 'one-of', options: Object.keys(symbols.kinds), about: 'A kind.' } as const;
  return {
    type: 'object',
    about,
    settings: {
      step: names('The step: `confirm`, of whichever flow; `pay/confirm` of that run alone.'),
      kind: anyOf(kinds, 'Its kind.'),
      outcome: names('It is left by this outcome. Without it: on arrival.'),
      endpoint: anyOf({ type: 'endpoint', about: 'An endpoint.' }, 'What it calls.'),
      document: anyOf({ type: 'document', about: 'A document.' }, 'What is signed there.'),
      asks: names('An answer it collects.'),
      ends: names('The flow ends there like this.'),
      writes: { type: 'yes-no', about: 'Whether it writes once.' },
      screen: { type: 'yes-no', about: 'Whether it is a page with an address.' },
      sensitive: { type: 'yes-no', about: 'Whether something it collects is never stored.' },
      'leads-out': {
        type: 'yes-no',
        about: "Whether it leads to a page that is not the platform's.",
      },
      has: {
        type: 'map',
        names: 'any',
        of: anyOf(
          { type: 'value', gives: 'any', about: 'What stands there.' },
          'All of these, in this order.',
        ),
        about:
          'Settings of the step, with dots between their names: `fields.phone.required: yes`, `send.amount: =answers.amount`, `on.failed.to: sorry`, `on: [paid, failed]` for the order in which ways on are tried. `no` where there is none, `*` for whatever stands there.',
      },
    },
  };
}

function property(symbols: Symbols): SettingsSchema {
  return {
    about: {
      type: 'words',
      required: true,
      about: 'Why it must be so, in a sentence. Read by whoever breaks it.',
    },
    for: {
      type: 'object',
      about: 'Where it must hold. Usual: everywhere.',
      settings: {
        funders: anyOf({ type: 'text', about: 'A funder.' }, 'Funders.'),
        codes: anyOf({ type: 'text', about: 'An action code.' }, 'Action or page codes.'),
        flows: anyOf({ type: 'flow', about: 'A flow.' }, 'Flows made from these.'),
      },
    },
    never: moment(symbols, 'What must not happen on any walk.'),
    before: moment(
      symbols,
      'With `never`: not before this has happened on the walk; with `after`, not until it has happened since.',
    ),
    after: moment(symbols, 'With `never`: not once this has happened on the walk.'),
    'at-most': {
      type: 'object',
      about: 'How often something may happen on one walk.',
      settings: {
        times: { type: 'number', min: 1, max: 9, required: true, about: 'So often.' },
        of: { ...moment(symbols, 'Of what.'), required: true },
        since: moment(symbols, 'Counting begins anew when this happens.'),
      },
    },
    always: moment(symbols, 'With `is`: wherever this happens …'),
    is: moment(symbols, '… this is so, too.'),
    from: moment(symbols, 'With `leads-to`: wherever this happens …'),
    'leads-to': moment(symbols, '… this can still be come to.'),
  };
}

/** Name → what must be so on every walk. */
export function properties(symbols: Symbols): Setting & { type: 'map' } {
  return {
    type: 'map',
    names: 'kebab',
    of: { type: 'object', about: 'What must be so on every walk.', settings: property(symbols) },
    about:
      'What must be so on every walk, whatever the customer and the platform do. `npm run properties` tries all of them.',
  };
}
