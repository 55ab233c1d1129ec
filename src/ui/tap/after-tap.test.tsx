import { fireEvent, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useAfterTap } from './after-tap.ts';

function Field({ onLeave }: { onLeave: () => void }) {
  const afterTap = useAfterTap();
  return <input aria-label="field" onBlur={() => afterTap(onLeave)} />;
}

function leaving() {
  const onLeave = vi.fn<() => void>();
  const page = render(<Field onLeave={onLeave} />);
  return { onLeave, field: page.getByLabelText('field') };
}

test('leaving a field by the keyboard is acted on at once', () => {
  const { onLeave, field } = leaving();

  fireEvent.blur(field);

  expect(onLeave).toHaveBeenCalledTimes(1);
});

test.each(['mouseup', 'dragend', 'pointercancel'])(
  'leaving a field by a tap is acted on once the tap is over (%s)',
  async (end) => {
    const { onLeave, field } = leaving();

    fireEvent.mouseDown(document.body);
    fireEvent.blur(field);
    const during = onLeave.mock.calls.length;
    document.dispatchEvent(new Event(end));

    expect(during).toBe(0);
    await vi.waitFor(() => expect(onLeave).toHaveBeenCalledTimes(1));
  },
);
