import { FormulaFailed } from '../../language/formula/evaluate.ts';
import { isWrittenAt } from '../../language/text/written-names.ts';
import type { Flow } from '../../model/definition.ts';
import type { SourceLocations } from '../../model/source-locations.ts';
import type { ExampleRun, LoggedFailure } from '../example-recording.ts';

/** How an example went, for a hint. */
export function walkHints(
  { log, failures }: Pick<ExampleRun, 'log' | 'failures'>,
  flow: Flow,
  places: SourceLocations,
): string[] {
  const lines = log.flatMap((line, index) => [
    ...failuresAfter(failures, index),
    ...asWritten(line, flow, places),
  ]);
  const all = [...lines, ...failuresAfter(failures, log.length)];
  return all.length > 0 ? [`What happened: ${shortened(all).join('; ')}.`] : [];
}

/** A step that linking has put in is told of as the one it stands behind, and only where it decides something. */
function asWritten(line: string, { id: flow, steps }: Flow, places: SourceLocations): string[] {
  const [id = '', label = ''] = line.split(': ');
  if (!Object.hasOwn(steps, id) || isWrittenAt(id, places.of(flow, id))) return [line];
  const [owner] = Object.keys(steps)
    .filter((one) => id.startsWith(`${one}-`))
    .toSorted((a, b) => b.length - a.length);
  return label === 'else' || owner === undefined ? [] : [`${owner}: ${label}`];
}

/** Of formulas that had no value, the last two: what came of the earlier ones is told by the later. */
function failuresAfter(failures: readonly LoggedFailure[], index: number): string[] {
  return failures
    .slice(-2)
    .filter(({ after }) => after === index)
    .map(({ error }) => failureInWords(error));
}

function failureInWords(error: Error): string {
  if (!(error instanceof FormulaFailed) || error.formula === undefined)
    return error.message.replace(/\.$/, '');
  const { formula, reason } = error;
  return reason.startsWith(`${formula} `) ? reason : `"${formula}" fails: ${reason}`;
}

/** A long walk without its middle: what went wrong is at its end. */
function shortened(lines: readonly string[]): readonly string[] {
  const first = 3;
  const last = 8;
  const others = lines.length - first - last;
  return others > 1 ? [...lines.slice(0, first), `${others} more`, ...lines.slice(-last)] : lines;
}
