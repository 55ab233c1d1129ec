import type { AuthorSchema, KindSchema } from '../../model/step-kind.ts';
import type { SyntaxWord } from '../../model/syntax.ts';

const decide: AuthorSchema = {
  kind: 'decide',
  about:
    'Only decides where to go: the branches of `on` are tried from top to bottom. What a step without `kind` is.',
  outcomes: {
    else: {
      about: 'No branch applied. Compulsory where a value could be new, and never success.',
      main: true,
    },
  },
  settings: {},
  screen: false,
};

const end: AuthorSchema = {
  kind: 'end',
  about:
    'The flow ends here without a page of its own; the customer returns where they came from. `ends` says how it ended.',
  outcomes: { ended: { about: 'Always, at once.', main: true } },
  settings: {
    'leads-to': {
      type: 'value',
      gives: 'text',
      about:
        'The page of the app to open then: `/placeOrder`. Usual: back where the customer came from.',
    },
    query: {
      type: 'map',
      names: 'any',
      of: { type: 'value', gives: 'text', about: 'A value. An empty one is left out.' },
      about: 'What the address of that page carries: `order: =answers.orderId`.',
    },
  },
  screen: false,
};

const run: AuthorSchema = {
  kind: 'run',
  about:
    'Another flow, in place. The ends it declares are the outcomes of this step; a step named `identity` in it becomes `co/identity` under `as: co`.',
  outcomes: { done: { about: 'The other flow ended in success.', main: true } },
  settings: {
    flow: { type: 'flow', about: 'The flow to run.', required: true },
    as: {
      type: 'text',
      about:
        'The name its answers are found under: `answers.co.idNumber`. Usual: they stand beside the others.',
    },
    with: {
      type: 'map',
      names: 'kebab',
      about: "The other flow's settings. Formulas see this flow's names.",
      of: { type: 'value', gives: 'any', about: 'A value or a formula.' },
    },
  },
  screen: false,
};

const slot: AuthorSchema = {
  kind: 'slot',
  about: 'A gap that every funder fills with steps of its own under `fill`, or sets to `none`.',
  outcomes: { done: { about: 'What fills it is done.', main: true } },
  settings: {},
  screen: false,
};

const table: AuthorSchema = {
  kind: 'table',
  about: 'Decides by several values together: the first row that fits says where to go.',
  outcomes: {
    else: {
      about: 'No row fitted. Compulsory where a value could be new, and never success.',
      main: true,
    },
  },
  settings: {
    of: {
      type: 'list',
      about: 'The values the rows are compared with, in this order.',
      required: true,
      of: { type: 'formula', gives: 'any', about: 'One value.' },
    },
    rows: {
      type: 'map',
      names: 'any',
      about:
        'Values joined by `/` (`7/1`), or fewer values where the rest does not matter (`2`) → the step to go to. `else` is the last row.',
      required: true,
      of: {
        type: 'either',
        about: 'A step, or a step with words on the way.',
        of: [
          { type: 'step', about: 'Where to go.' },
          {
            type: 'object',
            about: 'Where to go and what to say on the way.',
            settings: {
              to: { type: 'step', about: 'Where to go.', required: true },
              toast: { type: 'words', about: 'Shown on arrival.' },
              after: { type: 'duration', max: '5s', about: 'Shows the toast first, then goes on.' },
            },
          },
        ],
      },
    },
  },
  screen: false,
};

/** What an author may write after `kind:` that is the language's own. */
export const syntax: Readonly<Record<SyntaxWord, AuthorSchema>> = { decide, end, run, slot, table };

/** All that may be written after `kind:`, by name. */
export function withSyntax(
  kinds: Readonly<Record<string, KindSchema>>,
): Record<string, KindSchema> {
  const all = Object.entries({ ...kinds, ...syntax });
  return Object.fromEntries(all.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
