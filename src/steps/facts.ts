import type { SettingsSchema } from '../model/step-kind.ts';

/** What a page states besides its text. Kinds that show it spread this into their settings and render `ui/page/Facts.tsx`. */
export const factSettings = {
  facts: {
    type: 'map',
    names: 'kebab',
    about:
      'What is stated line by line: amount, car, date, number. A line without a value is left out.',
    of: {
      type: 'object',
      about: 'One line.',
      settings: {
        label: { type: 'words', about: 'What the value is.', required: true },
        value: { type: 'words', about: 'The value; mostly a formula in braces.', required: true },
        total: {
          type: 'yes-no',
          about: 'The line the others add up to, or the one that matters most; it stands out.',
        },
      },
    },
  },
  'what-next': { type: 'words', about: 'What happens next, below the facts.' },
} as const satisfies SettingsSchema;

/** Beside the facts of a page one signs, or goes to a lender's from; rendered by `ui/money/OrderPlan.tsx`. */
export const costSetting = {
  cost: {
    type: 'formula',
    gives: {
      fields: {
        funderLoanAmt: 'money',
        termCount: 'number',
        downPaymentRatio: 'number',
        firstPayment: 'money',
        monthRent: 'money',
        lastPayment: 'money',
      },
    },
    about:
      'Whose plan is stated below the facts, mostly `=order`: each sum, the annual rate, the total and what each month holds.',
  },
} as const satisfies SettingsSchema;
