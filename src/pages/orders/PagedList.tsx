import type { ReactNode } from 'react';
import { Problem, ProblemNote } from '../../ui/feedback/Problem.tsx';
import { useLanguage, useT } from '../../ui/language.tsx';
import { MoreList } from '../../ui/page/MoreList.tsx';
import { Skeleton } from '../../ui/page/Skeleton.tsx';
import type { PagedQuery } from '../paged-endpoint.ts';
import { responseMessages } from '../query-messages.ts';
import { listMessages } from './list-messages.ts';

/** A list however far it is: loading, failing, empty, there, or there from before. */
export function PagedList<Item>(props: {
  query: PagedQuery<Item>;
  empty: ReactNode;
  children: (items: readonly Item[], total: number) => ReactNode;
}) {
  const t = useT();
  const language = useLanguage();
  const { items, total, error, loading, more, fetchMore, retry, stale } = props.query;
  if (!items) {
    if (!error) return <Skeleton shape="card" count={4} text={t(listMessages.loading)} />;
    return <Problem title={error.words[language]} onRetry={retry} retrying={loading} />;
  }
  if (items.length === 0) return props.empty;
  return (
    <MoreList
      more={more}
      loading={loading}
      onMore={fetchMore}
      {...(error && !stale && { problem: error.words[language] })}
    >
      {stale && (
        <ProblemNote apart text={t(responseMessages.old)} onRetry={retry} retrying={loading} />
      )}
      {props.children(items, total)}
    </MoreList>
  );
}
