import type { Finding } from '../../../model/finding.ts';
import { renamed } from '../../text/fixes.ts';
import { nameHint } from '../../text/nearest.ts';
import { placeOf } from '../../yaml/node-access.ts';
import type { StepsSyntax } from '../../schema/file-syntax.ts';
import type { SourceSpan } from '../../../model/source.ts';

/** An override without effect: its step does not exist (or, inserted, already exists). */
export function noOverriddenStep(
  how: string,
  name: string,
  place: SourceSpan,
  parent: { template: StepsSyntax; others: readonly string[]; exists?: SourceSpan | undefined },
): Finding {
  const file = parent.template.place.file.path;
  if (parent.exists)
    return {
      rule: 'unused-override',
      place: placeOf(place),
      message: `"insert" adds "${name}", but ${file} has a step of that name already.`,
      hint: 'Give the new step a name of its own, or move this to "change" or "replace".',
      also: [{ place: placeOf(parent.exists), message: 'The step that is there already.' }],
    };
  return {
    rule: 'unused-override',
    place: placeOf(place),
    message: `"${how}" names "${name}", which is not a step of ${file}, so it touches nothing.`,
    ...hintOf(name, parent.others),
    ...renamed(place, name, parent.others),
    also: [{ place: stepsOf(parent.template), message: 'The steps it could touch.' }],
  };
}

export function overriddenTwice(name: string, place: SourceSpan, before: SourceSpan): Finding {
  return {
    rule: 'unused-override',
    place: placeOf(place),
    message: `The step "${name}" is touched twice, and only one of the two can hold.`,
    hint: 'Write everything about one step in one place.',
    also: [{ place: placeOf(before), message: 'The other one.' }],
  };
}

function hintOf(name: string, names: readonly string[]): { hint?: string } {
  const hint = nameHint(name, names, `Its steps are: ${names.join(', ')}.`);
  return hint === undefined ? {} : { hint };
}

function stepsOf({ place, byName }: StepsSyntax): SourceSpan {
  const [first] = byName.values();
  return placeOf(first?.key ?? place);
}

export function insertedNowhere(name: string, place: SourceSpan, both: boolean): Finding {
  return {
    rule: 'unused-override',
    place: placeOf(place),
    message: both
      ? `"insert" says both "after" and "before" of "${name}".`
      : `"insert" does not say where "${name}" comes.`,
    hint: both ? 'Keep one of the two.' : 'Add "after:" and the step it comes after, or "before:".',
  };
}

/** What comes after a step takes the place of the step's `next`. */
export function nextOverridden(
  anchor: { id: string; next: SourceSpan },
  inserted: { id: string; after: SourceSpan },
): Finding {
  return {
    rule: 'unused-override',
    place: placeOf(inserted.after),
    message: `"${inserted.id}" comes after "${anchor.id}", whose "next" leads past it.`,
    hint: `Take out that "next", or write "before:" here if only a branch of "${anchor.id}" leads to "${inserted.id}".`,
    also: [{ place: placeOf(anchor.next), message: 'The "next".' }],
  };
}

/** `fill` is for slots; any other step is replaced. */
export function filledNoSlot(name: string, place: SourceSpan, parent: SourceSpan): Finding {
  return {
    rule: 'unused-override',
    place: placeOf(place),
    message: `"fill" names "${name}", which is not a slot.`,
    hint: 'Move it to "replace" if the step is meant to be another one here.',
    also: [{ place: placeOf(parent), message: 'The step it names.' }],
  };
}
