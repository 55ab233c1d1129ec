import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/Button.tsx';
import { useT } from '../../ui/language.tsx';
import { FileLink } from '../../ui/link/FileLink.tsx';
import styles from './Launcher.module.css';
import { sandbox } from './sandbox.ts';
import { messages } from './messages.ts';

/** What the sandbox's customers were sent. */
export function Inbox() {
  const t = useT();
  const inbox = useQuery({ queryKey: ['sandbox inbox'], queryFn: sandbox.inbox });
  const received = inbox.data?.messages ?? [];
  const links = inbox.data?.links ?? [];
  return (
    <section className={styles.funder}>
      <h2>{t(messages.inbox)}</h2>
      {received.length + links.length === 0 && <p>{t(messages.inboxEmpty)}</p>}
      <ul>
        {received.slice(0, 5).map((message) => (
          <li key={`${message.at} ${message.phone}`} className={styles.message}>
            <small>{message.phone}</small> <b>{message.code}</b>
          </li>
        ))}
        {links.slice(0, 5).map(({ url, phone }) => (
          <li key={url} className={styles.message}>
            <small>{phone}</small> <FileLink to={url}>{t(messages.sentLink)}</FileLink>
          </li>
        ))}
      </ul>
      <Button variant="plain" onPress={() => void inbox.refetch()} loading={inbox.isFetching}>
        {t(messages.refresh)}
      </Button>
    </section>
  );
}
