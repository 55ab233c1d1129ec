import { createElement, Suspense } from 'react';
import type { Language } from '../../src/model/definition.ts';
import { LoadBoundary } from '../../src/screen/LoadBoundary.tsx';
import { screenOf } from '../../src/screen/screens.ts';
import { LanguageProvider } from '../../src/ui/language.tsx';
import { Page } from '../../src/ui/page/Page.tsx';
import type { Shown } from './desk/gallery-data.ts';

interface ExampleProps {
  kind: string;
  example: Shown;
  language: Language;
}

/** One example of a kind's examples.yaml on its screen. */
export function Example({ kind, example, language }: ExampleProps) {
  return (
    <LanguageProvider language={language}>
      <LoadBoundary>
        <Page title={example.name}>
          <Suspense fallback={null}>
            {createElement(screenOf(kind), {
              step: example.step[language] as never,
              answers: example.answers,
              status: example.status,
              data: example.data,
              past: [],
              send: () => undefined,
            })}
          </Suspense>
        </Page>
      </LoadBoundary>
    </LanguageProvider>
  );
}
