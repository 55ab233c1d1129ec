import type { Language } from '../model/definition.ts';

const key = 'language';

/** What the customer chose before, else Chinese. */
export function startLanguage(): Language {
  try {
    return localStorage.getItem(key) === 'en' ? 'en' : 'zh';
  } catch {
    return 'zh';
  }
}

export function saveLanguage(language: Language): void {
  try {
    localStorage.setItem(key, language);
  } catch {
    // Storage is denied: the choice lasts as long as the page.
  }
}
