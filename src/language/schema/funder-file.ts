import type { Setting, SettingsSchema } from '../../model/step-kind.ts';
import type { Symbols } from './symbols.ts';
import { actionCodes } from './actions-file.ts';
import {
  checksVehicle,
  movedSteps,
  namedBlocks,
  namedValues,
  ownFlowSettings,
  retiredSteps,
} from './flow-file.ts';
import { example, examplesOf } from './example-settings.ts';
import { oneOrMore } from './one-or-more.ts';
import { specSetting } from './spec/setting.ts';
import { stepSettings } from './step-settings.ts';

export function funderSettings(symbols: Symbols): SettingsSchema {
  return {
    funder: {
      type: 'name',
      names: 'funder',
      required: true,
      about: "The funder's code as the platform knows it, the same as the file's name.",
    },
    name: { type: 'words', required: true, about: 'What customers call the funder.' },
    ...instances(symbols),
    actions: actionCodes,
    examples: examplesOf({ action, ...example }),
  };
}

/** What a file of page codes has beside them. */
export function pagesSettings(symbols: Symbols): SettingsSchema {
  const page: Setting = {
    type: 'name',
    names: 'page',
    required: true,
    about: 'The page code that starts it.',
  };
  return { ...instances(symbols), examples: examplesOf({ page, ...example }) };
}

function instances(symbols: Symbols): SettingsSchema {
  return {
    links: {
      type: 'list',
      of: { type: 'text', about: 'An origin: `https://` and the host.' },
      about: 'Where jump links of this funder may lead: `https://h5.bank.example`.',
    },
    flows: {
      type: 'map',
      names: 'kebab',
      about: 'The flows this funder uses in its own way, and flows that are its own.',
      of: {
        type: 'either',
        about: 'A flow taken up and changed, or, with `steps`, one of its own.',
        of: [
          {
            type: 'object',
            about: 'A flow taken up, with what differs.',
            settings: instance(symbols),
          },
          { type: 'object', about: 'A flow of its own.', settings: ownFlowSettings(symbols) },
        ],
      },
    },
  };
}

function instance(symbols: Symbols): SettingsSchema {
  return {
    use: {
      type: 'flow',
      about: 'The flow it is made from. Left out: the flow of the same name.',
    },
    spec: specSetting(symbols),
    with: {
      type: 'map',
      names: 'setting',
      of: { type: 'value', gives: 'any', about: 'The value.' },
      about: "Values for the flow's settings.",
    },
    values: namedValues,
    blocks: namedBlocks,
    moved: movedSteps,
    retire: retiredSteps,
    'checks-vehicle': checksVehicle,
    ...overrides(symbols),
    paths: {
      type: 'map',
      names: 'step',
      of: { type: 'path', about: 'The address of the screen.' },
      about: 'Step → address: every page, in the order the customer sees them.',
    },
  };
}

function overrides(symbols: Symbols): SettingsSchema {
  const whole = stepSettings(symbols, 'whole');
  return {
    change: {
      type: 'map',
      names: 'step',
      of: stepSettings(symbols, 'part'),
      about: 'Step → what differs there. Maps are merged; lists and texts replace what was there.',
    },
    insert: {
      type: 'map',
      names: 'kebab',
      of: stepSettings(symbols, 'whole', places),
      about: 'New steps, each `after` or `before` one of the flow.',
    },
    remove,
    replace: {
      type: 'map',
      names: 'step',
      of: whole,
      about: 'Step → the whole step to have in its place.',
    },
    fill: {
      type: 'map',
      names: 'step',
      about: 'Slot → the step that stands there for this funder, or `none`.',
      of: {
        type: 'either',
        about: 'A step, or `none`.',
        of: [{ type: 'one-of', options: ['none'], about: 'Nothing stands there.' }, whole],
      },
    },
  };
}

const places: SettingsSchema = {
  after: { type: 'step', about: 'The step this one comes after.' },
  before: {
    type: 'step',
    about:
      'The step this one comes before: every way to it leads here first, but a failure told `at` a field of it.',
  },
};

const remove = oneOrMore(
  { type: 'step', about: 'A step to leave out.' },
  'Steps this funder leaves out.',
  'Steps to leave out.',
);

const action: Setting = {
  type: 'number',
  required: true,
  min: 0,
  about: 'The action code that starts it.',
};
