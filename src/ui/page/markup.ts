import { ownPath } from '../../model/link-target.ts';

/** HTML of a response, for the time before React. */
export class Markup {
  constructor(readonly html: string) {}
}

/** HTML of a response, and the title of the screen where it depends on the response. */
export interface TitledMarkup {
  title: string;
  html: string;
}

type Part = Markup | readonly Markup[] | string | undefined;

/** A template of HTML, without its line breaks. What is filled in is text, never markup, unless it comes from this function itself. */
export function markup(texts: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const [first = '', ...others] = texts.map((text) => text.replace(/\n\s*/g, ''));
  return new Markup(others.reduce((html, text, at) => html + htmlOf(parts[at]) + text, first));
}

function htmlOf(part: Part): string {
  if (part === undefined) return '';
  if (part instanceof Markup) return part.html;
  if (typeof part !== 'string') return part.map(htmlOf).join('');
  const named: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
  };
  return part.replace(/[&<>"]/g, (letter) => named[letter] ?? '');
}

/** A link as `PlatformLink` renders it; one out of the app leads nowhere until the app is there. */
export function linkMarkup(to: string, className: string | undefined, content: Markup): Markup {
  const page = ownPath(to);
  if (page === undefined) return markup`<span class="${className}">${content}</span>`;
  const base = import.meta.env.BASE_URL.replace(/\/$/, '');
  return markup`<a class="${className}" href="${base + page}" data-discover="true">${content}</a>`;
}
