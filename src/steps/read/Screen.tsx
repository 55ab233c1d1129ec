import { useT } from '../../ui/language.tsx';
import { Text } from '../../ui/page/Text.tsx';
import { Waiting } from '../../ui/feedback/Waiting.tsx';
import type { ScreenOf } from '../../model/define-kind.ts';
import { useFocusRestored } from '../focus-restored.ts';
import { IncompleteDocuments } from '../IncompleteDocuments.tsx';
import { readerMessages } from '../reader-messages.ts';
import { Reader } from '../Reader.tsx';
import { Unreachable } from '../Unreachable.tsx';
import type { ReadKind } from './states.ts';
import { messages } from './messages.ts';

export function Screen({ step, status, data, send }: ScreenOf<ReadKind>) {
  const t = useT();
  const back = () => send({ type: 'back' });
  const reload = () => send({ type: 'read.reloaded' });
  useFocusRestored(status);
  switch (status) {
    case 'reading':
      return (
        <>
          {step.text !== undefined && <Text quiet>{step.text}</Text>}
          <Reader
            documents={data.documents ?? []}
            read={data.read ?? []}
            done={step.button ?? t(messages.done)}
            early={!step['must-read']}
            onRead={(read) => send({ type: 'read.document-read', data: { read } })}
            onDone={() => send({ type: 'read.done' })}
          />
        </>
      );
    case 'incomplete':
      return <IncompleteDocuments onRetry={reload} onBack={back} />;
    case 'unloaded':
      return <Unreachable data={data} onRetry={reload} onAction={back} />;
    default:
      return <Waiting text={t(readerMessages.loading)} />;
  }
}
