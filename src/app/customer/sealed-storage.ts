import { now } from '../platform/clock.ts';
import { onPersonChange, onSignInChange } from './customer.ts';
import { browserKeys } from './key-store.ts';
import { newId } from '../platform/new-id.ts';
import { SealedAnswers } from './sealed-answers.ts';
import type { AppServices } from '../services.ts';

let ours: SealedAnswers | undefined;

function begin(): SealedAnswers {
  const sealed = new SealedAnswers({
    storage: () => localStorage,
    keys: browserKeys,
    // An insecure page has no `subtle`, whatever its type says.
    crypto: () => ('subtle' in crypto ? crypto : undefined),
    now,
    newId,
  });
  window.addEventListener('storage', ({ key }) => sealed.changed(key));
  onSignInChange(() => sealed.reloadKey());
  onPersonChange(() => void sealed.clear());
  void sealed.removeExpired();
  return sealed;
}

/** Loaded with the flow engine: the first page of a visit does without. */
export function withSealed(services: AppServices): AppServices {
  if (services.storage.sealed) return services;
  ours ??= begin();
  return { ...services, storage: { ...services.storage, sealed: ours } };
}
