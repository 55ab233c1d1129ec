import { lastMarkupKeys } from '../api/storage-keys.ts';

interface KeptMarkup {
  /** The end of the stylesheet's address: in another release classes may have other names. */
  styles: string;
  html: string;
}

/** For the next visit, which shows it before any script of the app is there (index.html). */
export function keepMarkup(path: string, html: string): void {
  try {
    const kept: KeptMarkup = { styles: stylesHere(), html };
    localStorage.setItem(lastMarkupKeys.prefix + path, JSON.stringify(kept));
  } catch {
    // The next visit waits for its own response.
  }
}

/** Whether the last visit kept the same, with the same styles. */
export function isLastMarkup(path: string, html: string): boolean {
  try {
    const text = localStorage.getItem(lastMarkupKeys.prefix + path) ?? '';
    const kept = JSON.parse(text) as Partial<KeptMarkup>;
    return kept.html === html && kept.styles === stylesHere();
  } catch {
    return false;
  }
}

function stylesHere(): string {
  const sheet = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  return sheet?.href.split('/').pop() ?? '';
}
