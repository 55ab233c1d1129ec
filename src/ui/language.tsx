import { createContext, type ReactNode, useCallback, useContext } from 'react';
import type { Language } from '../definition/definition.ts';
import type { FixedWords } from '../steps/contract.ts';

export type SayValues = Readonly<Record<string, string | number>>;
export type Say = (words: FixedWords, values?: SayValues) => string;

const LanguageContext = createContext<Language>('zh');

export function LanguageProvider(props: { language: Language; children: ReactNode }) {
  return <LanguageContext value={props.language}>{props.children}</LanguageContext>;
}

export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/** The sentence in the customer's language; `{name}` is filled from `values`, an unknown name stays visible. */
export function sayIn(language: Language, words: FixedWords, values: SayValues = {}): string {
  return words[language].replace(/\{(\w+)\}/g, (whole, name: string) =>
    name in values ? String(values[name]) : whole,
  );
}

export function useSay(): Say {
  const language = useLanguage();
  return useCallback((words, values) => sayIn(language, words, values), [language]);
}
