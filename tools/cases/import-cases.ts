import { isDeepStrictEqual } from 'node:util';
import type { LocalizedText } from '../../src/model/step-kind.ts';
import { editBetween } from '../authoring/apply-edits.ts';
import { withExample, withOtherExample } from '../authoring/example-entry.ts';
import type { AuthoringService, TextEdit } from '../authoring/service.ts';
import type { Case } from './case-file.ts';
import { noFile, type ImportOutcome } from './words.ts';
import { writtenExamples } from './written-examples.ts';

export interface ImportedCases {
  edits: TextEdit[];
  outcomes: { file: string; name: string; outcome: ImportOutcome; why?: LocalizedText }[];
}

interface Importing {
  /** An example of the same name that says something else. */
  mayReplace: boolean;
  /** The texts that stand over the files on disk. */
  open?: Readonly<Record<string, string>>;
}

/** What has a new finding is not brought in. The service's texts are as before afterwards. */
export function importCases(
  service: AuthoringService,
  cases: readonly Case[],
  { mayReplace, open = {} }: Importing,
): ImportedCases {
  const files = [...new Set(cases.map(({ file }) => file))];
  const original = new Map(files.map((file) => [file, service.text(file)]));
  const known = new Set(findingsIn(service).map(({ key }) => key));
  const outcomes = cases.map((one) => ({
    file: one.file,
    name: one.name,
    ...broughtIn(service, one, { mayReplace, known }),
  }));
  const edits = files.flatMap((file) => {
    const [before, now] = [original.get(file), service.text(file)];
    service.setText(file, open[file]);
    return before === undefined || now === undefined || before === now
      ? []
      : [editBetween(file, before, now)];
  });
  return { edits, outcomes };
}

interface Rules {
  mayReplace: boolean;
  /** What was to be mended before. */
  known: ReadonlySet<string>;
}

function broughtIn(
  service: AuthoringService,
  { file, name, example }: Case,
  { mayReplace, known }: Rules,
): { outcome: ImportOutcome; why?: LocalizedText } {
  const text = service.text(file);
  if (text === undefined) return { outcome: 'refused', why: noFile(file) };
  const written = writtenExamples({ path: file, text }).find((one) => one.name === name);
  if (written && isDeepStrictEqual(written.example, example)) return { outcome: 'same' };
  if (written && !mayReplace) return { outcome: 'different' };
  const now = written
    ? withOtherExample({ path: file, text }, written, example)
    : withExample({ path: file, text }, name, example);
  service.setText(file, now);
  const caused = findingsIn(service).find(({ key }) => !known.has(key));
  if (caused === undefined) return { outcome: written ? 'replaced' : 'added' };
  service.setText(file, text);
  return { outcome: 'refused', why: caused.message };
}

function findingsIn(service: AuthoringService): { key: string; message: LocalizedText }[] {
  return service.problems().map(({ file, message }) => ({
    key: `${file}: ${message.en}`,
    message: { zh: `${file}：${message.zh}`, en: `${file}: ${message.en}` },
  }));
}
