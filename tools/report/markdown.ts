import { printers } from '../diff/print.ts';
import { sum } from '../coverage/coverage.ts';
import type { Overview } from './index-page.ts';

/** For a pull request: what was checked, what fails, and what changed. */
export function markdownOf({ flows, verdicts, comparison }: Overview): string {
  const { taken, transitions, guardValuesTaken, guardValues } = sum(
    flows.map(({ coverage }) => coverage),
  );
  const wrong = verdicts.filter(({ verdict }) => verdict !== 'holds' && verdict !== 'bounded');
  const lines = [
    `| flows | properties that hold | transitions taken | answers of guards given |`,
    `|---|---|---|---|`,
    `| ${flows.length} | ${verdicts.length - wrong.length} of ${verdicts.length} | ${taken} of ${transitions} | ${guardValuesTaken} of ${guardValues} |`,
  ];
  const broken = wrong.map(({ property, verdict }) => `- **${property.name}**: ${verdict}`);
  const changes = comparison
    ? printers.markdown({
        ...comparison,
        before: comparison.base,
        after: 'now',
        accepted: [],
        stale: [],
      })
    : '';
  return `${[lines.join('\n'), broken.join('\n'), changes].filter(Boolean).join('\n\n')}\n`;
}
