import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { useT } from '../language.tsx';
import { messages } from '../overlay/messages.ts';
import { useOpenContact } from '../overlay/open-contact.ts';
import { ActionBar } from '../page/ActionBar.tsx';
import styles from './CarBar.module.css';

/** The customer service, and the button that orders: it comes with the car. */
export function CarBar({ note, children }: { note?: string | undefined; children?: ReactNode }) {
  const t = useT();
  const openContact = useOpenContact();
  return (
    <ActionBar note={note}>
      <div className={styles.bar}>
        {openContact && (
          <div>
            <Button variant="secondary" onPress={openContact}>
              {t(messages.contact)}
            </Button>
          </div>
        )}
        <div className={styles.order}>{children}</div>
      </div>
    </ActionBar>
  );
}
