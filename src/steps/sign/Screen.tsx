import { lazy, Suspense } from 'react';
import { Facts } from '../../ui/page/Facts.tsx';
import { useT } from '../../ui/language.tsx';
import { OrderPlan } from '../../ui/money/OrderPlan.tsx';
import { Text } from '../../ui/page/Text.tsx';
import { Waiting } from '../../ui/feedback/Waiting.tsx';
import type { ScreenOf } from '../../model/define-kind.ts';
import { fingerprintOf } from '../documents.ts';
import { useFocusRestored } from '../focus-restored.ts';
import { IncompleteDocuments } from '../IncompleteDocuments.tsx';
import { readerMessages } from '../reader-messages.ts';
import { Reader } from '../Reader.tsx';
import { Unreachable } from '../Unreachable.tsx';
import type { SignKind } from './states.ts';
import { messages } from './messages.ts';

// Needed only by those who have read everything.
const Signature = lazy(() =>
  import('./Signature.tsx').then((file) => ({ default: file.Signature })),
);

export function Screen({ step, status, data, send }: ScreenOf<SignKind>) {
  const t = useT();
  const back = () => send({ type: 'back' });
  const reload = () => send({ type: 'sign.reloaded' });
  const retry = () => send({ type: 'sign.retried' });
  const documents = data.documents ?? [];
  const submit = (signature: string | undefined) =>
    // Saved before the request is sent: a killed session knows that this visit signed, and what.
    send({
      type: 'sign.signed',
      data: { signature },
      deadlines: { submitted: Date.now(), documents: fingerprintOf(documents) },
    });
  useFocusRestored(status);
  switch (status) {
    case 'reading':
      return (
        <>
          {data.isOther === true && <Text>{t(messages.other)}</Text>}
          <Facts facts={step.facts} whatNext={step['what-next']}>
            {step.cost && <OrderPlan order={step.cost} />}
          </Facts>
          <Reader
            documents={documents}
            read={data.read ?? []}
            done={t(step.signature ? messages.toSignature : messages.agreeOnly)}
            note={step.agree ?? t(messages.agree)}
            onRead={(read) => send({ type: 'sign.document-read', data: { read } })}
            onDone={() => (step.signature ? send({ type: 'sign.agreed' }) : submit(undefined))}
          />
        </>
      );
    case 'signing':
      return (
        <Suspense fallback={<Waiting />}>
          <Signature
            signer={step.signer}
            onSign={submit}
            onReopen={() => send({ type: 'sign.document-reopened' })}
          />
        </Suspense>
      );
    case 'submitting':
      return <Waiting text={t(messages.submitting)} />;
    case 'incomplete':
      return <IncompleteDocuments onRetry={reload} onBack={back} />;
    case 'unloaded':
      return <Unreachable data={data} onRetry={reload} onAction={back} />;
    case 'unsubmitted':
      return <Unreachable data={data} onRetry={retry} onAction={back} />;
    case 'unsure':
      return <Unreachable data={data} onRetry={retry} unsure />;
    default:
      return <Waiting text={t(readerMessages.loading)} />;
  }
}
