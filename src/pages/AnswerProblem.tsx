import type { UseQueryResult } from '@tanstack/react-query';
import { useLanguage } from '../ui/language.tsx';
import { Problem } from '../ui/Problem.tsx';
import type { NotAnswered } from './answers.tsx';

interface AnswerProblemProps {
  answer: Pick<UseQueryResult<unknown, NotAnswered>, 'error' | 'isFetching' | 'refetch'>;
  /** Another way on than asking again. */
  onWay?: () => void;
  wayWords?: string;
}

/** Why an answer is not there, and asking for it again. */
export function AnswerProblem({ answer, onWay, wayWords }: AnswerProblemProps) {
  const language = useLanguage();
  return (
    <Problem
      title={answer.error?.words[language] ?? ''}
      onRetry={() => void answer.refetch()}
      retrying={answer.isFetching}
      {...(onWay && { onWay })}
      {...(wayWords !== undefined && { wayWords })}
    />
  );
}
