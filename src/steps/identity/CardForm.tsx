import { ActionBar } from '../../ui/page/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorSummary } from '../../ui/field/ErrorSummary.tsx';
import { Facts } from '../../ui/page/Facts.tsx';
import { FieldCard } from '../../ui/field/Field.tsx';
import { useT } from '../../ui/language.tsx';
import { ProblemNote } from '../../ui/feedback/Problem.tsx';
import { Text } from '../../ui/page/Text.tsx';
import visuallyHidden from '../../ui/visually-hidden.module.css';
import { cameraMessages } from '../host-camera.ts';
import { CardFields } from './CardFields.tsx';
import { useCardForm } from './card-form.ts';
import { PhotoSlot } from './PhotoSlot.tsx';
import { answerOf, type IdentityProps, photoData, photoOf, type Side } from './states.ts';
import { messages } from './messages.ts';

export function CardForm(props: IdentityProps & { hidden: boolean }) {
  const { step, status, data, send } = props;
  const t = useT();
  const form = useCardForm(props);
  const { card, busy } = form;
  const sides: readonly Side[] = step.sides === 'front' ? ['front'] : ['front', 'back'];
  const read = Boolean(card.idFront) || Boolean(card.idName);
  return (
    <form
      noValidate
      hidden={props.hidden}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) form.confirm();
      }}
    >
      <ErrorSummary problems={form.problems} />
      {step.for !== undefined && <Text>{t(messages.whose, { who: step.for })}</Text>}
      <Facts facts={step.facts} whatNext={step['what-next']} />
      <Text quiet>{step.text ?? t(messages.tips)}</Text>
      <CameraRefused scan={data.scanRefused} camera={data.cameraRefused} />
      <p aria-live="polite" className={visuallyHidden.element}>
        {status === 'reading' ? t(messages.reading) : read && t(messages.check)}
      </p>
      <FieldCard>
        {sides.map((side) => (
          <CardSide key={side} side={side} form={form} data={data} />
        ))}
      </FieldCard>
      {read && (
        <CardFields
          {...form}
          withValidity={step.sides === 'both'}
          disabled={busy}
          onType={form.type}
          onLeave={form.leave}
        />
      )}
      <Actions busy={busy} onCancel={() => send({ type: 'identity.cancelled' })} />
    </form>
  );
}

interface SideProps {
  side: Side;
  form: ReturnType<typeof useCardForm>;
  data: IdentityProps['data'];
}

function CardSide({ side, form, data }: SideProps) {
  const { card, busy, handOver } = form;
  return (
    <PhotoSlot
      id={form.idOf(answerOf(side))}
      side={side}
      sent={Boolean(card[answerOf(side)])}
      photo={data[photoOf(side)]}
      sending={busy && data.side === side}
      disabled={busy}
      waits={form.waits}
      native={data.native === true}
      error={form.errorOf(answerOf(side))}
      onOpen={() => handOver('identity.changed')}
      onScan={() => handOver('identity.scan-requested', { side })}
      onChoose={(photo) =>
        handOver('identity.photo-chosen', { side, ...photoData(side, photo), taken: undefined })
      }
      camera={
        data.hostCamera === true
          ? {
              take: () => handOver('identity.photo-requested', { side }),
              taken: takenOf(data, side),
              disabled: busy,
            }
          : undefined
      }
    />
  );
}

function CameraRefused({ scan, camera }: { scan: string | undefined; camera: string | undefined }) {
  const t = useT();
  const why = scan ?? camera;
  if (why === undefined) return null;
  if (why === 'denied') return <ProblemNote text={t(cameraMessages.denied)} />;
  return (
    <ProblemNote text={t(scan === undefined ? cameraMessages.failed : messages.scanRefused)} />
  );
}

function takenOf({ taken }: IdentityProps['data'], side: Side): File | undefined {
  return taken?.side === side ? taken.photo : undefined;
}

function Actions({ busy, onCancel }: { busy: boolean; onCancel: () => void }) {
  const t = useT();
  return (
    <ActionBar>
      {busy ? (
        <Button variant="secondary" onPress={onCancel}>
          {t(messages.cancel)}
        </Button>
      ) : (
        <Button submit>{t(messages.confirm)}</Button>
      )}
    </ActionBar>
  );
}
