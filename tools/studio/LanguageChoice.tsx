import type { Language } from '../../src/model/definition.ts';

const languages = { zh: '中文', en: 'English' } as const;

interface LanguageChoiceProps {
  language: Language;
  choose: (language: Language) => void;
}

export function LanguageChoice({ language, choose }: LanguageChoiceProps) {
  return (
    <fieldset className="choice" aria-label="Language of the phone">
      {(['zh', 'en'] as const).map((one) => (
        <button key={one} type="button" aria-pressed={one === language} onClick={() => choose(one)}>
          {languages[one]}
        </button>
      ))}
    </fieldset>
  );
}
