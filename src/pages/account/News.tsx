import type { ResponseOf } from '../../api/typed.ts';
import { QueryProblem } from '../QueryProblem.tsx';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { CarPicture } from '../../ui/car/CarPicture.tsx';
import { Empty } from '../../ui/page/Empty.tsx';
import { useLanguage, useT } from '../../ui/language.tsx';
import { Skeleton } from '../../ui/page/Skeleton.tsx';
import { useEndpoint } from '../endpoint-queries.tsx';
import { PageWithBack } from '../PageWithBack.tsx';
import { Link, useLocation } from '../routing.ts';
import styles from './Info.module.css';
import { infoMessages as words } from './info-messages.ts';
import { withQuery } from './with-query.ts';

type Item = ResponseOf<'news.list'>['news'][number];

/** /newsInfo: the news, or with `id` one of them in full. */
export function NewsInfo() {
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  const id = params.get('id') ?? params.get('newsId');
  return id === null ? (
    <NewsList topic={params.get('topic') ?? ''} />
  ) : (
    <Article key={id} newsId={id} />
  );
}

type Listed = ResponseOf<'news.list'>;

const pageSize = 10;

function NewsList({ topic }: { topic: string }) {
  const t = useT();
  const [size, setSize] = useState(pageSize);
  const query = useEndpoint('news.list', {
    page: '1',
    size: String(size),
    ...(topic !== '' && { topic }),
  });
  return (
    <PageWithBack title={t(words.news)} focusKey="news" backTo="/testIndex">
      {query.isError && <QueryProblem query={query} />}
      {query.data ? (
        <>
          <Topics topics={query.data.topics} chosen={topic} />
          {query.data.news.length === 0 && (
            <Empty title={t(words.noNews)} text={t(words.noNewsText)} />
          )}
          <Items items={query.data.news} />
          {query.data.more && (
            <Button
              variant="secondary"
              loading={query.isFetching}
              onPress={() => setSize(size + pageSize)}
            >
              {t(words.more)}
            </Button>
          )}
        </>
      ) : (
        query.isPending && <Skeleton shape="card" count={4} text={t(words.loading)} />
      )}
    </PageWithBack>
  );
}

function Topics({ topics, chosen }: { topics: Listed['topics']; chosen: string }) {
  const t = useT();
  const language = useLanguage();
  const all = [{ value: '', ...words.all }, ...topics.filter(({ value }) => value !== '')];
  return (
    <nav aria-label={t(words.topics)}>
      <ul className={styles.topics}>
        {all.map((one) => (
          <li key={one.value}>
            <Link
              className={styles.topic}
              to={one.value === '' ? '/newsInfo' : withQuery('/newsInfo', { topic: one.value })}
              replace
              aria-current={one.value === chosen ? 'page' : undefined}
            >
              {one[language]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Items({ items }: { items: readonly Item[] }) {
  const language = useLanguage();
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.newsId}>
          <Link className={styles.item} to={withQuery('/newsInfo', { id: item.newsId })}>
            <span className={styles.thumb}>
              <CarPicture body={item.bodyType} paint={item.paint} />
            </span>
            <span className={styles.about}>
              <span className={styles.name}>{item.title[language]}</span>
              <span className={styles.summary}>{item.summary[language]}</span>
              <span className={styles.quiet}>
                {item.topicName[language]} · {item.publishedOn}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Article({ newsId }: { newsId: string }) {
  const t = useT();
  const language = useLanguage();
  const query = useEndpoint('news.article', { newsId });
  const title = query.data?.article.title[language] ?? t(words.news);
  return (
    <PageWithBack title={title} focusKey={`news ${newsId}`} backTo="/newsInfo">
      {query.isError && <QueryProblem query={query} />}
      {query.isLoadingError && (
        <Link className={styles.back} to="/newsInfo">
          {t(words.toNews)}
        </Link>
      )}
      {query.data ? (
        <>
          <p className={styles.quiet}>
            {query.data.article.topicName[language]} ·{' '}
            {t(words.published, { date: query.data.article.publishedOn })}
          </p>
          <CarPicture body={query.data.article.bodyType} paint={query.data.article.paint} />
          <article className={styles.article}>
            {query.data.paragraphs.map((paragraph) => (
              <p key={paragraph.en}>{paragraph[language]}</p>
            ))}
          </article>
          {query.data.related.length > 0 && (
            <section>
              <h2 className={styles.heading}>{t(words.related)}</h2>
              <Items items={query.data.related} />
            </section>
          )}
          <Link className={styles.back} to="/newsInfo">
            {t(words.toNews)}
          </Link>
        </>
      ) : (
        query.isPending && <Skeleton shape="picture" count={2} text={t(words.loading)} />
      )}
    </PageWithBack>
  );
}
