import { type RefObject, useRef, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { useLanguage, useT } from '../ui/language.tsx';
import type { ReadableDocument } from './documents.ts';
import { readerMessages as words } from './reader-messages.ts';
import styles from './Reader.module.css';

export interface PagesProps {
  document: ReadableDocument;
  pagesRef: RefObject<HTMLElement | null>;
  /** Every page is there and the customer has come to the end of the last. */
  onEnd: () => void;
}

/** The pages of one document below each other. Takes the focus, so that arrow keys, Space and End scroll it. */
export function Pages({ document, pagesRef, onEnd }: PagesProps) {
  const t = useT();
  const language = useLanguage();
  const loaded = useRef(new Set<number>());
  const title = document.title[language];
  const update = () => {
    if (loaded.current.size < document.pages.length) return;
    if (pagesRef.current && isAtEnd(pagesRef.current)) onEnd();
  };
  return (
    <section
      ref={pagesRef}
      className={styles.pages}
      aria-label={t(words.pages, { title, count: document.pages.length })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolling by keyboard needs the focus
      tabIndex={0}
      onScroll={update}
    >
      {document.pages.map((page, index) => (
        <PagePicture
          key={page}
          src={page}
          at={index + 1}
          alt={t(words.page, { title, at: index + 1 })}
          onLoad={() => {
            loaded.current.add(index);
            update();
          }}
        />
      ))}
    </section>
  );
}

/** Screens with fractions of pixels stop a little before the end. */
function isAtEnd(element: HTMLElement): boolean {
  return element.scrollTop + element.clientHeight >= element.scrollHeight - 8;
}

function PagePicture(props: { src: string; at: number; alt: string; onLoad: () => void }) {
  const t = useT();
  const [tries, setTries] = useState(0);
  const [missing, setMissing] = useState(false);
  if (missing) {
    return (
      <div className={styles.page}>
        <div className={styles.missing} role="alert">
          <p>{t(words.pageMissing, { at: props.at })}</p>
          <Button
            variant="secondary"
            onPress={() => {
              setTries(tries + 1);
              setMissing(false);
            }}
          >
            {t(words.pageAgain)}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <img
        key={tries}
        className={styles.picture}
        src={props.src}
        alt={props.alt}
        onLoad={props.onLoad}
        onError={() => setMissing(true)}
      />
    </div>
  );
}
