import { ActionBar } from '../../ui/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { FieldCard } from '../../ui/Field.tsx';
import { useSay } from '../../ui/language.tsx';
import { ProblemNote } from '../../ui/Problem.tsx';
import { Text } from '../../ui/Text.tsx';
import type { ScreenProps } from '../../model/step-kind.ts';
import styles from '../../ui/unseen.module.css';
import { cameraWords } from '../host-camera.ts';
import { CardFields } from './CardFields.tsx';
import { useCardForm } from './card-form.ts';
import { PhotoSlot } from './PhotoSlot.tsx';
import type { schema } from './schema.ts';
import { answerOf, photoOf, type Side } from './states.ts';
import { words } from './words.ts';

export function CardForm(props: ScreenProps<typeof schema.settings> & { hidden: boolean }) {
  const { step, status, data, send } = props;
  const say = useSay();
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
      {step.for !== undefined && <Text>{say(words.whose, { who: step.for })}</Text>}
      <Facts facts={step.facts} whatNext={step['what-next']} />
      <Text quiet>{step.text ?? say(words.tips)}</Text>
      <CameraRefused scan={data.scanRefused} camera={data.cameraRefused} />
      <p aria-live="polite" className={styles.unseen}>
        {status === 'reading' ? say(words.reading) : read && say(words.check)}
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
  data: Record<string, unknown>;
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
      onScan={() => handOver('identity.scan-asked-for', { side })}
      onChoose={(photo) =>
        handOver('identity.photo-chosen', { side, [photoOf(side)]: photo, taken: undefined })
      }
      camera={
        data.hostCamera === true
          ? {
              take: () => handOver('identity.photo-wanted', { side }),
              taken: takenOf(data, side),
              disabled: busy,
            }
          : undefined
      }
    />
  );
}

function CameraRefused({ scan, camera }: { scan: unknown; camera: unknown }) {
  const say = useSay();
  const why = scan ?? camera;
  if (typeof why !== 'string') return null;
  if (why === 'denied') return <ProblemNote text={say(cameraWords.denied)} />;
  return <ProblemNote text={say(scan === undefined ? cameraWords.failed : words.scanRefused)} />;
}

function takenOf({ taken }: Record<string, unknown>, side: Side): File | undefined {
  const last = taken as { side: Side; photo: File } | undefined; // put there by the work of `photographing`
  return last?.side === side ? last.photo : undefined;
}

function Actions({ busy, onCancel }: { busy: boolean; onCancel: () => void }) {
  const say = useSay();
  return (
    <ActionBar>
      {busy ? (
        <Button look="secondary" onPress={onCancel}>
          {say(words.cancel)}
        </Button>
      ) : (
        <Button submit>{say(words.confirm)}</Button>
      )}
    </ActionBar>
  );
}
