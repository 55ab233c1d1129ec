/** Two funders beside each other: for each code whether they run the same flow, and which steps differ where they do not. */
import type { IndexPageData } from '../index-page.ts';

export function compareFunders({ funders, flows }: IndexPageData): void {
  const [left, right] = document.querySelectorAll<HTMLSelectElement>('[data-funder]');
  const rows = document.querySelector<HTMLElement>('#compared tbody');
  const chosen = left && right && rows ? { left, right, rows } : undefined;
  if (!chosen) return;
  const show = () => {
    const [one = {}, other = {}] = [funders[chosen.left.value], funders[chosen.right.value]];
    const codes = [...new Set([...Object.keys(one), ...Object.keys(other)])];
    const different = codes.filter((code) => one[code] !== other[code]);
    chosen.rows.replaceChildren(
      ...different.map((code) => {
        const [a, b] = [one[code], other[code]];
        const steps = differing(flows[a ?? '']?.steps ?? {}, flows[b ?? '']?.steps ?? {});
        return rowOf([code, linkTo(a), linkTo(b), a && b ? steps : '']);
      }),
    );
  };
  const linkTo = (key: string | undefined) => {
    if (key === undefined) return '';
    const link = document.createElement('a');
    link.href = `flows/${key}.html`;
    link.textContent = flows[key]?.id ?? key;
    return link;
  };
  for (const select of [chosen.left, chosen.right]) select.addEventListener('change', show);
  show();
}

type Steps = Readonly<Record<string, string>>;

/** `− bank-card, + letter, ~ done` */
function differing(before: Steps, after: Steps): string {
  const removed = Object.keys(before).filter((id) => !(id in after));
  const added = Object.keys(after).filter((id) => !(id in before));
  const changed = Object.keys(after).filter((id) => id in before && before[id] !== after[id]);
  return [
    ...removed.map((id) => `− ${id}`),
    ...added.map((id) => `+ ${id}`),
    ...changed.map((id) => `~ ${id}`),
  ].join(', ');
}

function rowOf(cells: readonly (string | Node)[]): HTMLElement {
  const row = document.createElement('tr');
  for (const cell of cells) {
    const td = document.createElement('td');
    td.append(cell);
    row.append(td);
  }
  return row;
}
