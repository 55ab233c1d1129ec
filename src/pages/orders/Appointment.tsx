import { appointmentInWords } from '../../ui/appointment-time.ts';
import { Button } from '../../ui/Button.tsx';
import { useLanguage, useT } from '../../ui/language.tsx';
import { appointmentMessages } from './appointment-messages.ts';
import { Facts } from './Facts.tsx';
import { listMessages } from './list-messages.ts';
import { problemMessages } from './milestones.ts';
import type { OrderPage } from './order-page.ts';
import styles from './Orders.module.css';

/** When and where an order's customer comes to a store; nothing where no time can be booked. */
export function AppointmentFacts({ pages }: { pages: readonly OrderPage[] }) {
  const t = useT();
  const language = useLanguage();
  const appointment = pages.find((page) => page.appointment)?.appointment;
  if (!appointment) return null;
  const { place, booked } = appointment;
  const when = booked ? appointmentInWords(booked, language) : t(appointmentMessages.notBooked);
  return (
    <div className={styles.appointment}>
      <Facts
        facts={[
          [t(appointmentMessages.when), when],
          [t(appointmentMessages.where), place],
        ]}
      />
    </div>
  );
}

/** What was reported of the vehicle, while it is not solved. */
export function ProblemFacts({ pages }: { pages: readonly OrderPage[] }) {
  const t = useT();
  const problem = pages.find((page) => page.problem)?.problem;
  if (!problem) return null;
  return (
    <div className={styles.appointment}>
      <p>{t(problemMessages.text)}</p>
      <Facts
        facts={[
          [t(problemMessages.on), problem.reportedOn],
          [t(problemMessages.what), problem.description],
        ]}
      />
    </div>
  );
}

interface PageButtonsProps {
  page: OrderPage;
  name: string;
  variant: 'primary' | 'secondary';
  onPress: () => void;
}

/**
 * The page's button. Where a time can be booked for it, booking has a button of its own, which leads to the same page: it is
 * what comes first until a time is booked.
 */
export function PageButtons({ page, name, variant, onPress }: PageButtonsProps) {
  const t = useT();
  const { appointment } = page;
  const [first, second] = !appointment
    ? [name]
    : appointment.booked
      ? [name, t(appointmentMessages.change)]
      : [t(listMessages.bookTime), name];
  return (
    <>
      <Button variant={variant} onPress={onPress}>
        {first}
      </Button>
      {second !== undefined && (
        <Button variant="secondary" onPress={onPress}>
          {second}
        </Button>
      )}
    </>
  );
}
