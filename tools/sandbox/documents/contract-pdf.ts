import { signatureWords } from './contract-text.ts';
import { type ContractText } from './contract-parts.ts';
import { type Pdf, writtenPdf } from '../platform/written-pdf.ts';

/** A contract as PDF, with its signature and the numbers of its pages. */
export function contractPdf(
  text: ContractText,
  orderNo: string,
  image: string | null | undefined,
): Promise<Buffer> {
  const { title, lang, pages } = text;
  return writtenPdf({
    title,
    lang,
    subject: orderNo,
    pages,
    finish(pdf, at) {
      if (at === pages.length - 1) sign(pdf, text, image);
      pdf.fontSize(9).text(`${at + 1} / ${pages.length}`, 56, pdf.page.height - 80, {
        align: 'center',
        lineBreak: false,
      });
    },
  });
}

function sign(pdf: Pdf, { signature, lang }: ContractText, image: string | null | undefined): void {
  pdf.moveDown(2).fontSize(11).text(signatureWords[lang].signature);
  if (!signature) return;
  const drawn = /^data:image\/(?:png|jpeg);base64,(.+)$/.exec(image ?? '');
  if (drawn?.[1]) drawIfReadable(pdf, Buffer.from(drawn[1], 'base64'));
  pdf.text(`${signatureWords[lang].at}${signature.at}`);
}

/** A picture the phone sent may be no picture at all; the contract is then shown without it. */
function drawIfReadable(pdf: Pdf, picture: Buffer): void {
  try {
    pdf.image(picture, { fit: [180, 80] });
  } catch {
    pdf.text('—');
  }
}
