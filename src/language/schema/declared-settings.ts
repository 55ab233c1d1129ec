import type { Setting, SettingsSchema } from '../../model/step-kind.ts';

const list = (about: string): Setting => ({
  type: 'list',
  of: { type: 'name', names: 'camel', about: 'The name of a field.' },
  about,
});

const about = 'The value where a funder writes none.';

/** What a setting of the type `documents` takes. */
export const documentList: Setting = {
  type: 'list',
  of: { type: 'document', about: 'A document.' },
  notEmpty: true,
  about: 'Documents, in the order of reading.',
};

/** The kinds a flow's own setting may have, each with what its declaration may say. */
const kinds: Record<string, { about: string; settings: SettingsSchema }> = {
  text: { about: 'A text.', settings: { default: { type: 'text', about } } },
  words: {
    about: 'A sentence in both languages.',
    settings: { default: { type: 'words', about } },
  },
  'yes-no': { about: 'Yes or no.', settings: { default: { type: 'yes-no', about } } },
  number: {
    about: 'A number.',
    settings: {
      default: { type: 'number', about },
      min: { type: 'number', about: 'The smallest it may be.' },
      max: { type: 'number', about: 'The largest it may be.' },
    },
  },
  money: { about: 'An amount in yuan.', settings: { default: { type: 'money', about } } },
  duration: {
    about: 'A length of time: 2s, 5m, 1h, 30d.',
    settings: { default: { type: 'duration', about } },
  },
  date: { about: 'A date: 2024-01-01.', settings: { default: { type: 'date', about } } },
  version: {
    about: 'A version of the app: "3.10.0".',
    settings: { default: { type: 'version', about } },
  },
  path: { about: 'The address of a screen.', settings: { default: { type: 'path', about } } },
  endpoint: {
    about: 'An endpoint that takes and gives at least what is listed.',
    settings: {
      send: list('Fields its request must have.'),
      gives: list('Fields its answer must have.'),
      default: { type: 'endpoint', about },
    },
  },
  documents: {
    about: 'Documents, in the order of reading.',
    settings: { default: documentList },
  },
  fee: {
    about: 'A kind of payment, by its code in flows/fees.yaml.',
    settings: { default: { type: 'text', about } },
  },
  values: {
    about: 'Several values by name, as for `send`.',
    settings: { default: { type: 'send', about } },
  },
  'one-of': {
    about: 'One word of a list.',
    settings: {
      options: {
        type: 'list',
        required: true,
        of: { type: 'text', about: 'A word.' },
        about: 'The words to choose from.',
      },
      default: { type: 'text', about },
    },
  },
};

export const declaration: Setting & { type: 'variants' } = {
  type: 'variants',
  by: 'type',
  noun: 'type of setting',
  about: 'A setting of this flow: what kind of value it takes, and what it is for.',
  common: {
    about: { type: 'text', about: 'What the setting is for; shown to whoever fills it in.' },
  },
  of: Object.fromEntries(
    Object.entries(kinds).map(([type, kind]) => [
      type,
      {
        about: kind.about,
        settings: {
          about: { type: 'text', about: 'What the setting is for; shown to whoever fills it in.' },
          ...kind.settings,
        },
      },
    ]),
  ),
};
