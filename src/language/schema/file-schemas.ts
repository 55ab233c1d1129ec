import type { Setting } from '../../model/step-kind.ts';
import { oncePer } from '../../model/once-per.ts';
import type { Symbols } from './symbols.ts';
import { actionCodes, pageCodes } from './actions-file.ts';
import { defaultsOf, flowSettings } from './flow-file.ts';
import { funderSettings, pagesSettings } from './funder-file.ts';
import { properties } from './property-file.ts';

/** The kinds of file an author writes, by the setting that each begins with. */
export const fileKinds = [
  'flow',
  'funder',
  'pages',
  'actions',
  'defaults',
  'properties',
  'fees',
] as const;
export type FileKind = (typeof fileKinds)[number];

export const fileNouns: Record<FileKind, string> = {
  flow: 'a flow',
  funder: 'a funder',
  pages: 'the order pages',
  actions: 'the order actions',
  defaults: 'the defaults',
  properties: 'the properties',
  fees: 'the kinds of payment',
};

/** Code of a kind of payment → what it is called and who says how much it is. */
const fees: Setting & { type: 'map' } = {
  type: 'map',
  names: 'camel',
  notEmpty: true,
  about: "The platform's code for a kind of payment → what it is called, and how much it is.",
  of: {
    type: 'object',
    about: 'A kind of payment.',
    settings: {
      name: { type: 'words', required: true, about: 'What customers call it.' },
      amount: {
        type: 'money',
        about:
          'How much it is, in yuan: the same for every order. Left out: the platform works it out for each order.',
      },
      action: { type: 'number', min: 1, about: 'The action code that collects it.' },
    },
  },
};

/** What may stand in a file of each kind. Made once for a set of symbols. */
export function fileShape(kind: FileKind, symbols: Symbols): Setting & { type: 'object' } {
  return shapesFor(symbols)[kind];
}

type FileShapes = Record<FileKind, Setting & { type: 'object' }>;

const shapesFor = oncePer((symbols: Symbols): FileShapes => {
  return {
    flow: {
      type: 'object',
      about: 'A flow: steps that funders take up.',
      settings: flowSettings(symbols),
    },
    funder: {
      type: 'object',
      about: 'One funder: the flows it uses, what it changes in them, and its action codes.',
      settings: funderSettings(symbols),
    },
    pages: {
      type: 'object',
      about: 'Flows that have no action code: the platform leads customers to them by a page code.',
      settings: { pages: { ...pageCodes, required: true }, ...pagesSettings(symbols) },
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
      settings: { defaults: { ...defaultsOf(symbols), required: true } },
    },
    properties: {
      type: 'object',
      about: 'What must be so in every flow of every funder.',
      settings: { properties: { ...properties(symbols), required: true } },
    },
    fees: {
      type: 'object',
      about: 'What can be paid for.',
      settings: { fees: { ...fees, required: true } },
    },
  };
});
