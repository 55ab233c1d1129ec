/** The page: a funder, its text, its phone and what is to be mended; or every step kind. */
import { StrictMode, useEffect, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import type { Language } from '../../src/model/definition.ts';
import { LanguageProvider } from '../../src/ui/language.tsx';
import { Gallery } from './Gallery.tsx';
import { openStudio } from './page/open-studio.ts';
import { Studio } from './page/Studio.tsx';
import './studio.css';

const parts = openStudio();
const languageKey = 'studio-language';

function Page() {
  const { funder } = useSyncExternalStore(parts.address.subscribe, parts.address.place);
  const [language, setLanguage] = useState<Language>(() =>
    localStorage.getItem(languageKey) === 'en' ? 'en' : 'zh',
  );
  useEffect(() => {
    document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
    document.title = language === 'zh' ? '资方工作台' : 'Funder studio';
    localStorage.setItem(languageKey, language);
  }, [language]);
  return (
    <LanguageProvider language={language}>
      {funder === 'gallery' ? (
        <Gallery language={language} speak={setLanguage} />
      ) : (
        <Studio {...parts} language={language} speak={setLanguage} />
      )}
    </LanguageProvider>
  );
}

createRoot(document.getElementById('studio') as HTMLElement).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
