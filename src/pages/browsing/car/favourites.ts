import { useSyncExternalStore } from 'react';
import { favouritesKey } from '../../../api/storage-keys.ts';

/** A saved car, and the address of its page. */
export interface Favourite {
  carId: string;
  to: string;
}

/** More than anybody compares; the oldest make room. */
const most = 50;
const none: readonly Favourite[] = [];
const listeners = new Set<() => void>();
let read: { text: string | null; favourites: readonly Favourite[] } = {
  text: null,
  favourites: none,
};

/** The cars saved on this phone, the latest first. */
export function useFavourites(): readonly Favourite[] {
  return useSyncExternalStore(subscribe, readFavourites, () => none);
}

/** Keeps a car that is not kept, and forgets one that is. False where the phone keeps nothing. */
export function toggleFavourite({ carId, to }: Favourite): boolean {
  const before = readFavourites();
  const others = before.filter((one) => one.carId !== carId);
  const after = others.length === before.length ? [{ carId, to }, ...others] : others;
  try {
    localStorage.setItem(favouritesKey, JSON.stringify(after.slice(0, most)));
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

function readFavourites(): readonly Favourite[] {
  const text = savedText();
  if (text !== read.text) read = { text, favourites: favouritesIn(text) };
  return read.favourites;
}

function savedText(): string | null {
  try {
    return localStorage.getItem(favouritesKey);
  } catch {
    return null;
  }
}

function favouritesIn(text: string | null): readonly Favourite[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(parsed) ? parsed.filter(isFavourite).slice(0, most) : none;
  } catch {
    return none;
  }
}

/** An address of another origin is none of ours. */
function isFavourite(one: unknown): one is Favourite {
  const { carId, to } = (one ?? {}) as Partial<Record<keyof Favourite, unknown>>;
  return typeof carId === 'string' && typeof to === 'string' && /^\/(?!\/)/.test(to);
}

function subscribe(listener: () => void): () => void {
  const elsewhere = ({ key }: StorageEvent) => {
    if (key === favouritesKey || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', elsewhere);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', elsewhere);
  };
}
