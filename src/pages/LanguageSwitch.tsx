import { useSyncExternalStore } from 'react';
import { Button } from '../ui/Button.tsx';
import { useLanguage } from '../ui/language.tsx';
import { usePlatform } from './platform.tsx';

/**
 * Each language is named in itself, so that whoever needs it can read it. On a phone whose own language is Chinese it
 * stands on the homes and in the settings (`always`) only.
 */
export function LanguageSwitch({ always = false }: { always?: boolean }) {
  const language = useLanguage();
  const { setLanguage } = usePlatform();
  const isChinese = useSyncExternalStore(never, isChinesePhone, () => true);
  if (!always && isChinese) return null;
  return (
    <Button variant="plain" onPress={() => setLanguage(language === 'zh' ? 'en' : 'zh')}>
      <span lang={language === 'zh' ? 'en' : 'zh-CN'}>
        {language === 'zh' ? 'English' : '中文'}
      </span>
    </Button>
  );
}

function isChinesePhone(): boolean {
  return navigator.language.startsWith('zh');
}

function never(): () => void {
  return () => undefined;
}
