import { candidatesAt } from './candidates.ts';
import { type NetworkProfile, profiles } from './shaped-connection.ts';

/** The options of a lab run. */
export interface LabOptions {
  runs: number;
  pages: readonly string[];
  profiles: readonly NetworkProfile[];
  json: string | undefined;
}

export interface Written {
  runs?: string | undefined;
  pages?: readonly string[] | undefined;
  profile?: string | undefined;
  json?: string | undefined;
}

/** An invalid option; the message lists the valid ones. */
export class UsageError extends Error {}

/**
 * `pages` may hold several names with commas between them.
 * @throws UsageError
 */
export function readLabOptions({ runs = '9', pages, profile = '', json }: Written): LabOptions {
  if (!/^[1-9]\d{0,2}$/.test(runs))
    throw new UsageError(`--runs ${runs} is no number of runs: 1 to 999.`);
  const available = pageNames();
  const requested =
    pages?.flatMap((names) => names.split(',')).map((name) => name.trim()) ?? available;
  const unknown = requested.find((name) => !available.includes(name));
  if (unknown !== undefined)
    throw new UsageError(`There is no page "${unknown}". The pages are ${available.join(', ')}.`);
  const selected = profiles.filter(({ name }) => name.startsWith(profile));
  if (selected.length === 0)
    throw new UsageError(
      `There is no profile "${profile}". The profiles are ${profiles.map(({ name }) => `"${name}"`).join(', ')}; their beginnings do.`,
    );
  return { runs: Number(runs), pages: requested, profiles: selected, json };
}

function pageNames(): string[] {
  const ready = { port: 0, carId: '', order: { orderNo: '', token: '' } };
  return [...new Set(candidatesAt('', ready).map(({ page }) => page))];
}
