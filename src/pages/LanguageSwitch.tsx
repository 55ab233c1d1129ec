import { Button } from '../ui/Button.tsx';
import { useLanguage } from '../ui/language.tsx';
import { usePlatform } from './platform.tsx';

/** Each language is named in itself, so that whoever needs it can read it. */
export function LanguageSwitch() {
  const language = useLanguage();
  const { setLanguage } = usePlatform();
  return (
    <Button look="plain" onPress={() => setLanguage(language === 'zh' ? 'en' : 'zh')}>
      <span lang={language === 'zh' ? 'en' : 'zh-CN'}>
        {language === 'zh' ? 'English' : '中文'}
      </span>
    </Button>
  );
}
