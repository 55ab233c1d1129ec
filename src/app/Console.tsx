import { useState, useSyncExternalStore } from 'react';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { useT } from '../ui/language.tsx';
import styles from './Console.module.css';
import { eventLog, onNote } from './event-log.ts';
import { messages } from './messages.ts';

/** The debugging console: a button over every page, and what happened behind it. Loaded when the native app asks. */
export function Console() {
  const t = useT();
  const [open, setOpen] = useState(false);
  const entries = useSyncExternalStore(onNote, eventLog);
  return (
    <>
      <div className={styles.corner}>
        <Button variant="secondary" onPress={() => setOpen(true)}>
          {t(messages.console)}
        </Button>
      </div>
      {open && (
        <Dialog variant="sheet" title={t(messages.console)} onClose={() => setOpen(false)}>
          {entries.length === 0 && <p>{t(messages.consoleEmpty)}</p>}
          <ol className={styles.entries}>
            {entries
              .toSorted((one, other) => other.number - one.number)
              .map((entry) => (
                <li key={entry.number} className={styles[entry.kind]}>
                  <time>{new Date(entry.at).toISOString().slice(11, 23)}</time> {entry.words}
                </li>
              ))}
          </ol>
        </Dialog>
      )}
    </>
  );
}
