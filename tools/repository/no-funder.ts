import { localized } from '../../src/language/chinese/localized.ts';
import type { LocalizedText } from '../../src/model/step-kind.ts';

/** `hint`: an English sentence of the checker's, or ''. */
export function noFunder(name: string, hint: string): LocalizedText {
  return {
    zh: `没有资方“${name}”。${localized(hint).zh}`,
    en: `There is no funder "${name}". ${hint}`.trim(),
  };
}
