import type { DriverOf } from '../kind-driver.ts';
import type { ListedRecord } from './records.ts';
import type { RecordsKind } from './states.ts';

export const driver: DriverOf<RecordsKind> = {
  decisions: { closed: 'records.closed' },
  advance({ data, step, send }, { chosen }) {
    if (step.choose === undefined) return send({ type: 'records.chosen' });
    const { records = [] } = data;
    const which = ({ headline, picked }: ListedRecord) => JSON.stringify([headline, picked]);
    const next = records.find((record) => record.open && !chosen.has(which(record)));
    if (!next) return send({ type: 'records.closed' });
    chosen.add(which(next));
    return send({ type: 'records.chosen', answers: next.picked });
  },

  // The prescribed one, else the first that can be chosen.
  answers({ data }, { prescribed }) {
    const open = (data.records ?? []).filter((one) => one.open);
    const fits = ({ picked }: ListedRecord) =>
      Object.entries(picked).some(
        ([name, value]) => name in prescribed && prescribed[name] === value,
      );
    return (open.find(fits) ?? open[0])?.picked ?? {};
  },
  taps: {
    shown: ({ step, data }) => [
      ...(data.records ?? [])
        .filter((record) => record.open)
        .map(({ picked }) => ({ type: 'records.chosen', answers: picked }) as const),
      ...(step.button === undefined ? [] : (['records.closed'] as const)),
      'records.reloaded',
    ],
    refused: () => ['records.reloaded', 'records.abandoned'],
    unloaded: () => ['records.reloaded'],
  },
  async act({ page }, step, outcome, { submit }) {
    if (step.choose === undefined || outcome === 'closed') return submit(page);
    await page.locator('main li').getByRole('button').first().click();
  },
};
