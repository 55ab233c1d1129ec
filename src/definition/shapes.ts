import type { KindSchema, Setting, Settings } from '../steps/contract.ts';
import type { Catalogue } from './catalogue.ts';
import { funderSettings } from './shapes-funder.ts';
import { exitsOf, stepSettings } from './shapes-step.ts';
import { declaration } from './shapes-declaration.ts';

/** The kinds of file an author writes, by the setting that each begins with. */
export const fileKinds = ['flow', 'funder', 'actions', 'defaults'] as const;
export type FileKind = (typeof fileKinds)[number];

export const fileNouns: Record<FileKind, string> = {
  flow: 'a flow',
  funder: 'a funder',
  actions: 'the order actions',
  defaults: 'the defaults',
};

/** What may stand in a file of each kind. Made once for a catalogue. */
export function fileShape(kind: FileKind, catalogue: Catalogue): Setting & { type: 'object' } {
  let shapes = made.get(catalogue);
  if (!shapes) made.set(catalogue, (shapes = makeShapes(catalogue)));
  return shapes[kind];
}

type FileShapes = Record<FileKind, Setting & { type: 'object' }>;
const made = new WeakMap<Catalogue, FileShapes>();

function makeShapes(catalogue: Catalogue): FileShapes {
  return {
    flow: {
      type: 'object',
      about: 'A flow: steps that funders take up.',
      settings: flowSettings(catalogue),
    },
    funder: {
      type: 'object',
      about: 'One funder: the flows it uses, what it changes in them, and its action codes.',
      settings: funderSettings(catalogue),
    },
    actions: {
      type: 'object',
      about: 'Action codes that the orders of every funder may carry.',
      settings: {
        actions: {
          ...actionCodes,
          about: 'Action code → what it starts, unless the funder says otherwise.',
          required: true,
        },
      },
    },
    defaults: {
      type: 'object',
      about: 'What every step of a kind does unless a flow or the step says otherwise.',
      settings: { defaults: { ...defaultsOf(catalogue), required: true } },
    },
  };
}

function flowSettings(catalogue: Catalogue): Settings {
  return {
    flow: {
      type: 'name',
      names: 'kebab',
      required: true,
      about: "The flow's name, the same as the file's: `change-card` in flows/change-card.yaml.",
    },
    ...ownFlowSettings(catalogue),
  };
}

/** What a flow holds beside its name, in a file of its own or under a funder. */
export function ownFlowSettings(catalogue: Catalogue): Settings {
  return {
    title: {
      type: 'words',
      required: true,
      about: 'What the customer reads as the name of the flow.',
    },
    settings: {
      type: 'map',
      names: 'setting',
      of: declaration,
      about:
        'What a funder may fill in when it uses this flow. Written `=settings.name`, or `{settings.name}` in a text or path.',
    },
    facts: {
      type: 'map',
      names: 'camel',
      of: {
        type: 'formula',
        gives: 'yes-no',
        about: 'A condition with a name, used in formulas like a word of its own.',
      },
      about:
        'Conditions used several times, by name: `native: =host.kind == "native"`, then `when: =native`.',
    },
    draft: {
      type: 'object',
      about:
        'An object of the platform that is loaded before the first step and saved after each form. Fields fill it by name.',
      settings: {
        load: { type: 'endpoint', required: true, about: 'Gives the object.' },
        save: { type: 'endpoint', required: true, about: 'Takes the whole object back.' },
      },
    },
    defaults: defaultsOf(catalogue),
    steps: {
      type: 'map',
      names: 'step',
      required: true,
      of: stepSettings(catalogue, 'whole'),
      about:
        'The steps, in the order the customer meets them. Each leads to the one below unless it says otherwise.',
    },
  };
}

function defaultsOf(catalogue: Catalogue): Setting & { type: 'object' } {
  const settings: Record<string, Setting> = {};
  for (const [kind, schema] of Object.entries(catalogue.kinds)) {
    settings[kind] = { type: 'object', about: schema.about, settings: defaultSettings(schema) };
  }
  return {
    type: 'object',
    about: 'Step kind → settings that every step of that kind has unless it writes its own.',
    settings,
  };
}

function defaultSettings(schema: KindSchema): Settings {
  const settings: Record<string, Setting> = { on: exitsOf(schema) };
  for (const [name, setting] of Object.entries(schema.settings)) settings[name] = optional(setting);
  return settings;
}

function optional(setting: Setting): Setting {
  const { required: _, ...rest } = setting;
  return rest as Setting; // only `required` is gone
}

/** Action code → a flow, or a flow with its settings, or nothing. */
export const actionCodes: Setting & { type: 'map' } = {
  type: 'map',
  names: 'code',
  about:
    'Action code → the flow it starts; `nothing` where the code does nothing; `none` where it is not offered.',
  of: {
    type: 'either',
    about: 'A flow, `nothing`, `none`, or a flow with settings.',
    of: [
      { type: 'flow', about: "A flow's name, `nothing` or `none`." },
      {
        type: 'object',
        about: 'A flow with settings of its own for this code.',
        settings: {
          flow: { type: 'flow', required: true, about: 'The flow this code starts.' },
          with: {
            type: 'map',
            names: 'setting',
            of: { type: 'value', gives: 'any', about: 'The value of the setting.' },
            about: "The flow's settings for this code.",
          },
        },
      },
    ],
  },
};
