import type { KindSchema, Setting, SettingsSchema } from '../../model/step-kind.ts';
import { specSetting } from './spec/setting.ts';
import type { Symbols } from './symbols.ts';

type Variants = Setting & { type: 'variants' };

const toast: Setting = {
  type: 'either',
  about: 'A short message: words, or a formula that gives a text (`=result.msg`).',
  of: [
    { type: 'formula', gives: 'text', about: 'A text from the data.' },
    { type: 'words', about: 'The message in both languages.' },
  ],
};

/** What is said on the way, and how. */
const messageSettings: SettingsSchema = {
  toast,
  at: {
    type: 'name',
    names: 'camel',
    about:
      'A field of the form it leads to: the words stand there until it is edited, instead of passing by.',
  },
  after: {
    type: 'duration',
    max: '5s',
    about: 'How long the message shows, the screen locked, before the customer moves on.',
  },
  silent: { type: 'text', about: 'Why nothing is said here although something failed.' },
};

const whenLimitReached: Setting = {
  type: 'either',
  about: 'Where it leads instead as soon as it has happened as often as `limit` says.',
  of: [
    { type: 'step', about: 'A step of this flow, or back, again, reload or leave.' },
    {
      type: 'object',
      about: 'Where to go and what to say on the way.',
      settings: {
        to: {
          type: 'step',
          about: 'A step of this flow, or back, again, reload or leave.',
          required: true,
        },
        ...messageSettings,
      },
    },
  ],
};

const exit: Setting = {
  type: 'either',
  about: 'A step to go to, or where to go with conditions and words.',
  of: [
    { type: 'step', about: 'A step of this flow, or back, again, reload or leave.' },
    {
      type: 'object',
      about: 'A way out of the step.',
      settings: {
        to: {
          type: 'step',
          about: 'A step of this flow, or back, again, reload or leave. Left out: the next step.',
        },
        when: {
          type: 'formula',
          gives: 'yes-no',
          about: 'Only if this is true. Branches are tried from the top.',
        },
        ...messageSettings,
        limit: {
          type: 'number',
          min: 2,
          max: 10,
          about:
            'How often this may happen: `3` leads to `then` the third time. Who opens the flow anew begins at zero.',
        },
        // oxlint-disable-next-line unicorn/no-thenable -- the authors' word; nobody awaits a schema
        then: whenLimitReached,
      },
    },
  ],
};

/** The `on` of a kind: its outcomes are known names, any other name is a branch. */
export function exitsOf(schema: KindSchema | undefined): Setting {
  const outcomes = Object.entries(schema?.outcomes ?? {}).map(
    ([name, { about }]) => `${name}: ${about}`,
  );
  const outcomeText =
    outcomes.length > 0 ? ` Outcomes of ${schema?.kind ?? ''}: ${outcomes.join(' ')}` : '';
  return {
    type: 'map',
    names: 'any',
    of: exit,
    about: `Outcome → where it leads. Any other name is a branch with its own \`when\`, tried from the top before the main outcome.${outcomeText}`,
  };
}

const asksAgain: Setting = {
  type: 'text',
  about:
    'Why no step can ask what became of this write: after a kill what is never stored is asked for again, and sent under the same requestId.',
};

const startsEmpty: Setting = {
  type: 'yes-no',
  about:
    'Of a flow with a `draft`: what was answered before is not taken over, as where the platform complains of a photo and wants another one.',
};

function commonSettings(schema: KindSchema | undefined, symbols: Symbols): SettingsSchema {
  return {
    path: { type: 'path', about: 'The address of this screen. `{settings.name}` may stand in it.' },
    title: { type: 'words', about: 'The heading of the screen.' },
    when: {
      type: 'formula',
      gives: 'yes-no',
      about: 'The step is skipped where this is not true.',
    },
    next: { type: 'step', about: 'Where the main outcome leads, if not to the step below.' },
    on: exitsOf(schema),
    keep: {
      type: 'either',
      about: 'Values of the result to remember: a list of their names, or new name → formula.',
      of: [
        {
          type: 'list',
          of: { type: 'name', names: 'camel', about: 'A field of the result.' },
          about: 'Fields of the result.',
        },
        {
          type: 'map',
          names: 'camel',
          of: { type: 'formula', gives: 'any', about: 'What to remember.' },
          about: 'Name → formula; afterwards `answers.name`.',
        },
      ],
    },
    entry: {
      type: 'object',
      about: 'The flow can also be entered here from an address.',
      settings: {
        needs: {
          type: 'map',
          names: 'camel',
          of: {
            type: 'one-of',
            options: ['text', 'number', 'money', 'yes-no', 'date', 'version'],
            about: 'What kind of value it is.',
          },
          about: 'What the address must bring: name → kind of value.',
        },
      },
    },
    resume: {
      type: 'step',
      about:
        'Where a session that was killed inside this write, or while the host did something, comes back in.',
    },
    'asks-again': asksAgain,
    'starts-empty': startsEmpty,
    spec: specSetting(symbols),
    ends: {
      type: 'name',
      names: 'kebab',
      about: 'How the flow ends here: success, failure, or a word of your own.',
    },
  };
}

/** A step: what all kinds share beside the settings of its kind. In `part` only what differs is written. */
export function stepSettings(
  symbols: Symbols,
  how: 'whole' | 'part',
  more: SettingsSchema = {},
): Variants {
  const of: Record<string, { about: string; settings: SettingsSchema }> = {};
  for (const [kind, schema] of Object.entries(symbols.kinds)) {
    const settings = { ...commonSettings(schema, symbols), ...schema.settings, ...more };
    of[kind] = { about: schema.about, settings };
  }
  return {
    type: 'variants',
    by: 'kind',
    noun: 'kind of step',
    about: 'A step. Its kind says what it does; a step without a kind only decides where to go.',
    common: { ...commonSettings(undefined, symbols), ...more },
    of,
    otherwise: 'decide',
    ...(how === 'part' ? { partial: true as const } : {}),
  };
}
