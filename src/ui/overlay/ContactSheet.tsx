import { Dialog } from './Dialog.tsx';
import styles from './ContactSheet.module.css';
import { useClickGuard } from '../tap/click-guard.ts';
import { useT } from '../language.tsx';
import { messages } from './messages.ts';

export interface ContactSheetProps {
  /** As customers read it. */
  phone: string;
  onCall: () => void;
  /** Address of the online service. */
  service: string;
  /** Shows the online service in the host's own way; absent: as a link does. */
  onService?: (() => void) | undefined;
  onClose: () => void;
}

/** The two ways to reach somebody: by phone and in writing. */
export function ContactSheet(props: ContactSheetProps) {
  const t = useT();
  const call = useClickGuard(props.onCall);
  const { onService } = props;
  return (
    <Dialog variant="sheet" title={t(messages.contact)} onClose={props.onClose}>
      <ul className={styles.contacts}>
        <li>
          <button type="button" className={styles.contact} onClick={call}>
            <Icon path="M6.5 3.5h3l1.6 4-2 1.6a12 12 0 0 0 5.8 5.8l1.6-2 4 1.6v3a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2Z" />
            <span className={styles.words}>
              <span>{t(messages.callService)}</span>
              <span className={styles.quiet}>{props.phone}</span>
            </span>
          </button>
        </li>
        <li>
          <a
            className={styles.contact}
            href={props.service}
            target="_blank"
            rel="noopener"
            onClick={(event) => {
              if (!onService) return;
              event.preventDefault();
              onService();
            }}
          >
            <Icon path="M4 5.5h16v11H9.5L5.5 20v-3.5H4v-11ZM8 11h.01M12 11h.01M16 11h.01" />
            <span className={styles.words}>
              <span>{t(messages.writeService)}</span>
              <span className={styles.quiet}>{t(messages.serviceHours)}</span>
            </span>
          </a>
        </li>
      </ul>
    </Dialog>
  );
}

function Icon({ path }: { path: string }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
