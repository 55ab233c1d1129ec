import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readResponse } from '../src/api/response.ts';
import { contract } from '../src/api/contract.ts';
import { unreachableMessages } from '../src/api/messages.ts';
import { ofIndex, platformActs } from '../src/app/platform/app-platform.ts';
import { storeSignIn } from '../src/app/customer/customer.ts';
import { readKey } from '../src/app/customer/customer-storage.ts';
import { messages } from '../src/app/messages.ts';
import type { AppServices } from '../src/app/services.ts';
import type { CallResult } from '../src/model/effects.ts';
import { privacyPage } from '../src/pages/legal/PrivacyPage.tsx';
import { PlatformProvider, usePlatform } from '../src/pages/platform.tsx';
import { BrowserRouter } from '../src/pages/routing.ts';
import { useEndpoint, Queries } from '../src/pages/endpoint-queries.tsx';
import { LanguageProvider } from '../src/ui/language.tsx';
import { IndustryInput } from '../src/ui/inputs/RegionInput.tsx';
import { Toasts } from '../src/ui/feedback/Toast.tsx';

const ok: CallResult = { type: 'ok', result: {} };
const call = vi.fn<AppServices['call']>();

beforeEach(() => void call.mockResolvedValue(ok));
afterEach(() => {
  call.mockReset();
  localStorage.clear();
  sessionStorage.clear();
});

/** Renders inside the app's shell, with a simulated platform. */
function inApp(content: ReactNode) {
  // The members of the services that the shell uses here.
  const world = { call, host: { kind: 'web', system: 'other', version: '0.0.0' } } as unknown;
  const platform = { ...platformActs(world as AppServices, () => {}), ...ofIndex(undefined) };
  return render(
    <LanguageProvider language="zh">
      <PlatformProvider platform={platform}>
        <BrowserRouter>
          {content}
          <Toasts />
        </BrowserRouter>
      </PlatformProvider>
    </LanguageProvider>,
  );
}

function Leaving() {
  const { logout } = usePlatform();
  return (
    <button type="button" onClick={() => void logout()}>
      leave
    </button>
  );
}

test('signing out invalidates the token on the platform, removes it here, and says so', async () => {
  storeSignIn({ token: 't1', phone: '13800138000' });
  inApp(<Leaving />);

  fireEvent.click(screen.getByText('leave'));

  expect(await screen.findByText(messages.loggedOut.zh)).toBeInTheDocument();
  expect(call.mock.calls.map(([endpoint, request]) => [endpoint, request])).toEqual([
    ['user.logout', { token: 't1' }],
  ]);
  expect(readKey('token')).toBeUndefined();
  expect(readKey('phone')).toBeUndefined();
});

function QueryPage() {
  const query = useEndpoint('order.list', {});
  return <p>{query.isError && query.error.words.zh}</p>;
}

test.each([
  ['server', 500, unreachableMessages.server],
  ['busy', 200, unreachableMessages.busy],
] as const)('a page shows the message for a platform that is %s', async (_why, status, message) => {
  const query = readResponse(contract['order.list'], status, status === 200 ? '' : { code: 'X' });
  call.mockResolvedValue(query as CallResult);

  inApp(
    <Queries>
      <QueryPage />
    </Queries>,
  );

  expect(await screen.findByText(message.zh)).toBeInTheDocument();
  // The shell's lazy parts update within the test.
  await act(async () => {
    await vi.dynamicImportSettled();
  });
  for (const dialog of document.querySelectorAll('dialog')) dialog.remove();
});

test('the privacy policy leads to its earlier versions', async () => {
  const PrivacyPage = privacyPage('250715');
  inApp(<PrivacyPage />);

  fireEvent.click(await screen.findByText('查看历史版本隐私政策'));

  expect(screen.getByRole('dialog', { name: '查阅历史记录' })).toBeInTheDocument();
});

test('an industry is chosen in a dialog with two levels', async () => {
  inApp(
    <IndustryInput
      id="industry"
      aria={{}}
      disabled={false}
      value={undefined}
      options={() => [{ value: '1', label: '制造业' }]}
      onOptionsRequest={() => {}}
      onChange={() => {}}
    />,
  );

  fireEvent.click(screen.getByText('请选择'));

  await waitFor(() => expect(screen.getByRole('dialog', { name: '选择行业' })).toBeInTheDocument());
});
