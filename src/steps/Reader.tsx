import { useRef, useState } from 'react';
import { ActionBar } from '../ui/page/ActionBar.tsx';
import { Button } from '../ui/Button.tsx';
import { FileLink } from '../ui/link/FileLink.tsx';
import { useLanguage, useT } from '../ui/language.tsx';
import type { ReadableDocument } from './documents.ts';
import { Pages } from './Pages.tsx';
import { readerMessages as words } from './reader-messages.ts';
import styles from './Reader.module.css';

export interface ReaderProps {
  documents: ReadableDocument[];
  /** Names of those read to their end. */
  read: string[];
  /** The button at the end. */
  done: string;
  /** Above that button. */
  note?: string | undefined;
  /** The button is there before the end of every document has been seen. */
  early?: boolean;
  onRead: (read: string[]) => void;
  onDone: () => void;
}

/** One document after the other, each to its end. */
export function Reader({ documents, read, onRead, onDone, ...props }: ReaderProps) {
  const t = useT();
  const language = useLanguage();
  const pages = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<string>();
  const unread = documents.filter((one) => !read.includes(one.name));
  const shown = documents.find((one) => one.name === chosen) ?? unread[0] ?? documents[0];
  if (shown === undefined) return null;
  const isRead = read.includes(shown.name);
  const allRead = props.early === true || unread.length === 0;

  const show = (document: ReadableDocument | undefined) => {
    setChosen(document?.name);
    pages.current?.scrollTo?.({ top: 0 });
    pages.current?.focus();
  };
  return (
    <>
      {documents.length > 1 && (
        <DocumentList documents={documents} read={read} shown={shown} onShow={show} />
      )}
      <Pages
        key={shown.name}
        pagesRef={pages}
        document={shown}
        onEnd={() => {
          setChosen(shown.name);
          if (!isRead) onRead([...read, shown.name]);
        }}
      />
      <p className={styles.pdf}>
        <FileLink to={shown.pdf}>
          {t(words.pdf)}
          <span className={styles.title}> {shown.title[language]}</span>
        </FileLink>
      </p>
      <ActionBar note={noteOf()}>
        {allRead && <Button onPress={onDone}>{props.done}</Button>}
        {!allRead && isRead && (
          <Button onPress={() => show(unread[0])}>{t(words.nextDocument)}</Button>
        )}
        {!allRead && !isRead && (
          <Button onPress={() => readOn(pages.current)}>{t(words.readOn)}</Button>
        )}
      </ActionBar>
    </>
  );

  function noteOf(): string | undefined {
    if (allRead) return props.note;
    return isRead ? undefined : t(words.toTheEnd);
  }
}

/** Nearly a screenful, so that the last line seen is still there. */
function readOn(pages: HTMLElement | null): void {
  pages?.focus();
  pages?.scrollBy?.({ top: pages.clientHeight * 0.9, behavior: 'smooth' });
}

interface ListProps {
  documents: ReadableDocument[];
  read: string[];
  shown: ReadableDocument;
  onShow: (document: ReadableDocument) => void;
}

function DocumentList({ documents, read, shown, onShow }: ListProps) {
  const t = useT();
  const language = useLanguage();
  return (
    <nav aria-label={t(words.documents)}>
      <ol className={styles.list}>
        {documents.map((document) => (
          <li key={document.name}>
            <button
              type="button"
              className={styles.document}
              aria-current={document === shown ? 'true' : undefined}
              onClick={() => onShow(document)}
            >
              <span>{document.title[language]}</span>
              <span className={read.includes(document.name) ? styles.read : styles.unread}>
                {t(read.includes(document.name) ? words.read : words.unread)}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
