/** `npm run bench`: sizes and times in one run. Prints; never fails on a number. */
import { readArguments } from './run/arguments.ts';
import { benchBrowser } from './bench/browser.ts';
import { benchChecking } from './bench/checking.ts';
import { benchInteractions } from './bench/interactions.ts';
import { benchLab } from './bench/lab.ts';
import { UsageError, readLabOptions } from './bench/lab/lab-options.ts';
import { benchMachine } from './bench/machine.ts';
import { CannotRun } from './bench/measure.ts';
import { benchPayments } from './bench/payments.ts';
import { benchResponsiveness } from './bench/responsiveness.ts';
import { benchSizes } from './bench/sizes.ts';
import { benchStudio } from './bench/studio.ts';
import { benchTap } from './bench/tap.ts';

const sections: Record<string, () => string[] | Promise<string[]>> = {
  sizes: benchSizes,
  checking: benchChecking,
  machine: benchMachine,
  payments: benchPayments,
  browser: benchBrowser,
  responsiveness: benchResponsiveness,
  tap: benchTap,
  interactions: benchInteractions,
  studio: benchStudio,
  lab: () => benchLab(readLabOptions(values)),
};

const names = Object.keys(sections);
const { values } = readArguments({
  options: {
    only: { type: 'string', multiple: true },
    /** Of the section `lab`, which reads them. */
    runs: { type: 'string' },
    pages: { type: 'string', multiple: true },
    profile: { type: 'string' },
    json: { type: 'string' },
  },
});
const selected = values.only ?? names;
const unknown = selected.find((name) => !names.includes(name));
if (unknown !== undefined) {
  console.error(`There is no section "${unknown}". The sections are ${names.join(', ')}.`);
  process.exit(1);
}
if (selected.includes('lab')) {
  try {
    readLabOptions(values);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
for (const name of selected) {
  const lines = await Promise.resolve()
    .then(() => sections[name]?.() ?? [])
    .catch((error: unknown) => {
      if (error instanceof CannotRun) return [`${name} was left out: ${error.message}`];
      process.exitCode = 1;
      return [`${name} broke off: ${error instanceof Error ? (error.stack ?? '') : String(error)}`];
    });
  console.log(`\n${lines.join('\n')}`);
}
