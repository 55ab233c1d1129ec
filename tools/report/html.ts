/** Pages that run from a folder: no server, and nothing in them but what their own policy names. */
import { createHash } from 'node:crypto';
import { escape } from '../graph/svg.ts';

/** Markup, as against text that must be escaped. */
export class Html {
  constructor(readonly markup: string) {}
}

type Part = string | number | Html | undefined | false | readonly Part[];

/** Texts are escaped, markup is not. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(texts.reduce((all, text, index) => all + markup(parts[index - 1]) + text));
}

function markup(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Html) return part.markup;
  if (typeof part === 'object') return part.map(markup).join('');
  return escape(String(part));
}

/** In both languages; the page shows one of them. */
export function bilingual(zh: string, en: string): Html {
  return html`<span class="zh" lang="zh-CN">${zh}</span><span class="en" lang="en">${en}</span>`;
}

/** A table whose headings stand in both languages. */
export function table(
  headings: readonly (readonly [zh: string, en: string])[],
  rows: Part,
  id?: string,
): Html {
  return html`<table ${id !== undefined && html`id="${id}"`}>
    <thead>
      <tr>
        ${headings.map(([zh, en]) => html`<th>${bilingual(zh, en)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}

export interface HtmlPage {
  title: string;
  style: string;
  script?: string;
  /** Shows pages of this folder inside. */
  frames?: boolean;
  body: Html;
}

/** Styles and scripts stand in the page: a file that is opened from a disk has no origin that could vouch for others. */
export function pageOf({ title, style, script, frames, body }: HtmlPage): string {
  const policy = [
    `default-src 'none'`,
    `style-src '${hashOf(style)}'${attributeHashes(body.markup)}`,
    ...(script === undefined ? [] : [`script-src '${hashOf(script)}'`]),
    ...(frames ? [`frame-src 'self' file:`] : []),
    'img-src data:',
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ');
  return [
    '<!doctype html>',
    '<html lang="zh-CN" data-language="zh">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escape(title)}</title>`,
    `<style>${style}</style>`,
    '</head>',
    '<body>',
    body.markup,
    ...(script === undefined ? [] : [`<script>${script}</script>`]),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** Of what single elements say about their looks. */
function attributeHashes(markup: string): string {
  const styles = [...markup.matchAll(/ style="([^"]*)"/g)].map(([, style = '']) =>
    style.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&'),
  );
  const hashes = [...new Set(styles)].map((style) => ` '${hashOf(style)}'`);
  return hashes.length === 0 ? '' : ` 'unsafe-hashes'${hashes.join('')}`;
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
