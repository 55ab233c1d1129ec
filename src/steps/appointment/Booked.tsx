import { useState } from 'react';
import { ActionBar } from '../../ui/page/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Facts } from '../../ui/page/Facts.tsx';
import { useLanguage, useT } from '../../ui/language.tsx';
import { ProblemNote } from '../../ui/feedback/Problem.tsx';
import { LeaveQuestion } from '../../ui/overlay/LeaveQuestion.tsx';
import { appointmentInWords } from '../../ui/appointment-time.ts';
import type { Booking } from './slots.ts';
import styles from './Screen.module.css';
import type { AppointmentProps } from './states.ts';
import { messages } from './messages.ts';

/** The booking, and its buttons. */
export function Booked({ step, data, send, booked }: AppointmentProps & { booked: Booking }) {
  const t = useT();
  const language = useLanguage();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const when = appointmentInWords(booked, language);
  return (
    <>
      {data.refusal !== undefined && (
        <ProblemNote text={data.refusal || t(messages.notCancelled)} apart />
      )}
      <p className={styles.booked}>{t(messages.booked)}</p>
      <Facts
        facts={{
          when: { label: t(messages.when), value: when, total: true },
          where: { label: t(messages.where), value: step.where ?? '' },
        }}
      />
      <div className={styles.tools}>
        <Button
          variant="plain"
          onPress={() => send({ type: 'appointment.reloaded', data: { changing: true } })}
        >
          {t(messages.change)}
        </Button>
        <Button variant="plain" onPress={() => setDialogOpen(true)}>
          {t(messages.cancel)}
        </Button>
      </div>
      <ActionBar>
        <Button onPress={() => send({ type: 'appointment.later' })}>{t(messages.later)}</Button>
        <Button variant="secondary" onPress={() => send({ type: 'appointment.done' })}>
          {step.now}
        </Button>
      </ActionBar>
      {isDialogOpen && (
        <LeaveQuestion
          title={t(messages.cancelSure)}
          text={t(messages.cancelMeans, { when })}
          stay={t(messages.stay)}
          leave={t(messages.cancel)}
          onStay={() => setDialogOpen(false)}
          onLeave={() => {
            setDialogOpen(false);
            send({ type: 'appointment.cancel-requested', data: { refusal: undefined } });
          }}
        />
      )}
    </>
  );
}
