import {
  getDocument,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
  PDFWorker,
  VerbosityLevel,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
// Built as a script, not a module: web views as old as Safari 13 have no module workers.
// oxlint-disable-next-line import/default -- the build gives it one
import Worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker';
import { paragraphsOf, type TextPiece } from './paragraphs.ts';
import { type FileFetchOptions, type PageSize, type PdfFile, PdfProblem } from './pdf-file.ts';

/** Pixels of one drawn page at the most: 16 MB. A screenful of a phone with three pixels to one needs 2 million. */
const maxPixels = 4_000_000;
/** More pages than these are taken to be as large as the first until they are drawn. */
const maxMeasured = 60;
/** Of a picture in the file, in bytes; larger ones are made smaller. */
const maxPicturePixels = 64_000_000;

/** Opens the file in a worker of its own. */
export async function openPdf(
  file: Blob,
  options: Pick<FileFetchOptions, 'signal'>,
): Promise<PdfFile> {
  // Older web views have no `arrayBuffer` of blobs.
  const data = new Uint8Array(await new Response(file).arrayBuffer());
  if (options.signal.aborted) throw new PdfProblem('lost');
  const port = new Worker();
  const broken = new Promise<never>((_resolve, reject) => {
    port.addEventListener('error', (event) =>
      // What ran and failed has a message; what never arrived has none.
      reject(new PdfProblem(event.message ? 'unable' : 'lost')),
    );
  });
  const task = loading(data, port);
  options.signal.addEventListener('abort', () => end(task, port));
  try {
    const document = await Promise.race([task.promise, broken]);
    const sizes = await Promise.race([sizesOf(document), broken]);
    return fileOf(document, sizes);
  } catch (error) {
    end(task, port);
    throw problemOf(error);
  }
}

function loading(data: Uint8Array, port: InstanceType<typeof Worker>): PDFDocumentLoadingTask {
  const parts = `${import.meta.env.BASE_URL}pdf/${version}/`;
  return getDocument({
    data,
    worker: PDFWorker.create({ port, verbosity: VerbosityLevel.ERRORS }),
    isEvalSupported: false,
    verbosity: VerbosityLevel.ERRORS,
    // WebAssembly needs 'wasm-unsafe-eval'.
    useWasm: false,
    canvasMaxAreaInBytes: maxPicturePixels,
    cMapUrl: here(`${parts}cmaps/`),
    cMapPacked: true,
    standardFontDataUrl: here(`${parts}standard_fonts/`),
    wasmUrl: here(`${parts}wasm/`),
  });
}

/** The worker's own address is elsewhere. */
function here(path: string): string {
  return new URL(path, window.location.origin).href;
}

function end(task: PDFDocumentLoadingTask, port: InstanceType<typeof Worker>): void {
  task.destroy().then(
    () => port.terminate(),
    () => port.terminate(),
  );
}

function problemOf(error: unknown): PdfProblem {
  if (error instanceof PdfProblem) return error;
  const { name } = error as { name?: string };
  if (name === 'PasswordException') return new PdfProblem('locked');
  const broken = name === 'InvalidPDFException' || name === 'FormatError';
  return new PdfProblem(broken ? 'broken' : 'lost');
}

async function sizesOf(document: PDFDocumentProxy): Promise<PageSize[]> {
  const count = document.numPages;
  const measured = await Promise.all(
    Array.from({ length: count > maxMeasured ? 1 : count }, async (_, at) => {
      const { width, height } = (await document.getPage(at + 1)).getViewport({ scale: 1 });
      return { width, height };
    }),
  );
  const [first = { width: 1, height: Math.SQRT2 }] = measured;
  return Array.from({ length: count }, (_, at) => measured[at] ?? first);
}

function fileOf(document: PDFDocumentProxy, sizes: readonly PageSize[]): PdfFile {
  // Visible content first: the texts wait for the first page, and then for each other.
  let firstDrawn: () => void = () => undefined;
  let queue: Promise<unknown> = new Promise<void>((resolve) => (firstDrawn = resolve));
  return {
    sizes,
    async draw(at, width, signal) {
      try {
        return await drawn(document, { at, width, signal });
      } finally {
        firstDrawn();
      }
    },
    text(at) {
      const text = queue.then(() => textOf(document, at));
      queue = text.catch(() => undefined);
      return text;
    },
  };
}

async function drawn(
  document: PDFDocumentProxy,
  { at, width, signal }: { at: number; width: number; signal: AbortSignal },
): Promise<HTMLCanvasElement> {
  const page = await document.getPage(at + 1);
  if (signal.aborted) throw new PdfProblem('lost');
  const { width: points, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: scaleFor(width / points, points * height) });
  const canvas = window.document.createElement('canvas');
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  const rendering = page.render({ canvas, viewport });
  signal.addEventListener('abort', () => rendering.cancel());
  await rendering.promise;
  page.cleanup();
  return canvas;
}

/** Two pixels to one at least, for the fingers that zoom, and no more than the phone's memory has room for. */
function scaleFor(fits: number, area: number): number {
  const target = fits * Math.max(2, window.devicePixelRatio);
  return Math.min(target, Math.sqrt(maxPixels / area));
}

async function textOf(document: PDFDocumentProxy, at: number): Promise<string[]> {
  const page = await document.getPage(at + 1);
  const { items } = await page.getTextContent();
  return paragraphsOf(items.filter((item): item is typeof item & TextPiece => 'str' in item));
}
