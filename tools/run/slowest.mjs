import { relative } from 'node:path';

/** Of each runner, from its own report. */
const count = 5;

/**
 * Lines of seconds and file: where the minutes of all tests go. What a report lacks is left out.
 * @param {string} root
 * @param {any} unit Vitest's JSON report
 * @param {any} browser Playwright's
 */
export function slowest(root, unit, browser) {
  const files = (unit?.testResults ?? []).map((file) => ({
    name: relative(root, file.name),
    ms: file.endTime - file.startTime,
  }));
  const specs = (browser?.suites ?? []).map((suite) => ({
    name: `e2e/${suite.file}`,
    ms: timeOf(suite),
  }));
  return [files, specs].flatMap((all) =>
    all
      .toSorted((a, b) => b.ms - a.ms)
      .slice(0, count)
      .map(({ name, ms }) => `${String(Math.round(ms / 1000)).padStart(5)} s  ${name}`),
  );
}

function timeOf({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return (
    own.reduce((sum, { duration }) => sum + duration, 0) +
    suites.reduce((sum, suite) => sum + timeOf(suite), 0)
  );
}
