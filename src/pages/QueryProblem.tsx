import type { UseQueryResult } from '@tanstack/react-query';
import { useLanguage, useT } from '../ui/language.tsx';
import { Problem, ProblemNote } from '../ui/feedback/Problem.tsx';
import { responseMessages } from './query-messages.ts';
import type { ApiError } from './endpoint-queries.tsx';

interface QueryProblemProps {
  query: Pick<UseQueryResult<unknown, ApiError>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** Another way on than asking again. */
  onAction?: () => void;
  actionText?: string;
}

/** Why an answer is not there, or not a fresh one: what was there stays to be read. Asks for it again. */
export function QueryProblem({ query, onAction, actionText }: QueryProblemProps) {
  const language = useLanguage();
  const t = useT();
  if (query.data !== undefined) {
    return (
      <ProblemNote
        apart
        text={t(responseMessages.old)}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  return (
    <Problem
      title={query.error?.words[language] ?? ''}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
      {...(onAction && { onAction })}
      {...(actionText !== undefined && { actionText })}
    />
  );
}

/** The same for a part of a page, beside which the rest of it goes on. */
export function QueryNote({ query }: Pick<QueryProblemProps, 'query'>) {
  const language = useLanguage();
  if (!query.error) return null;
  return (
    <ProblemNote
      text={query.error.words[language]}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  );
}
