import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { vi } from 'vitest';
import type { CallResult } from '../model/effects.ts';
import { LanguageProvider } from '../ui/language.tsx';
import { Queries, resetQueries } from './endpoint-queries.tsx';
import { type PagePlatform, PlatformProvider } from './platform.tsx';
import { BrowserRouter } from './routing.ts';

export type Answered = Record<string, unknown> | { refused: string };

/**
 * Renders a page in Chinese on a platform with these responses, which refuses other requests. `more`: further services
 * of the app.
 */
export function showPage<More extends object>(
  page: ReactElement,
  path: string,
  answers: Readonly<Record<string, Answered>>,
  more: More,
) {
  resetQueries();
  window.history.replaceState(null, '', path);
  const call = vi.fn<(endpoint: string, request: Record<string, unknown>) => Promise<CallResult>>(
    (endpoint) => {
      const response = answers[endpoint] ?? { refused: '系统繁忙' };
      return Promise.resolve(
        'refused' in response
          ? { type: 'failed', result: { code: 'X', msg: String(response.refused) } }
          : { type: 'ok', result: { code: '00000', msg: '', ...response } },
      );
    },
  );
  const platform = {
    call,
    toast: vi.fn<PagePlatform['toast']>(),
    setLanguage: vi.fn<PagePlatform['setLanguage']>(),
    ...more,
  };
  render(onPlatform(page, platform));
  return platform;
}

/** `platform`: the members of the platform that the page uses. */
export function onPlatform(page: ReactElement, platform: object): ReactElement {
  return (
    <LanguageProvider language="zh">
      <PlatformProvider platform={platform as PagePlatform}>
        <Queries>
          <BrowserRouter>{page}</BrowserRouter>
        </Queries>
      </PlatformProvider>
    </LanguageProvider>
  );
}
