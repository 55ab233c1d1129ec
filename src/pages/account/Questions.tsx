import type { ResponseOf } from '../../api/typed.ts';
import { QueryProblem } from '../QueryProblem.tsx';
import { useId } from 'react';
import { Empty } from '../../ui/page/Empty.tsx';
import { useLanguage, useT } from '../../ui/language.tsx';
import { Skeleton } from '../../ui/page/Skeleton.tsx';
import { useEndpoint } from '../endpoint-queries.tsx';
import { Contact } from '../Contact.tsx';
import { PageWithBack } from '../PageWithBack.tsx';
import { useLocation, useNavigate } from '../routing.ts';
import styles from './Info.module.css';
import { infoMessages as words } from './info-messages.ts';
import { withQuery } from './with-query.ts';

type Group = ResponseOf<'question.list'>['groups'][number];

/** /commonQuestions?q=…: questions by subject; what is searched for stands in the address. */
export function CommonQuestions() {
  const t = useT();
  const { search } = useLocation();
  const query = new URLSearchParams(search).get('q') ?? '';
  const questions = useEndpoint('question.list', {});
  return (
    <PageWithBack title={t(words.questions)} focusKey="questions">
      <SearchField query={query} />
      {questions.isError && <QueryProblem query={questions} />}
      {questions.data ? (
        <Matches groups={matching(questions.data.groups, query)} query={query} />
      ) : (
        questions.isPending && <Skeleton shape="row" count={7} text={t(words.loading)} />
      )}
    </PageWithBack>
  );
}

function SearchField({ query }: { query: string }) {
  const t = useT();
  const id = useId();
  const navigate = useNavigate();
  return (
    <div role="search">
      <label className={styles.label} htmlFor={id}>
        {t(words.searchQuestions)}
      </label>
      <input
        id={id}
        className={styles.search}
        type="search"
        enterKeyHint="search"
        maxLength={40}
        defaultValue={query}
        onChange={(event) => {
          const q = event.target.value.trim();
          const to = q === '' ? '/commonQuestions' : withQuery('/commonQuestions', { q });
          void navigate(to, { replace: true });
        }}
      />
    </div>
  );
}

/** Questions in which every word asked for occurs, in either language. */
function matching(groups: readonly Group[], query: string): Group[] {
  const terms = query.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter(({ question, answer }) => {
        const text = `${question.zh} ${question.en} ${answer.zh} ${answer.en}`.toLowerCase();
        return terms.every((word) => text.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}

function Matches({ groups, query }: { groups: readonly Group[]; query: string }) {
  const t = useT();
  const language = useLanguage();
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <>
      <output className={styles.quiet}>
        {query === '' ? '' : t(words.found, { count, query })}
      </output>
      {groups.length === 0 && (
        <Empty title={t(words.noMatch)} text={t(words.noMatchText)} drawing="no-match" />
      )}
      {groups.map(({ id, title, questions }) => (
        <section key={id} className={styles.card}>
          <h2>{title[language]}</h2>
          {questions.map((one) => (
            <details key={one.id} className={styles.question}>
              <summary>{one.question[language]}</summary>
              <p>{one.answer[language]}</p>
            </details>
          ))}
        </section>
      ))}
      <div className={styles.last}>
        <p className={styles.quiet}>{t(words.stillAsking)}</p>
        <Contact />
      </div>
    </>
  );
}
