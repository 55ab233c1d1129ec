import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Session } from '../machine/session.ts';
import type { View } from '../machine/view.ts';
import { useView } from './use-view.ts';

function aSession(first: string) {
  let view = { title: first } as View;
  const listeners = new Set<() => void>();
  const session = {
    view: () => view,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as Session;
  return {
    session,
    listeners,
    show(title: string) {
      view = { title } as View;
      for (const listener of listeners) listener();
    },
  };
}

function Title(props: { session: Session }) {
  return <h1>{useView(props.session).title}</h1>;
}

test('a screen follows its session, and unsubscribes when it is unmounted', () => {
  const made = aSession('one');
  const { unmount } = render(<Title session={made.session} />);

  act(() => made.show('two'));

  expect(screen.getByRole('heading')).toHaveTextContent('two');
  unmount();
  expect(made.listeners.size).toBe(0);
});
