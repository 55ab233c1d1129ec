import type { KindSchema, Setting, SettingsSchema } from '../../model/step-kind.ts';
import type { Symbols } from './symbols.ts';
import { declaration } from './declared-settings.ts';
import { example, examplesOf } from './example-settings.ts';
import { specSetting } from './spec/setting.ts';
import { exitsOf, stepSettings } from './step-settings.ts';

export function flowSettings(symbols: Symbols): SettingsSchema {
  return {
    flow: {
      type: 'name',
      names: 'kebab',
      required: true,
      about: "The flow's name, the same as the file's: `change-card` in flows/change-card.yaml.",
    },
    ...ownFlowSettings(symbols),
    examples: {
      ...examplesOf(example),
      about:
        'Cases that hold for every funder who takes the flow as it is: without steps changed, inserted or left out, in it or in a flow it runs. One that names a step which a setting leaves out is not walked there.',
    },
  };
}

export const checksVehicle: Setting = {
  type: 'yes-no',
  default: false,
  about:
    'For what goes on buying: a used car (product line 3) must still be there when the flow opens. Getting money back and what comes after the purchase never ask.',
};

export const movedSteps: Setting = {
  type: 'map',
  names: 'step',
  of: { type: 'name', names: 'step', about: 'What it is called now.' },
  about:
    'Former names of steps: `moved: { verify: verify-code }`. Who is in the middle keeps what was answered there, and `npm run diff` knows that nothing else changed.',
};

export const retiredSteps: Setting = {
  type: 'map',
  names: 'step',
  of: { type: 'name', names: 'step', about: 'Where its people go on.' },
  about:
    'Steps that are gone, with the step their people go to: `retire: { survey: review }`. Who stands there when the app is updated goes on at that step; nobody is led past a step that lies between.',
};

export const namedValues: Setting = {
  type: 'map',
  formerly: 'facts',
  names: 'camel',
  of: {
    type: 'formula',
    gives: 'any',
    about: 'A formula with a name, which stands in other formulas for what it gives.',
  },
  about:
    'What has a name of its own, of any type: `left: =order.due - answers.paid`, then `when: =left > 0` or `{exactYuan(left)}`. One may be made of others; `result` and `item` are what they are where it is read.',
};

export const namedBlocks: Setting = {
  type: 'map',
  names: 'kebab',
  of: {
    type: 'map',
    names: 'any',
    of: { type: 'value', gives: 'any', about: 'A line of the block.' },
    about: 'Lines that several steps have in common.',
  },
  about:
    'Lines that several steps have in common, written once: `ledger: { orderNo: =order.orderNo }`, then `send: { all-of: ledger }`. `all-of` may stand among the lines of a step or below one, also with several names, `all-of: [ledger, car]`; what is written beside it holds instead of the same line of the block.',
};

/** What a flow holds beside its name, in a file of its own or under a funder. */
export function ownFlowSettings(symbols: Symbols): SettingsSchema {
  return {
    title: {
      type: 'words',
      required: true,
      about: 'What the customer reads as the name of the flow.',
    },
    spec: specSetting(symbols),
    settings: {
      type: 'map',
      names: 'setting',
      of: declaration,
      about:
        'What a funder may fill in when it uses this flow. Written `=settings.name`, or `{settings.name}` in a text or path.',
    },
    values: namedValues,
    blocks: namedBlocks,
    moved: movedSteps,
    retire: retiredSteps,
    address: {
      type: 'map',
      names: 'any',
      of: { type: 'one-of', options: ['text'], about: 'What it is: a text.' },
      about:
        "Makes it a flow about no order: it starts at its own page's address, which may bring these. `=address.name`, empty when absent. `{}` brings nothing.",
    },
    members: {
      type: 'yes-no',
      default: false,
      about:
        'For a flow about no order: its pages are for customers who are signed in; others sign in first. The platform itself refuses visitors at an order.',
    },
    'checks-vehicle': checksVehicle,
    draft: {
      type: 'object',
      about:
        'An object of the platform that is loaded before the first step and saved after each form. Fields fill it by name; those of a flow that is run, only where that flow has the same `draft`.',
      settings: {
        load: { type: 'endpoint', required: true, about: 'Gives the object.' },
        save: { type: 'endpoint', required: true, about: 'Takes the whole object back.' },
      },
    },
    defaults: defaultsOf(symbols),
    steps: {
      type: 'map',
      notEmpty: true,
      names: 'kebab',
      required: true,
      of: stepSettings(symbols, 'whole'),
      about:
        'The steps, in the order the customer meets them. Each leads to the one below unless it says otherwise.',
    },
  };
}

export function defaultsOf(symbols: Symbols): Setting & { type: 'object' } {
  const settings: Record<string, Setting> = {};
  for (const [kind, schema] of Object.entries(symbols.kinds)) {
    settings[kind] = { type: 'object', about: schema.about, settings: defaultSettings(schema) };
  }
  return {
    type: 'object',
    about: 'Step kind → settings that every step of that kind has unless it writes its own.',
    settings,
  };
}

function defaultSettings(schema: KindSchema): SettingsSchema {
  const settings: Record<string, Setting> = { on: exitsOf(schema) };
  for (const [name, setting] of Object.entries(schema.settings)) settings[name] = optional(setting);
  return settings;
}

function optional(setting: Setting): Setting {
  const { required: _, ...rest } = setting;
  return rest;
}
