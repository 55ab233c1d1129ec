/** Help at a place in a text. */
import type { FileRange, OfferedWord, RenameableResult, RenameResult } from '../wire.ts';
import { offsetAt, rangeIn } from './positions.ts';
import { handlers } from './requests.ts';

export const editing = handlers({
  completions(desk, { texts, file, at, language }): OfferedWord[] {
    const service = desk.take(texts);
    const text = desk.textOf(file);
    return service
      .completions(file, offsetAt(text, at), language)
      .map(({ from, to, ...offer }) => ({ ...offer, ...rangeIn(text, from, to) }));
  },

  hover(desk, { texts, file, at, language }): { about: string; range: FileRange } | undefined {
    const service = desk.take(texts);
    const text = desk.textOf(file);
    const hover = service.hover(file, offsetAt(text, at), language);
    return hover && { about: hover.text, range: { file, ...rangeIn(text, hover.from, hover.to) } };
  },

  /** Where the name at this place is written. */
  origin(desk, { texts, file, at }): FileRange | undefined {
    const service = desk.take(texts);
    return desk.range(service.definition(file, offsetAt(desk.textOf(file), at)));
  },

  renameable(desk, { texts, file, at }): RenameableResult {
    return desk.take(texts).renameable(file, offsetAt(desk.textOf(file), at));
  },

  rename(desk, { texts, file, at, to }): RenameResult {
    const renamed = desk.take(texts).rename(file, offsetAt(desk.textOf(file), at), to);
    return Array.isArray(renamed) ? { edits: renamed.map((one) => desk.edit(one)) } : renamed;
  },

  /** Where a flow or a step of a funder is written. */
  place(desk, { texts, funder, flow, step }): FileRange | undefined {
    return desk.range(desk.take(texts).place(funder, flow, step));
  },
});
