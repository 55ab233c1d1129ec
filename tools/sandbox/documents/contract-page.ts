import { signatureWords } from './contract-text.ts';
import { type ContractText } from './contract-parts.ts';
import { escapeMarkup } from '../platform/markup.ts';

const width = 750;
const height = 1060;
/** Half-width characters that fit a line. */
const lineLength = 60;

/** One page of a contract as SVG; its text stays text, so that a screen reader and a search find it. */
export function contractPage(
  text: ContractText,
  page: number,
  image: string | null | undefined,
): string {
  const { heading, paragraphs } = text.pages[page - 1] ?? { heading: '', paragraphs: [] };
  const lines = paragraphs.flatMap((paragraph) => [...wrapped(paragraph), '']);
  const body = lines.map(
    (line, at) => `<text x="60" y="${270 + at * 34}" font-size="21">${escapeMarkup(line)}</text>`,
  );
  const last = page === text.pages.length;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="'Noto Sans SC','PingFang SC','Microsoft YaHei',sans-serif" fill="#1d2329">
<title>${escapeMarkup(`${text.title} ${page}/${text.pages.length}`)}</title>
<rect width="${width}" height="${height}" fill="#fff"/>
<text x="${width / 2}" y="100" font-size="36" font-weight="700" text-anchor="middle">${escapeMarkup(text.title)}</text>
<text x="60" y="215" font-size="24" font-weight="700">${escapeMarkup(heading)}</text>
${body.join('\n')}
${last ? signatureOn(text, image) : ''}
<text x="${width / 2}" y="${height - 40}" font-size="18" text-anchor="middle">${page} / ${text.pages.length}</text>
</svg>`;
}

function signatureOn({ signature, lang }: ContractText, image: string | null | undefined): string {
  const label = `<text x="60" y="800" font-size="21">${signatureWords[lang].signature}</text>`;
  if (!signature) return label;
  const drawn = image
    ? `<image x="280" y="740" width="260" height="110" href="${escapeMarkup(image)}"/>`
    : '';
  return `${label}${drawn}<text x="60" y="890" font-size="21">${signatureWords[lang].at}${escapeMarkup(signature.at)}</text>`;
}

/** Breaks a paragraph by width: a Chinese character counts for two, a Latin word stays whole. */
function wrapped(paragraph: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of paragraph.match(/[\u0021-\u00ff]+ *|./gu) ?? []) {
    const hangs = /^[，。；：、！？）》”’]/u.test(piece);
    if (line !== '' && !hangs && widthOf(line) + widthOf(piece.trimEnd()) > lineLength) {
      lines.push(line);
      line = '';
    }
    line += piece;
  }
  return [...lines, line];
}

function widthOf(text: string): number {
  return Array.from(text).reduce((sum, character) => sum + (character > '\u00ff' ? 2 : 1), 0);
}
