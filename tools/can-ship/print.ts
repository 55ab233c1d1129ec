/** One answer, with reasons: for a terminal, for a pull request and for a program. */

/** What was checked, and every reason against shipping. */
export interface ShipCheck {
  name: string;
  reasons: string[];
  seconds: number;
}

export interface ShipReport {
  from: string;
  parts: readonly ShipCheck[];
}

export const printers: Record<'text' | 'markdown' | 'json', (report: ShipReport) => string> = {
  text: ({ from, parts }) =>
    [
      verdict(from, parts),
      ...parts.flatMap((part) => [line(part), ...part.reasons.map((one) => `    ${one}`)]),
    ].join('\n'),
  markdown: ({ from, parts }) =>
    [
      `**${escaped(verdict(from, parts))}**`,
      parts
        .map((part) =>
          [`- ${line(part)}`, ...part.reasons.map((one) => `  - ${escaped(one)}`)].join('\n'),
        )
        .join('\n'),
    ].join('\n\n'),
  json: ({ from, parts }) => JSON.stringify({ from, ships: ships(parts), parts }, null, 2),
};

function ships(parts: readonly ShipCheck[]): boolean {
  return parts.every(({ reasons }) => reasons.length === 0);
}

function verdict(from: string, parts: readonly ShipCheck[]): string {
  return ships(parts)
    ? `This can take the place of ${from}.`
    : `This cannot take the place of ${from} yet.`;
}

function line({ name, reasons, seconds }: ShipCheck): string {
  const count = reasons.length;
  const verdictText =
    count === 0 ? 'nothing against it' : count === 1 ? '1 reason' : `${count} reasons`;
  return `${name}: ${verdictText} (${seconds} s)`;
}

/** Text of an author's must not become a link, a tag or a mention. */
function escaped(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|@]/g, (sign) => `\\${sign}`);
}
