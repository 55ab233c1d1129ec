/** pdfkit ships no types; this is the part the contracts use. */
declare module 'pdfkit' {
  interface TextOptions {
    align?: 'left' | 'center' | 'right';
    lineGap?: number;
    lineBreak?: boolean;
  }

  export default class PDFDocument {
    constructor(options: {
      size: string;
      margin: number;
      info: Record<string, string>;
      lang: string;
      displayTitle: boolean;
    });
    page: { width: number; height: number };
    on(event: 'data', listener: (piece: Uint8Array) => void): this;
    on(event: 'end', listener: () => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    font(file: string): this;
    fontSize(size: number): this;
    text(text: string, options?: TextOptions): this;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    moveDown(lines?: number): this;
    image(picture: Buffer, options: { fit: [number, number] }): this;
    addPage(): this;
    end(): void;
  }
}
