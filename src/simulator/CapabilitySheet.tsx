import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useSay } from '../ui/language.tsx';
import { type Way, wayNames } from './answers.ts';
import styles from './PaymentSheet.module.css';
import { capabilityWords, wayWords, words } from './words.ts';

interface CapabilitySheetProps {
  capability: string;
  onChoose: (way: Way) => void;
}

/** Stands for what the host would show: the tester decides what comes of it. */
export function CapabilitySheet({ capability, onChoose }: CapabilitySheetProps) {
  const say = useSay();
  const [ok, cancelled, failed, ...odd] = wayNames;
  const button = (way: Way, look: 'primary' | 'secondary') => (
    <Button key={way} look={look} onPress={() => onChoose(way)}>
      {say(wayWords[way])}
    </Button>
  );
  return (
    <Dialog
      look="sheet"
      title={say(capabilityWords[capability] ?? { zh: capability, en: capability })}
      onClose={() => onChoose('cancelled')}
    >
      <div className={styles.sheet}>
        {button(ok, 'primary')}
        {button(cancelled, 'secondary')}
        {button(failed, 'secondary')}
        <details>
          <summary>{say(words.odd)}</summary>
          <div className={styles.odd}>{odd.map((way) => button(way, 'secondary'))}</div>
        </details>
        <p>
          <small>{say(words.demoHost)}</small>
        </p>
      </div>
    </Dialog>
  );
}
