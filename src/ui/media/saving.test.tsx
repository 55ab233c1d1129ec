import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { violations } from '../../../tests/support/show-step.tsx';
import { longPressAfter } from './gestures.ts';
import { ImageSaving, type SaveImage } from './image-saving.ts';
import { ImageViewer } from './ImageViewer.tsx';
import { Toasts } from '../feedback/Toast.tsx';

const jpeg = 'data:image/jpeg;base64,AAAA';

beforeEach(() => {
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(300);
  const context = { fillRect: () => undefined, drawImage: () => undefined };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(jpeg);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function shown(save: SaveImage | undefined) {
  const close = vi.fn<() => void>();
  const images = ['前方', '后方'].map((title) => ({
    id: title,
    title,
    picture: <img src={`/${title}.jpg`} alt={title} />,
  }));
  const { container } = render(
    <main>
      <ImageSaving value={save}>
        <ImageViewer images={images} start={0} onClose={close} />
      </ImageSaving>
      <Toasts />
    </main>,
  );
  return { close, container, picture: screen.getByAltText('前方') };
}

async function rest(picture: Element, milliseconds: number, moved = 0) {
  vi.useFakeTimers();
  fireEvent.pointerDown(picture, { isPrimary: true, clientX: 100, clientY: 100 });
  if (moved > 0) fireEvent.pointerMove(picture, { clientX: 100 + moved, clientY: 100 });
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  vi.useRealTimers();
}

const offer = () => screen.queryByRole('heading', { name: '前方', level: 2, hidden: true });
const buttons = () => screen.queryAllByRole('button', { name: '保存图片', hidden: true });

test('a finger that rests half a second is offered to save the picture, and its leaving closes nothing', async () => {
  const save = vi.fn<SaveImage>(() => Promise.resolve(true));
  const { picture, close, container } = shown(save);
  await rest(picture, longPressAfter - 1);
  expect(buttons()).toHaveLength(1);
  fireEvent.pointerUp(picture);

  await rest(picture, longPressAfter);
  expect(buttons()).toHaveLength(2);
  fireEvent.pointerUp(picture);
  expect(close).not.toHaveBeenCalled();
  expect(await violations(container)).toEqual([]);
  await userEvent.click(buttons()[1] as HTMLElement);

  expect(save).toHaveBeenCalledExactlyOnceWith(jpeg);
  expect(await screen.findByText('图片已保存')).toBeTruthy();
  expect(buttons()).toHaveLength(1);
});

test('a finger that moves is offered nothing', async () => {
  const { picture } = shown(() => Promise.resolve(true));

  await rest(picture, longPressAfter, 30);

  expect(buttons()).toHaveLength(1);
});

test('a button does the same, and a failure is reported', async () => {
  const save = vi.fn<SaveImage>(() => Promise.resolve(false));
  shown(save);

  await userEvent.click(buttons()[0] as HTMLElement);

  expect(save).toHaveBeenCalledExactlyOnceWith(jpeg);
  expect(await screen.findByText(/没有保存成功/)).toBeTruthy();
});

test('where the host keeps pictures in its own way nothing of ours stands in between', async () => {
  const { picture } = shown(undefined);

  await rest(picture, longPressAfter);

  expect(buttons()).toHaveLength(0);
  expect(offer()).toBeTruthy();
  expect(fireEvent.contextMenu(picture)).toBe(true);
});
