import { useLanguage } from '../language.tsx';

/** Text as the platform gave it: what is Chinese on an English page says so, to screen readers and for its font. */
export function AsGiven({ text }: { text: string }) {
  const language = useLanguage();
  return language === 'en' && /\p{Script=Han}/u.test(text) ? (
    <span lang="zh-CN">{text}</span>
  ) : (
    text
  );
}
