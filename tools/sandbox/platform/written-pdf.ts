import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import PdfDocument from 'pdfkit';

const require = createRequire(import.meta.url);

export type Pdf = InstanceType<typeof PdfDocument>;

interface Written {
  title: string;
  subtitle?: string;
  lang: 'zh' | 'en';
  /** What it is about, for the file's own description. */
  subject: string;
  pages: readonly { heading: string; paragraphs: readonly string[] }[];
  /** Puts something below a page's text. */
  finish?: (pdf: Pdf, at: number) => void;
}

/** A text as PDF, A4, its Chinese font embedded as far as used. Throws when the font is not installed. */
export function writtenPdf({
  title,
  subtitle,
  lang,
  subject,
  pages,
  finish,
}: Written): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const info = { Title: title, Subject: subject };
    const pdf = new PdfDocument({
      size: 'A4',
      margin: 56,
      info,
      lang: lang === 'zh' ? 'zh-CN' : 'en',
      displayTitle: true,
    });
    const pieces: Uint8Array[] = [];
    pdf.on('data', (piece) => pieces.push(piece));
    pdf.on('end', () => resolve(Buffer.concat(pieces)));
    pdf.on('error', reject);
    pdf.font(fontFile());
    for (const [at, { heading, paragraphs }] of pages.entries()) {
      if (at > 0) pdf.addPage();
      pdf.fontSize(20).text(title, { align: 'center' });
      pdf
        .fontSize(11)
        .text(subtitle ?? '', { align: 'center' })
        .moveDown(2);
      pdf.fontSize(14).text(heading).moveDown();
      for (const paragraph of paragraphs)
        pdf.fontSize(11).text(paragraph, { lineGap: 4 }).moveDown(0.6);
      finish?.(pdf, at);
    }
    pdf.end();
  });
}

/** A font with Chinese characters. Throws when it is not installed. */
function fontFile(): string {
  const chosen = process.env.SANDBOX_FONT;
  if (chosen !== undefined && chosen !== '') return chosen;
  const entry = require.resolve('@embedpdf/fonts-sc');
  const file = join(dirname(entry), '..', 'fonts', 'NotoSansHans-Regular.otf');
  if (!existsSync(file)) throw new Error(`The font for contracts is missing: ${file}. Run npm ci.`);
  return file;
}
