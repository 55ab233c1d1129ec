import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Chips } from '../../../ui/field/Chips.tsx';
import { ImageViewer } from '../../../ui/media/ImageViewer.tsx';
import { MoreList } from '../../../ui/page/MoreList.tsx';
import { type TimerClock, useDebounced } from './use-debounced.ts';

function stoppedClock() {
  let waiting: { milliseconds: number; act: () => void }[] = [];
  const clock: TimerClock = {
    after(milliseconds, then) {
      const one = { milliseconds, act: then };
      waiting.push(one);
      return () => {
        waiting = waiting.filter((other) => other !== one);
      };
    },
  };
  return {
    clock,
    pass: () => act(() => waiting.splice(0).forEach((one) => one.act())),
    count: () => waiting.length,
  };
}

test('suggestions are requested once typing pauses, not for each letter', () => {
  const { clock, pass, count } = stoppedClock();
  const onSearch = vi.fn<(word: string) => void>();
  function Probe({ word }: { word: string }) {
    onSearch(useDebounced(word, 250, clock));
    return null;
  }

  const { rerender } = render(<Probe word="" />);
  for (const word of ['c', 'ch', 'che']) rerender(<Probe word={word} />);
  expect(count()).toBe(1);
  expect(onSearch).not.toHaveBeenCalledWith('che');

  pass();

  expect(onSearch).toHaveBeenLastCalledWith('che');
  expect(onSearch).not.toHaveBeenCalledWith('ch');
});

test('a filter of a group replaces another one, and is removed by choosing it again', async () => {
  const changes: string[][] = [];
  function Probe() {
    const [chosen, setChosen] = useState<string[]>([]);
    return (
      <Chips
        legend="价格"
        type="one"
        chips={[
          { value: 'a', label: '5万以内', count: 3 },
          { value: 'b', label: '5-8万', count: 0, disabled: true },
          { value: 'c', label: '8-10万', count: 2 },
        ]}
        chosen={chosen}
        onChange={(next) => {
          changes.push(next);
          setChosen(next);
        }}
      />
    );
  }
  render(<Probe />);

  expect(screen.getByRole('checkbox', { name: /5-8万/ })).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: /5万以内/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /8-10万/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /8-10万/ }));

  expect(changes).toEqual([['a'], ['c'], []]);
});

test('without an IntersectionObserver a list continues by its button, and shows its end', async () => {
  const more = vi.fn<() => void>();
  const { rerender } = render(
    <MoreList more loading={false} onMore={more}>
      <ul />
    </MoreList>,
  );

  await userEvent.click(screen.getByRole('button', { name: '加载更多' }));
  expect(more).toHaveBeenCalled();

  rerender(
    <MoreList more={false} loading={false} onMore={more}>
      <ul />
    </MoreList>,
  );
  expect(screen.getByText('没有更多了')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('keys and buttons move through the pictures, up to both ends', async () => {
  const close = vi.fn<() => void>();
  const images = ['正前方', '左侧面', '后方'].map((title) => ({
    id: title,
    title,
    picture: <i />,
  }));
  render(<ImageViewer images={images} start={1} onClose={close} />);

  expect(screen.getByText('第 2 张，共 3 张')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByText('第 3 张，共 3 张')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '下一张', hidden: true })).toHaveAttribute(
    'aria-disabled',
  );
  await userEvent.click(screen.getByRole('button', { name: '上一张', hidden: true }));
  expect(screen.getByRole('heading', { name: '左侧面', hidden: true })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '关闭', hidden: true }));

  expect(close).toHaveBeenCalledOnce();
});
