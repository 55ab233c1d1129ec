import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { useLanguage, useT } from '../../../ui/language.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { useEndpoint } from '../../endpoint-queries.tsx';
import { usePlatform } from '../../platform.tsx';
import { Link, useLocation, useNavigate } from '../../routing.ts';
import { messages } from '../find-messages.ts';
import styles from './Search.module.css';
import visuallyHidden from '../../../ui/visually-hidden.module.css';
import { SearchBox } from './SearchBox.tsx';
import { clearHistory, saveSearch, readHistory } from './search-history.ts';
import { searchWord } from './search-word.ts';
import { useBack } from '../../use-back.ts';
import { browserClock, type TimerClock, useDebounced } from './use-debounced.ts';

/** Milliseconds without a key press before suggestions are requested. */
export const restsFor = 250;

/** search: earlier searches, frequent searches, and suggestions while typing. */
export function Search({ clock = browserClock }: { clock?: TimerClock }) {
  const t = useT();
  const navigate = useNavigate();
  const { search } = useLocation();
  const back = useBack('/testIndex');
  const [typed, setTyped] = useState(() => new URLSearchParams(search).get('keyword') ?? '');
  const word = useDebounced(searchWord(typed), restsFor, clock);
  const go = () => {
    const clean = searchWord(typed);
    if (clean === '') return;
    saveSearch(clean);
    void navigate(resultsOf(clean));
  };
  return (
    <Page title={t(messages.search)} focusKey="search" onBack={back}>
      <SearchBox value={typed} onChange={setTyped} onSearch={go} />
      {searchWord(typed) === '' ? (
        <>
          <History />
          <Hot />
        </>
      ) : (
        <Suggested word={word} />
      )}
    </Page>
  );
}

function resultsOf(word: string): string {
  return `/searchList?keyword=${encodeURIComponent(word)}`;
}

function History() {
  const t = useT();
  const { toast } = usePlatform();
  const [history, setHistory] = useState(() => readHistory());
  if (history.length === 0) return null;
  return (
    <section>
      <div className={styles.head}>
        <h2>{t(messages.history)}</h2>
        <Button
          variant="plain"
          onPress={() => {
            setHistory(clearHistory());
            toast(t(messages.historyCleared), 'short');
          }}
        >
          {t(messages.clearHistory)}
        </Button>
      </div>
      <WordLinks words={history} />
    </section>
  );
}

function Hot() {
  const t = useT();
  const language = useLanguage();
  const response = useEndpoint('catalogue.hot-words', {}, { staleTime: 60_000 });
  // Without them the page still searches, so there is no error.
  const hot = response.data?.words ?? [];
  if (hot.length === 0) return <div className={styles.place} />;
  return (
    <section className={styles.place}>
      <div className={styles.head}>
        <h2>{t(messages.hotWords)}</h2>
      </div>
      <WordLinks words={hot.map((word) => word[language])} hot />
    </section>
  );
}

function WordLinks(props: { words: readonly string[]; hot?: boolean }) {
  return (
    <ul className={styles.words}>
      {props.words.map((word, at) => (
        <li key={word}>
          <Link
            className={`${styles.word ?? ''} ${props.hot && at < 3 ? (styles.first ?? '') : ''}`}
            to={resultsOf(word)}
            onClick={() => saveSearch(word)}
          >
            {word}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const kinds = { brand: messages.ofBrand, series: messages.ofSeries, model: messages.ofModel };

function Suggested({ word }: { word: string }) {
  const t = useT();
  const language = useLanguage();
  const response = useEndpoint(
    'catalogue.suggest',
    { keyword: word },
    { enabled: word !== '', staleTime: 60_000 },
  );
  const suggestions = response.data?.suggestions ?? [];
  return (
    <section aria-label={t(messages.suggestions)}>
      <output className={visuallyHidden.element}>
        {response.data ? t(messages.suggestionCount, { count: suggestions.length }) : ''}
      </output>
      <ul className={styles.suggestions}>
        {word !== '' && (
          <li>
            <Link
              className={styles.suggestion}
              to={resultsOf(word)}
              onClick={() => saveSearch(word)}
            >
              {t(messages.searchFor, { word })}
            </Link>
          </li>
        )}
        {suggestions.map((one) => (
          <li key={one.id}>
            <Link
              className={styles.suggestion}
              to={resultsOf(one.text[language])}
              onClick={() => saveSearch(one.text[language])}
            >
              <span>{marked(one.text[language], word)}</span>
              <span className={styles.quiet}>{t(kinds[one.type])}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The text with what was typed in bold. */
function marked(text: string, word: string) {
  const at = text.toLowerCase().indexOf(word.toLowerCase());
  if (word === '' || at === -1) return text;
  return (
    <>
      {text.slice(0, at)}
      <b>{text.slice(at, at + word.length)}</b>
      {text.slice(at + word.length)}
    </>
  );
}
