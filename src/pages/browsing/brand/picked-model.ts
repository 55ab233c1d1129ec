import { z } from 'zod/mini';

/** A model picked on the catalogue's pages for a form of another page. */
export interface PickedModel {
  modelCode: string;
  name: string;
}

/** Pages that pick: what an address says after `for`, and where the pick leads. */
const pickers = { clue: '/newClue' } as const;
export type PickFor = keyof typeof pickers;

const key = 'picked_model';
const schema = z.object({ modelCode: z.string(), name: z.string() });

/** The form a page of the catalogue picks for; undefined where the customer only browses. */
export function pickFor(search: string): PickFor | undefined {
  const named = new URLSearchParams(search).get('for') ?? '';
  return Object.hasOwn(pickers, named) ? (named as PickFor) : undefined;
}

/** The address of the next page of the same pick. */
export function stillFor(path: string, picks: PickFor | undefined): string {
  return picks === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}for=${picks}`;
}

export function pagePickedFor(picks: PickFor): string {
  return pickers[picks];
}

export function savePickedModel(picked: PickedModel): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(picked));
  } catch {
    // A browser that keeps nothing: the form goes on without a model.
  }
}

/** What was picked since it was last taken. */
export function takePickedModel(): PickedModel | undefined {
  try {
    const read = schema.safeParse(JSON.parse(window.sessionStorage.getItem(key) ?? '{}'));
    window.sessionStorage.removeItem(key);
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}
