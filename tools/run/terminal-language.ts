import type { Language } from '../../src/model/definition.ts';

export const languages: readonly Language[] = ['zh', 'en'];

/** From the environment, in the order in which programs read it. */
export function languageOfTerminal(): Language {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  return (LC_ALL || LC_MESSAGES || LANG)?.startsWith('zh') ? 'zh' : 'en';
}

/** `--language` where it is given. Another word ends the process with 2. */
export function languageOf(given: string | undefined): Language {
  const language = languages.find((one) => one === (given ?? languageOfTerminal()));
  if (language) return language;
  console.error(`There is no language "${given}". Write zh or en.`);
  return process.exit(2);
}
