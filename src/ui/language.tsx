import { createContext, type ReactNode, useCallback, useContext } from 'react';
import type { Language } from '../model/definition.ts';
import type { LocalizedText } from '../model/step-kind.ts';
import { formatMessage, type MessageValues } from './format-message.ts';

export type Translate = (words: LocalizedText, values?: MessageValues) => string;

const LanguageContext = createContext<Language>('zh');

export function LanguageProvider(props: { language: Language; children: ReactNode }) {
  return <LanguageContext value={props.language}>{props.children}</LanguageContext>;
}

export function useLanguage(): Language {
  return useContext(LanguageContext);
}

export function useT(): Translate {
  const language = useLanguage();
  return useCallback((words, values) => formatMessage(language, words, values), [language]);
}
