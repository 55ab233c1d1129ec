import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Field } from '../field/Field.tsx';
import { preparePhoto, PhotoRefused, rotatePhoto } from '../media/photo.ts';
import { LanguageProvider } from '../language.tsx';
import { PhotoInput, type PhotoProps } from './PhotoInput.tsx';

// This environment draws no pictures: compression and rotation are tested in a browser.
vi.mock(import('../media/photo.ts'), async (real) => ({
  ...(await real()),
  preparePhoto: vi.fn<typeof preparePhoto>(),
  rotatePhoto: vi.fn<typeof rotatePhoto>(),
}));

const picked = new File(['big'], 'IMG_1.heic', { type: 'image/heic' });
const prepared = new File(['small'], 'photo.jpg', { type: 'image/jpeg' });
const turned = new File(['turned'], 'photo.jpg', { type: 'image/jpeg' });

beforeEach(() => {
  vi.mocked(preparePhoto).mockResolvedValue(prepared);
  vi.mocked(rotatePhoto).mockResolvedValue(turned);
});
afterEach(() => vi.clearAllMocks());

function show(props: Partial<PhotoProps> = {}, language: 'zh' | 'en' = 'zh') {
  const choose = vi.fn<(photo: File) => void>();
  const open = vi.fn<() => void>();
  const input = (more: Partial<PhotoProps>) => (
    <LanguageProvider language={language}>
      <Field id="front" label="身份证正面" required group="group">
        {(ties) => (
          <PhotoInput
            {...ties}
            label="身份证正面"
            sent={false}
            onOpen={open}
            onChoose={choose}
            {...more}
          />
        )}
      </Field>
    </LanguageProvider>
  );
  const { rerender, unmount } = render(input(props), { reactStrictMode: true });
  return { choose, open, unmount, change: (more: Partial<PhotoProps>) => rerender(input(more)) };
}

test('a photo is sent as it is taken, made smaller', async () => {
  const { choose } = show();

  await userEvent.upload(screen.getByLabelText('拍照'), picked);

  await waitFor(() => expect(choose).toHaveBeenCalledExactlyOnceWith(prepared));
  expect(preparePhoto).toHaveBeenCalledWith(picked, expect.anything());
});

test('one chosen during an upload waits its turn', async () => {
  const { choose, change } = show({ busy: true });

  await userEvent.upload(screen.getByLabelText('拍照'), picked);
  expect(await screen.findByRole('img', { name: '身份证正面的预览' })).toBeInTheDocument();
  expect(choose).not.toHaveBeenCalled();
  change({ busy: false });

  await waitFor(() => expect(choose).toHaveBeenCalledExactlyOnceWith(prepared));
});

test('a photo on its side can be turned, and is sent again', async () => {
  const { choose, change } = show();
  await userEvent.upload(screen.getByLabelText('拍照'), picked);
  await waitFor(() => expect(choose).toHaveBeenCalledWith(prepared));
  change({ sent: true });

  await userEvent.click(await screen.findByRole('button', { name: '旋转' }));

  expect(rotatePhoto).toHaveBeenCalledWith(prepared);
  await waitFor(() => expect(choose).toHaveBeenLastCalledWith(turned));
});

test('it can be taken again', async () => {
  const { choose } = show({ sent: true });

  await userEvent.upload(screen.getByLabelText('更换'), picked);

  await waitFor(() => expect(choose).toHaveBeenCalledExactlyOnceWith(prepared));
});

test('entered values can be saved before the camera opens', async () => {
  const { open } = show();

  await userEvent.click(screen.getByLabelText('拍照'));

  expect(open).toHaveBeenCalledTimes(1);
});

test.each([
  ['not-image', '这不是图片，请选择照片'],
  ['too-large', '照片超过 20 MB，请换一张'],
  ['unreadable', '无法读取这张照片，请换一张'],
] as const)(
  'a photo that is %s is refused with a message and another can be chosen',
  async (fault, sentence) => {
    vi.mocked(preparePhoto).mockRejectedValue(new PhotoRefused(fault));
    show();

    await userEvent.upload(screen.getByLabelText('拍照'), picked);

    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByLabelText('拍照')).toBeEnabled();
  },
);

test('an uploaded photo shows that and can be replaced', () => {
  show({ sent: true });

  expect(screen.getByText('已上传')).toBeInTheDocument();
  expect(screen.getByText(/上传的是“.+”。照片不存在手机上/)).toBeInTheDocument();
  expect(screen.getByLabelText('更换')).toBeInTheDocument();
});

describe('cancelling', () => {
  const unfinished = () =>
    vi.mocked(preparePhoto).mockImplementation((_, preparing) => {
      preparing?.onProgress?.(0.5);
      return new Promise(() => {});
    });

  test.each([
    ['zh', '取消', '已取消，照片没有上传', '拍照'],
    ['en', 'Cancel', 'Cancelled. The photo was not uploaded.', 'Take a photo'],
  ] as const)('while it is prepared leaves the field empty and says so (%s)', async (...row) => {
    const [language, cancel, message, take] = row;
    unfinished();
    const { choose } = show({}, language);
    await userEvent.upload(screen.getByLabelText(take), picked);
    expect(screen.getByRole('progressbar')).toHaveValue(0.5);

    await userEvent.click(screen.getByRole('button', { name: cancel }));

    expect(screen.getByRole('status')).toHaveTextContent(message);
    expect(screen.getByLabelText(take)).toHaveFocus();
    expect(vi.mocked(preparePhoto).mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    expect(choose).not.toHaveBeenCalled();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  test('while it waits its turn forgets it', async () => {
    const { choose, change } = show({ busy: true });
    await userEvent.upload(screen.getByLabelText('拍照'), picked);

    await userEvent.click(await screen.findByRole('button', { name: '取消' }));
    change({ busy: false });

    expect(choose).not.toHaveBeenCalled();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  test('while it is sent keeps the photo sent before', async () => {
    const onCancel = vi.fn<() => void>();
    const { change } = show({ sent: true, sending: true, onCancel });

    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    change({ sent: true });

    expect(onCancel).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status')).toHaveTextContent('之前上传的照片仍然有效');
  });

  test('an unmounted field prepares nothing', async () => {
    unfinished();
    const { unmount } = show();
    await userEvent.upload(screen.getByLabelText('拍照'), picked);

    unmount();

    expect(vi.mocked(preparePhoto).mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });
});

test('a photo that was sent before is shown, and can be rotated', async () => {
  const revoked = new Set<string>();
  let made = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${(made += 1)}`);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void revoked.add(url));
  const { choose } = show({ sent: true, photo: prepared });

  const shown = screen.getByRole('img', { name: '身份证正面的预览' }).getAttribute('src') ?? '';
  expect(shown).toMatch(/^blob:/);
  expect(revoked).not.toContain(shown);
  await userEvent.click(screen.getByRole('button', { name: '旋转' }));

  expect(rotatePhoto).toHaveBeenCalledExactlyOnceWith(prepared);
  await waitFor(() => expect(choose).toHaveBeenCalledExactlyOnceWith(turned));
});
