import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { violations } from '../../../tests/support/show-step.tsx';
import { paragraphsOf } from './paragraphs.ts';
import { FileAccess } from './file-access.ts';
import {
  type FetchFile,
  type OpenPdf,
  type FileFetchOptions,
  type PdfFile,
  PdfProblem,
} from './pdf-file.ts';
import { PdfPages } from './PdfPages.tsx';
import { faultMessages } from './messages.ts';

const file: PdfFile = {
  sizes: [
    { width: 595, height: 842 },
    { width: 842, height: 595 },
  ],
  draw: () => new Promise(() => undefined),
  text: (at) => Promise.resolve(at === 0 ? ['第一条', '第二条'] : []),
};

interface Try extends FileFetchOptions {
  resolve: (file: PdfFile) => void;
  reject: (why: Error) => void;
}

/** Opens a PDF; each attempt is one entry, which the test resolves. */
function opening() {
  const tries: Try[] = [];
  const fetchFile: FetchFile = (_address, options) =>
    new Promise((arrived, reject) => {
      const resolve = (opened: PdfFile) => {
        open = () => Promise.resolve(opened);
        arrived(new Blob(['%PDF-']));
      };
      tries.push({ ...options, resolve, reject });
    });
  let open: OpenPdf = () => Promise.reject(new PdfProblem('broken'));
  const openPdf: OpenPdf = (blob, options) => open(blob, options);
  const shown = render(
    <main>
      <FileAccess value={fetchFile}>
        <PdfPages address="/a.pdf" title="合同" open={openPdf} />
      </FileAccess>
    </main>,
  );
  const last = () => {
    const one = tries.at(-1);
    if (!one) throw new Error('Bug: nothing was opened');
    return one;
  };
  return { ...shown, tries, last };
}

describe('the pages of a PDF', () => {
  test('have their places and their numbers, and are read out, before they are drawn', async () => {
    const { last, container } = opening();
    await act(async () => last().resolve(file));

    expect(await screen.findByRole('region', { name: '合同，共 2 页' })).toBeTruthy();
    const pages = screen.getAllByRole('figure');
    expect(pages.map((page) => page.textContent)).toEqual([
      '第 1 页，共 2 页第一条第二条',
      '第 2 页，共 2 页本页是图片，没有可朗读的文字。',
    ]);
    expect(await violations(container)).toEqual([]);
  });

  test('say how much has come until they are there', async () => {
    const { last, container } = opening();
    expect(container.querySelector('[aria-busy=true]')?.textContent).toBe('正在加载文件…');
    expect(screen.getByRole('progressbar').hasAttribute('value')).toBe(false);

    await act(async () => last().onProgress(0.428));

    expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(0.43);
  });

  test.each(Object.entries(faultMessages))(
    'say why they are not there: %s',
    async (fault, words) => {
      const { last, container } = opening();
      await act(async () => last().reject(new PdfProblem(fault as keyof typeof faultMessages)));

      expect((await screen.findByRole('alert')).textContent).toBe(words.title.zh + words.text.zh);
      const hopeless = fault === 'locked' || fault === 'unable';
      expect(screen.queryAllByRole('button')).toHaveLength(hopeless ? 0 : 1);
      expect(await violations(container)).toEqual([]);
    },
  );

  test('are asked for once more when the customer tries again', async () => {
    const { last, tries } = opening();
    await act(async () => last().reject(new TypeError('Failed to fetch')));
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    expect(tries).toHaveLength(2);

    await act(async () => last().resolve(file));

    expect(await screen.findAllByRole('figure')).toHaveLength(2);
  });

  test('are not fetched any longer when the customer leaves', () => {
    const { last, unmount } = opening();
    const onFile = vi.fn<() => void>();
    last().signal.addEventListener('abort', onFile);

    unmount();

    expect(onFile).toHaveBeenCalledOnce();
  });

  test('are not drawn in a web view without workers, but the file is there to be kept', async () => {
    const arrived = vi.fn<(blob: Blob) => void>();
    const blob = new Blob(['%PDF-']);
    render(
      <FileAccess value={() => Promise.resolve(blob)}>
        <PdfPages address="/a.pdf" title="合同" onFile={arrived} />
      </FileAccess>,
    );

    expect((await screen.findByRole('alert')).textContent).toContain(faultMessages.unable.title.zh);
    expect(arrived).toHaveBeenCalledExactlyOnceWith(blob);
  });
});

describe('the text of a page', () => {
  const line = (str: string, bottom: number, height = 11) => [
    { str, transform: [1, 0, 0, 1, 56, bottom], height, hasEOL: false },
    { str: '', transform: [1, 0, 0, 1, 0, 0], height: 0, hasEOL: true },
  ];

  test('joins the lines of a sentence, Chinese without a space and English with one', () => {
    const page = [...line('合同编号', 700), ...line('在此 the rent', 684), ...line('is due', 668)];

    expect(paragraphsOf(page)).toEqual(['合同编号在此 the rent is due']);
  });

  test('begins a paragraph after a gap and after a heading', () => {
    const page = [...line('合同', 750, 20), ...line('第一条', 730), ...line('第二条', 690)];

    expect(paragraphsOf(page)).toEqual(['合同', '第一条', '第二条']);
  });

  test('is nothing on a page that is a picture', () => {
    expect(paragraphsOf(line(' ', 700))).toEqual([]);
  });
});
