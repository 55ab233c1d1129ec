import { Problem } from '../ui/feedback/Problem.tsx';
import { useT } from '../ui/language.tsx';
import { readerMessages } from './reader-messages.ts';
import { actions } from './unreachable.ts';

/** Documents are missing, so nothing can be read or signed yet. */
export function IncompleteDocuments(props: { onRetry: () => void; onBack: () => void }) {
  const t = useT();
  return (
    <Problem
      title={t(readerMessages.incomplete)}
      text={t(readerMessages.incompleteText)}
      onRetry={props.onRetry}
      retryText={t(actions.again)}
      onAction={props.onBack}
      actionText={t(actions.back)}
    />
  );
}
