import type { UseQueryResult } from '@tanstack/react-query';
import { useLanguage, useT } from '../ui/language.tsx';
import { Problem, ProblemNote } from '../ui/feedback/Problem.tsx';
import { responseMessages } from './query-messages.ts';
import type { ApiError } from './endpoint-queries.tsx';

interface AnswerProblemProps {
  answer: Pick<UseQueryResult<unknown, ApiError>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** Another way on than asking again. */
  onAction?: () => void;
  actionText?: string;
}

/** Why an answer is not there, or not a fresh one: what was there stays to be read. Asks for it again. */
export function QueryProblem({ answer, onAction, actionText }: AnswerProblemProps) {
  const language = useLanguage();
  const t = useT();
  if (answer.data !== undefined) {
    return (
      <ProblemNote
        apart
        text={t(responseMessages.old)}
        onRetry={() => void answer.refetch()}
        retrying={answer.isFetching}
      />
    );
  }
  return (
    <Problem
      title={answer.error?.words[language] ?? ''}
      onRetry={() => void answer.refetch()}
      retrying={answer.isFetching}
      {...(onAction && { onAction })}
      {...(actionText !== undefined && { actionText })}
    />
  );
}

/** The same for a part of a page, beside which the rest of it goes on. */
export function QueryNote({ answer }: Pick<AnswerProblemProps, 'answer'>) {
  const language = useLanguage();
  if (!answer.error) return null;
  return (
    <ProblemNote
      text={answer.error.words[language]}
      onRetry={() => void answer.refetch()}
      retrying={answer.isFetching}
    />
  );
}
