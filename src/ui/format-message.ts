import type { Language } from '../model/definition.ts';
import type { LocalizedText } from '../model/step-kind.ts';

export type MessageValues = Readonly<Record<string, string | number>>;

/** The sentence in the customer's language; `{name}` is filled from `values`, an unknown name stays visible. */
export function formatMessage(
  language: Language,
  words: LocalizedText,
  values: MessageValues = {},
): string {
  return words[language].replace(/\{(\w+)\}/g, (whole, name: string) =>
    name in values ? String(values[name]) : whole,
  );
}
