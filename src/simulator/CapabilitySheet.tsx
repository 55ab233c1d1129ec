import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { useT } from '../ui/language.tsx';
import { type HostOutcome, hostOutcomes } from './answers.ts';
import styles from './PaymentSheet.module.css';
import { capabilityMessages, outcomeMessages, messages } from './messages.ts';

interface CapabilitySheetProps {
  capability: string;
  onChoose: (outcome: HostOutcome) => void;
}

/** Takes the place of the host's dialog: the tester decides the outcome. */
export function CapabilitySheet({ capability, onChoose }: CapabilitySheetProps) {
  const t = useT();
  const [ok, cancelled, failed, ...odd] = hostOutcomes;
  const button = (outcome: HostOutcome, variant: 'primary' | 'secondary') => (
    <Button key={outcome} variant={variant} onPress={() => onChoose(outcome)}>
      {t(outcomeMessages[outcome])}
    </Button>
  );
  return (
    <Dialog
      variant="sheet"
      title={t(capabilityMessages[capability] ?? { zh: capability, en: capability })}
      onClose={() => onChoose('cancelled')}
    >
      <div className={styles.sheet}>
        {button(ok, 'primary')}
        {button(cancelled, 'secondary')}
        {button(failed, 'secondary')}
        <details>
          <summary>{t(messages.odd)}</summary>
          <div className={styles.odd}>{odd.map((outcome) => button(outcome, 'secondary'))}</div>
        </details>
        <p>
          <small>{t(messages.demoHost)}</small>
        </p>
      </div>
    </Dialog>
  );
}
