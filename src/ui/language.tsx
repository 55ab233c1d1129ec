import { createContext, type ReactNode, useCallback, useContext } from 'react';
import type { Language } from '../definition/definition.ts';
import type { FixedWords } from '../steps/contract.ts';
import { sayIn, type SayValues } from './sentence.ts';

export type Say = (words: FixedWords, values?: SayValues) => string;

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
