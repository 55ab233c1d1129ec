import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { testAccessibility } from '../../../tests/support/accessible-examples.tsx';
import { showStep } from '../../../tests/support/show-step.tsx';
import { readExamples } from '../../../tools/made-up/step-examples.ts';
import { schema } from './schema.ts';
import { Screen } from './Screen.tsx';

const examples = readExamples('notice');

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

testAccessibility(Screen, schema, ['zh', 'en']);

test('without buttons of its own it has one that continues', async () => {
  const { send } = showStep(Screen, schema, examples['one button'] ?? {});

  await userEvent.click(screen.getByRole('button', { name: '下一步' }));

  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'notice.next' });
});

test('an empty line begins a new paragraph', () => {
  showStep(Screen, schema, examples['one button'] ?? {});

  expect(screen.getByText(/^更换后/).textContent).toBe('更换后，下一期租金将从新卡扣款。');
});

test('every button leaves by the outcome of its name', async () => {
  const { send } = showStep(Screen, schema, examples['buttons of its own'] ?? {}, 'en');

  await userEvent.click(screen.getByRole('button', { name: 'Keep the present one' }));
  await userEvent.click(screen.getByRole('button', { name: 'Change lender' }));

  expect(send.mock.calls).toEqual([[{ type: 'notice.keep' }], [{ type: 'notice.change' }]]);
});

test('as a dialog it is modal, named by its title, and takes the focus', () => {
  showStep(Screen, schema, examples['as a dialog'] ?? {});

  const dialog = screen.getByRole('dialog', { name: '车辆已售' });
  expect(dialog).toHaveAttribute('open');
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
});

test('a dialog that asks cannot be dismissed without an answer', async () => {
  const { send } = showStep(Screen, schema, examples['as a dialog'] ?? {});

  await userEvent.keyboard('{Escape}');

  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(send).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '再想想' }));
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'notice.keep' });
});

test('facts are shown between the text and what happens next, without lines that have no value', () => {
  showStep(Screen, schema, examples['facts and what happens next'] ?? {});

  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    '担保期限',
    '担保费',
  ]);
  const [text, fee, next] = [/请核对费用/, '¥1,440.00', '接下来'].map((words) =>
    screen.getByText(words),
  );
  expect(text?.compareDocumentPosition(fee as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(fee?.compareDocumentPosition(next as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('an automatic button presses itself after its time, once, and not on an unmounted page', () => {
  vi.useFakeTimers();
  const { send, unmount } = showStep(
    Screen,
    schema,
    examples['a button that presses itself'] ?? {},
  );

  vi.advanceTimersByTime(19_999);
  expect(send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'notice.query', data: { presses: 1 } });

  unmount();
  vi.advanceTimersByTime(60_000);
  expect(send).toHaveBeenCalledOnce();
});

test('a hidden page sends nothing, and sends as soon as it is visible', () => {
  vi.useFakeTimers();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { send } = showStep(Screen, schema, examples['a button that presses itself'] ?? {});

  vi.advanceTimersByTime(300_000);
  expect(send).not.toHaveBeenCalled();
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));

  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'notice.query', data: { presses: 1 } });
});

test.each([
  [0, 20_000],
  [1, 40_000],
  [2, 60_000],
  [9, 60_000],
])('after %i presses it waits %i ms', (presses, pause) => {
  vi.useFakeTimers();
  const { send } = showStep(Screen, schema, {
    ...examples['a button that presses itself'],
    data: { presses },
  });

  vi.advanceTimersByTime(pause - 1);
  expect(send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);

  expect(send).toHaveBeenCalledExactlyOnceWith({
    type: 'notice.query',
    data: { presses: presses + 1 },
  });
});

test('on the same page it presses itself again after it was pressed', () => {
  vi.useFakeTimers();
  const shown = examples['a button that presses itself'] ?? {};
  const { send, change } = showStep(Screen, schema, shown);
  vi.advanceTimersByTime(20_000);

  change({ data: { presses: 3 } });
  vi.advanceTimersByTime(60_000);
  change({ data: { presses: 4 } });
  vi.advanceTimersByTime(60_000);

  expect(send).toHaveBeenCalledTimes(3);
});
