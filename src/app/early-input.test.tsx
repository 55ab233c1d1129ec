import { act, screen } from '@testing-library/react';
import { lazy, Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { collectEarlyInput, collectEarlyTap } from './early-input.ts';

function Form({ onSend }: { onSend: (sent: unknown) => void }) {
  const [phone, setPhone] = useState('');
  const [agreed, setAgreed] = useState(false);
  return (
    <form>
      <input name="phone" value={phone} onChange={(event) => setPhone(event.target.value)} />
      <input
        type="checkbox"
        checked={agreed}
        onChange={(event) => setAgreed(event.target.checked)}
      />
      <button type="button" onClick={() => onSend({ phone, agreed })}>
        Send
      </button>
    </form>
  );
}

/** A prerendered form whose script loads when `arrive` is called. */
function drawnAhead(Drawn: typeof Form = Form) {
  const sent = vi.fn<(sent: unknown) => void>();
  const root = document.createElement('div');
  root.innerHTML = renderToString(
    <Suspense>
      <Drawn onSend={sent} />
    </Suspense>,
  );
  document.body.append(root);
  let arrive = () => {};
  const script = new Promise<{ default: typeof Form }>((resolve) => {
    arrive = () => resolve({ default: Drawn });
  });
  const LateForm = lazy(() => script);
  const takeOver = () =>
    hydrateRoot(
      root,
      <Suspense>
        <LateForm onSend={sent} />
      </Suspense>,
    );
  return { root, sent, takeOver, arrive: () => act(async () => arrive()) };
}

afterEach(() => {
  document.body.textContent = '';
  delete window.early;
});

function Filled({ onSend }: { onSend: (sent: unknown) => void }) {
  return <input value="138" onChange={(event) => onSend(event.target.value)} />;
}

it('is none where nobody typed into a field that is hydrated late', async () => {
  const { root, sent, takeOver, arrive } = drawnAhead(Filled);
  const settle = collectEarlyInput(root);
  await act(async () => takeOver());
  const settled = settle();

  await arrive();
  await act(() => settled);

  expect(sent).not.toHaveBeenCalled();
});

it('is kept where the form is hydrated long after the rest of the page', async () => {
  const { root, sent, takeOver, arrive } = drawnAhead();
  screen.getByRole<HTMLInputElement>('textbox').value = '138';
  const settle = collectEarlyInput(root);
  await act(async () => takeOver());
  const settled = settle();
  screen.getByRole('checkbox').click();
  await arrive();
  await act(() => settled);

  await act(async () => screen.getByRole('button').click());
  expect(sent).toHaveBeenCalledExactlyOnceWith({ phone: '138', agreed: true });
});

/** Records taps as the script in index.html does. */
function recordTaps() {
  const early: NonNullable<typeof window.early> = (event) => {
    early.tap = event;
  };
  window.early = early;
  window.addEventListener('click', early);
}

it('clicks the button tapped last once it is hydrated', async () => {
  const { root, sent, takeOver, arrive } = drawnAhead();
  recordTaps();
  screen.getByRole('button').click();
  screen.getByRole('button').click();
  const settle = collectEarlyInput(root);
  await act(async () => takeOver());
  // In development React mounts everything twice.
  const settled = Promise.all([settle(), settle()]);
  expect(sent).not.toHaveBeenCalled();
  await arrive();
  await act(() => settled);

  expect(sent).toHaveBeenCalledExactlyOnceWith({ phone: '', agreed: false });
});

it('acts once on a button tapped while its part of the app is still loading', async () => {
  const { root, sent, takeOver, arrive } = drawnAhead();
  recordTaps();
  screen.getByRole('button').click();
  const settle = collectEarlyInput(root);
  await act(async () => takeOver());
  const settled = settle();
  await act(async () => screen.getByRole('button').click());
  await arrive();
  await act(() => settled);

  expect(sent).toHaveBeenCalledOnce();
});

it('leaves an early tap alone where the app has handled a later one', async () => {
  const { root, sent, takeOver, arrive } = drawnAhead();
  recordTaps();
  screen.getByRole('button').click();
  const settle = collectEarlyInput(root);
  await act(async () => takeOver());
  await arrive();
  await act(async () => screen.getByRole('button').click());
  await act(() => settle());

  expect(sent).toHaveBeenCalledOnce();
});

it('leaves a button alone that has become one of the next screen', async () => {
  const { root, sent, takeOver, arrive } = drawnAhead();
  recordTaps();
  const button = screen.getByRole('button');
  button.click();
  const settle = collectEarlyInput(root);
  await act(async () => takeOver());
  await arrive();
  button.textContent = 'Pay';
  await act(() => settle());

  expect(sent).not.toHaveBeenCalled();
});

it('is dropped where the prerendered element is gone before hydration', async () => {
  const { root, sent, takeOver } = drawnAhead();
  screen.getByRole<HTMLInputElement>('textbox').value = '138';
  const settle = collectEarlyInput(root);
  await act(async () => takeOver());
  const settled = settle();
  root.remove();

  await settled;
  expect(sent).not.toHaveBeenCalled();
});

it.each([
  ['返回', 1],
  ['联系客服', 1],
  ['下一步', 0],
])('a page rendered again gets the early tap on %s %i times', (label, times) => {
  const page = `
    <button aria-label="返回"></button><button>下一步</button>
    <div data-bar><button>下单</button><button>联系客服</button></div>`;
  const root = document.createElement('div');
  root.innerHTML = page;
  document.body.append(root);
  recordTaps();
  screen.getByRole('button', { name: label }).click();
  const settle = collectEarlyTap(root);
  root.innerHTML = page;
  const clicked = vi.fn<(text: string | null) => void>();
  root.addEventListener('click', ({ target }) => {
    const button = target as HTMLElement;
    clicked(button.getAttribute('aria-label') ?? button.textContent);
  });

  settle();
  settle();

  expect(clicked.mock.calls).toEqual(Array.from({ length: times }, () => [label]));
});
