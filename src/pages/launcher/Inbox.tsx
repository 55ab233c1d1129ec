import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/Button.tsx';
import { useSay } from '../../ui/language.tsx';
import styles from './Launcher.module.css';
import { sandbox } from './sandbox.ts';
import { words } from './words.ts';

/** What the sandbox's customers were sent. */
export function Inbox() {
  const say = useSay();
  const inbox = useQuery({ queryKey: ['sandbox inbox'], queryFn: sandbox.inbox });
  const messages = inbox.data?.messages ?? [];
  return (
    <section className={styles.funder}>
      <h2>{say(words.inbox)}</h2>
      {messages.length === 0 && <p>{say(words.inboxEmpty)}</p>}
      <ul>
        {messages.slice(0, 5).map((message) => (
          <li key={`${message.at} ${message.phone}`} className={styles.message}>
            <small>{message.phone}</small> <b>{message.code}</b>
          </li>
        ))}
      </ul>
      <Button look="plain" onPress={() => void inbox.refetch()} loading={inbox.isFetching}>
        {say(words.refresh)}
      </Button>
    </section>
  );
}
