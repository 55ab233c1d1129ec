import type { Step } from '../../model/definition.ts';
import type { KindSchema } from '../../model/step-kind.ts';
import type { ContentChange } from './content.ts';
import type { ChangeRule } from './difference.ts';

type Changed = Pick<ContentChange, 'path' | 'before' | 'after'>;

/** The rule that a change of one part of a step falls under, sentences aside. */
export function ruleOf(
  before: Step,
  after: Step,
  change: Changed,
  schema: KindSchema | undefined,
): ChangeRule {
  const { path } = change;
  const [setting = ''] = path;
  if (setting === 'once') return after.once ? 'write-added' : 'write-lost';
  if (path.at(-1) === 'order') return 'order-changed';
  if (path.includes('sensitive') || path.includes('personal'))
    return isLess(change) ? 'secret-kept' : 'screen-changed';
  if (isRequest(setting, schema)) return 'request-changed';
  if (schema?.settings[setting]?.type === 'endpoint')
    return [before, after].some(({ once }) => once) ? 'write-changed' : 'request-changed';
  if (isQuestions(path, schema)) return isLess(change) ? 'asked-less' : 'asked-more';
  return 'screen-changed';
}

function isRequest(setting: string, schema: KindSchema | undefined): boolean {
  return setting === schema?.fetchedFrom || schema?.settings[setting]?.type === 'send';
}

/** A field or a document more or less, not one that changed. */
function isQuestions(path: readonly string[], schema: KindSchema | undefined): boolean {
  const [setting] = path;
  if (setting === schema?.answersFrom) return path.length === 2;
  return setting === schema?.signs;
}

/** Fewer, or none where there was one. */
function isLess({ before, after }: Changed): boolean {
  if (Array.isArray(before) && Array.isArray(after)) return after.length < before.length;
  return isNothing(after) && !isNothing(before);
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === false;
}
