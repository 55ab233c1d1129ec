import type { Language } from '../../src/model/definition.ts';

const languages = { zh: '中文', en: 'English' } as const;

interface LanguageChoiceProps {
  /** What speaks it. */
  label: string;
  language: Language;
  choose: (language: Language) => void;
}

export function LanguageChoice({ label, language, choose }: LanguageChoiceProps) {
  return (
    <fieldset className="choice" aria-label={label}>
      {(['zh', 'en'] as const).map((one) => (
        <button
          key={one}
          type="button"
          lang={one === 'zh' ? 'zh-CN' : 'en'}
          aria-pressed={one === language}
          onClick={() => choose(one)}
        >
          {languages[one]}
        </button>
      ))}
    </fieldset>
  );
}
