import { useT } from '../../ui/language.tsx';
import { Problem } from '../../ui/feedback/Problem.tsx';
import { Text } from '../../ui/page/Text.tsx';
import { Waiting } from '../../ui/feedback/Waiting.tsx';
import type { ScreenOf } from '../../model/define-kind.ts';
import { useFocusKept } from '../focus-kept.ts';
import { readerMessages } from '../reader-messages.ts';
import { Reader } from '../Reader.tsx';
import { actions } from '../unreachable.ts';
import { Unreachable } from '../Unreachable.tsx';
import type { Read } from './states.ts';
import { messages } from './messages.ts';

export function Screen({ step, status, data, send }: ScreenOf<Read>) {
  const t = useT();
  const back = () => send({ type: 'back' });
  const reload = () => send({ type: 'read.reloaded' });
  useFocusKept(status);
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
      return (
        <Problem
          title={t(readerMessages.incomplete)}
          text={t(readerMessages.incompleteText)}
          onRetry={reload}
          retryWords={t(actions.again)}
          onWay={back}
          wayWords={t(actions.back)}
        />
      );
    case 'unloaded':
      return <Unreachable data={data} onRetry={reload} onWay={back} />;
    default:
      return <Waiting text={t(readerMessages.loading)} />;
  }
}
