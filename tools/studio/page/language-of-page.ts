import { useEffect, useState } from 'react';
import type { Language } from '../../../src/model/definition.ts';

const key = 'studio-language';

/** What was chosen here once, else the first of the browser's languages that there is. */
export function firstLanguage(chosen: string | null, preferred: readonly string[]): Language {
  if (chosen === 'zh' || chosen === 'en') return chosen;
  const codes = preferred.map((one) => one.toLowerCase().split('-')[0]);
  return codes.find((one) => one === 'zh' || one === 'en') ?? 'zh';
}

export function useLanguageOfPage(): [language: Language, choose: (language: Language) => void] {
  const [language, setLanguage] = useState(() =>
    firstLanguage(localStorage.getItem(key), navigator.languages),
  );
  useEffect(() => {
    document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
    document.title = language === 'zh' ? '资方工作台' : 'Funder studio';
  }, [language]);
  const choose = (chosen: Language) => {
    localStorage.setItem(key, chosen);
    setLanguage(chosen);
  };
  return [language, choose];
}
