import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import PdfDocument from 'pdfkit';
import type { ContractText } from './contract-text.ts';

const require = createRequire(import.meta.url);

/** A contract as PDF, A4, its Chinese font embedded as far as used. Throws when the font is not installed. */
export function contractPdf(
  text: ContractText,
  orderNo: string,
  image: string | null | undefined,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const info = { Title: text.title.zh, Subject: orderNo };
    const pdf = new PdfDocument({
      size: 'A4',
      margin: 56,
      info,
      lang: 'zh-CN',
      displayTitle: true,
    });
    const pieces: Uint8Array[] = [];
    pdf.on('data', (piece) => pieces.push(piece));
    pdf.on('end', () => resolve(Buffer.concat(pieces)));
    pdf.on('error', reject);
    pdf.font(fontFile());
    for (const [at, { heading, paragraphs }] of text.pages.entries()) {
      if (at > 0) pdf.addPage();
      pdf.fontSize(20).text(text.title.zh, { align: 'center' });
      pdf.fontSize(11).text(text.title.en, { align: 'center' }).moveDown(2);
      pdf.fontSize(14).text(heading).moveDown();
      for (const paragraph of paragraphs)
        pdf.fontSize(11).text(paragraph, { lineGap: 4 }).moveDown(0.6);
      if (at === text.pages.length - 1) sign(pdf, text, image);
      const { page } = pdf;
      pdf.fontSize(9).text(`${at + 1} / ${text.pages.length}`, 56, page.height - 80, {
        align: 'center',
        lineBreak: false,
      });
    }
    pdf.end();
  });
}

function sign(
  pdf: InstanceType<typeof PdfDocument>,
  { signature }: ContractText,
  image: string | null | undefined,
): void {
  pdf.moveDown(2).fontSize(11).text('乙方签名 Signature：');
  if (!signature) return;
  const drawn = /^data:image\/(?:png|jpeg);base64,(.+)$/.exec(image ?? '');
  if (drawn?.[1]) drawIfReadable(pdf, Buffer.from(drawn[1], 'base64'));
  pdf.text(`签署时间 Signed at：${signature.at}`);
}

/** A picture the phone sent may be no picture at all; the contract is then shown without it. */
function drawIfReadable(pdf: InstanceType<typeof PdfDocument>, picture: Buffer): void {
  try {
    pdf.image(picture, { fit: [180, 80] });
  } catch {
    pdf.text('—');
  }
}

/** A font with Chinese characters. Throws when it is not installed. */
export function fontFile(): string {
  const chosen = process.env.SANDBOX_FONT;
  if (chosen !== undefined && chosen !== '') return chosen;
  const entry = require.resolve('@embedpdf/fonts-sc');
  const file = join(dirname(entry), '..', 'fonts', 'NotoSansHans-Regular.otf');
  if (!existsSync(file)) throw new Error(`The font for contracts is missing: ${file}. Run npm ci.`);
  return file;
}
