/**
 * `npm run bench [-- --only SECTION] [--without SECTION]`: sizes and times in one run. Never fails on a number; ends with 1 where a
 * section breaks off or is left out.
 */
import { readArguments } from './run/arguments.ts';
import { benchBrowser } from './bench/browser.ts';
import { benchChecking } from './bench/checking.ts';
import { benchInteractions } from './bench/interactions.ts';
import { benchLab } from './bench/lab.ts';
import { UsageError, readLabOptions } from './bench/lab/lab-options.ts';
import { benchMachine } from './bench/machine.ts';
import { benchPayments } from './bench/payments.ts';
import { benchResponsiveness } from './bench/responsiveness.ts';
import { printSection, type BenchSection } from './bench/section.ts';
import { benchSizes } from './bench/sizes.ts';
import { benchStudio } from './bench/studio.ts';
import { benchTap } from './bench/tap.ts';

const sections: Record<string, BenchSection> = {
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
    without: { type: 'string', multiple: true, default: [] },
    /** Of the section `lab`, which reads them. */
    runs: { type: 'string' },
    pages: { type: 'string', multiple: true },
    profile: { type: 'string' },
    json: { type: 'string' },
  },
});
const unknown = [...(values.only ?? []), ...values.without].find((name) => !names.includes(name));
if (unknown !== undefined) {
  console.error(`There is no section "${unknown}". The sections are ${names.join(', ')}.`);
  process.exit(1);
}
const selected = (values.only ?? names).filter((name) => !values.without.includes(name));
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
  const section = sections[name];
  if (section && !(await printSection(name, section))) process.exitCode = 1;
}
// A section that broke off can have left a browser or a server open.
process.exit();
