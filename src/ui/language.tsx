import { createContext, type ReactNode, useCallback, useContext } from 'react';
import type { Language } from '../model/definition.ts';
import type { LocalizedText } from '../model/step-kind.ts';
import { sayIn, type SayValues } from './sentence.ts';

export type Say = (words: LocalizedText, values?: SayValues) => string;

const LanguageContext = createContext<Language>('zh');

export function LanguageProvider(props: { language: Language; children: ReactNode }) {
  return <LanguageContext value={props.language}>{props.children}</LanguageContext>;
}

export function useLanguage(): Language {
  return useContext(LanguageContext);
}

export function useSay(): Say {
  const language = useLanguage();
  return useCallback((words, values) => sayIn(language, words, values), [language]);
}
