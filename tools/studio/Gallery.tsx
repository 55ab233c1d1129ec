import { useEffect, useState } from 'react';
import type { Language } from '../../src/model/definition.ts';
import { useT } from '../../src/ui/language.tsx';
import type { KindShown } from './desk/gallery-data.ts';
import { PhoneFrame } from './PhoneFrame.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';

interface GalleryProps {
  language: Language;
  setLanguage: (language: Language) => void;
}

/** Every example of every step kind, on its screen. */
export function Gallery({ language, setLanguage }: GalleryProps) {
  const t = useT();
  const [kinds, setKinds] = useState<KindShown[]>([]);
  useEffect(() => {
    void fetch('/data/gallery.json')
      .then((response) => response.json())
      .then((loaded) => setKinds(loaded as KindShown[]));
  }, []);
  return (
    <main className="gallery">
      <header>
        <h1>{t({ zh: '步骤类型', en: 'Step kinds' })}</h1>
        <a href="#/PLATFORM">{t({ zh: '返回工作台', en: 'Back to the studio' })}</a>
        <LanguageChoice
          label={t({ zh: '语言', en: 'Language' })}
          language={language}
          choose={setLanguage}
        />
      </header>
      <nav aria-label={t({ zh: '步骤类型', en: 'Step kinds' })}>
        {kinds.map(({ kind, name }) => (
          <button
            key={kind}
            type="button"
            onClick={() => document.getElementById(kind)?.scrollIntoView()}
          >
            {name[language]}
          </button>
        ))}
      </nav>
      {kinds.map(({ kind, name: called, about, examples, problem }) => (
        <section key={kind} id={kind}>
          <h2>
            {called[language]} <small>{kind}</small>
          </h2>
          <p>{about[language]}</p>
          {problem !== undefined && <pre>{problem}</pre>}
          <div className="shelf">
            {examples.map(({ name }) => (
              <figure key={name}>
                <PhoneFrame
                  address={`/example.html?${new URLSearchParams({ kind, example: name, language }).toString()}`}
                  title={`${kind}: ${name}`}
                  scale={0.6}
                />
                <figcaption>{name}</figcaption>
              </figure>
            ))}
          </div>
        </section>
      ))}
    </main>
  );
}
