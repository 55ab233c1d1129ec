import { type RefObject, useId, useRef, useState } from 'react';
import { ActionBar } from '../../ui/page/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { useLanguage, useT } from '../../ui/language.tsx';
import { ProblemNote } from '../../ui/feedback/Problem.tsx';
import { Facts } from '../../ui/page/Facts.tsx';
import { Text } from '../../ui/page/Text.tsx';
import { dayInWords } from '../../ui/appointment-time.ts';
import { type Booking, type AppointmentDay, hasPlace, type Slot } from './slots.ts';
import styles from './Screen.module.css';
import type { AppointmentProps } from './states.ts';
import { messages } from './messages.ts';

/** Days, the times of the chosen one, and the button that books. */
export function Choosing({ step, data, send }: AppointmentProps) {
  const t = useT();
  const id = useId();
  const times = useRef<HTMLFieldSetElement>(null);
  const { days = [], booked, refusal } = data;
  const [date, setDate] = useState(() => days.find(hasPlace)?.date);
  const [slot, setSlot] = useState<string>();
  const [missing, setMissing] = useState(false);
  const slots = days.find((day) => day.date === date)?.slots ?? [];
  const book = () => {
    setMissing(slot === undefined);
    if (slot === undefined)
      times.current?.querySelector<HTMLInputElement>('input:not([disabled])')?.focus();
    else send({ type: 'appointment.chosen', data: { slot, refusal: undefined } });
  };
  const keep = () =>
    send({ type: 'appointment.reloaded', data: { changing: false, refusal: undefined } });
  return (
    <>
      {step.text !== undefined && <Text quiet>{step.text}</Text>}
      <Facts facts={{ where: { label: t(messages.where), value: step.where ?? '' } }} />
      {refusal !== undefined && <ProblemNote text={refusal || t(messages.refused)} apart />}
      <Days
        days={days}
        name={`${id}-day`}
        chosen={date}
        onChoose={(day) => {
          setDate(day);
          setSlot(undefined);
        }}
      />
      <Times
        place={times}
        slots={slots}
        name={`${id}-slot`}
        chosen={slot}
        booked={booked}
        error={missing && slot === undefined ? t(messages.noTime) : undefined}
        onChoose={setSlot}
      />
      <ActionBar>
        <Button onPress={book}>{t(booked ? messages.changeTo : messages.book)}</Button>
        {booked ? (
          <Button variant="secondary" onPress={keep}>
            {t(messages.keep)}
          </Button>
        ) : (
          <Button variant="secondary" onPress={() => send({ type: 'appointment.done' })}>
            {step.now}
          </Button>
        )}
      </ActionBar>
    </>
  );
}

interface DaysProps {
  days: readonly AppointmentDay[];
  name: string;
  chosen: string | undefined;
  onChoose: (date: string) => void;
}

function Days({ days, name, chosen, onChoose }: DaysProps) {
  const t = useT();
  const language = useLanguage();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t(messages.day)}</legend>
      <div className={styles.days}>
        {days.map((day, at) => (
          <label key={`${at} ${day.date}`} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={day.date}
              checked={day.date === chosen}
              disabled={!hasPlace(day)}
              onChange={() => onChoose(day.date)}
            />
            <span>{dayInWords(day.date, language)}</span>
            {!hasPlace(day) && <span className={styles.hint}>{t(messages.full)}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface TimesProps {
  place: RefObject<HTMLFieldSetElement | null>;
  slots: readonly Slot[];
  name: string;
  chosen: string | undefined;
  booked: Booking | undefined;
  error: string | undefined;
  onChoose: (slot: string) => void;
}

function Times({ place, slots, name, chosen, booked, error, onChoose }: TimesProps) {
  const t = useT();
  return (
    <fieldset ref={place} className={styles.group} aria-describedby={error && `${name}-error`}>
      <legend className={styles.legend}>{t(messages.time)}</legend>
      {error !== undefined && (
        <p id={`${name}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
      <div className={styles.times}>
        {slots.map(({ id, from, to, left }, at) => {
          const isOwn = id === booked?.slot;
          const words = isOwn ? messages.yours : left > 0 ? messages.left : messages.full;
          return (
            <label key={`${at} ${id}`} className={styles.choice}>
              <input
                type="radio"
                name={name}
                value={id}
                checked={id === chosen}
                disabled={left === 0 || isOwn}
                onChange={() => onChoose(id)}
              />
              <span>{`${from}–${to}`}</span>
              <span className={styles.hint}>{t(words, { count: left })}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
