/** The page: a funder, its text, its phone and its problems; or every step kind. */
import { StrictMode, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { LanguageProvider } from '../../src/ui/language.tsx';
import { Gallery } from './Gallery.tsx';
import { useLanguageOfPage } from './page/language-of-page.ts';
import { openStudio } from './page/open-studio.ts';
import { Studio } from './page/Studio.tsx';
import './studio.css';

const parts = openStudio();

function Page() {
  const { funder } = useSyncExternalStore(parts.address.subscribe, parts.address.place);
  const [language, choose] = useLanguageOfPage();
  return (
    <LanguageProvider language={language}>
      {funder === 'gallery' ? (
        <Gallery language={language} setLanguage={choose} />
      ) : (
        <Studio {...parts} language={language} speak={choose} />
      )}
    </LanguageProvider>
  );
}

createRoot(document.getElementById('studio') as HTMLElement).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
