import { useEffect, useState } from 'react';
import type { Language } from '../../src/model/definition.ts';
import type { KindShown } from './gallery-data.ts';
import { PhoneFrame } from './PhoneFrame.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';

/** Every example of every step kind, on its screen. */
export function Gallery() {
  const [kinds, setKinds] = useState<KindShown[]>([]);
  const [language, setLanguage] = useState<Language>('zh');
  useEffect(() => {
    void fetch('/data/gallery.json')
      .then((answer) => answer.json())
      .then((found) => setKinds(found as KindShown[]));
  }, []);
  return (
    <main className="gallery">
      <header>
        <h1>Step kinds</h1>
        <LanguageChoice language={language} choose={setLanguage} />
      </header>
      <nav>
        {kinds.map(({ kind }) => (
          <button
            key={kind}
            type="button"
            onClick={() => document.getElementById(kind)?.scrollIntoView()}
          >
            {kind}
          </button>
        ))}
      </nav>
      {kinds.map(({ kind, about, examples, problem }) => (
        <section key={kind} id={kind}>
          <h2>{kind}</h2>
          <p>{about}</p>
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
