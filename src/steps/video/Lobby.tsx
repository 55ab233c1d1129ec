import { ActionBar } from '../../ui/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { useSay } from '../../ui/language.tsx';
import { Text } from '../../ui/Text.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { useSecondsLeft } from '../seconds-left.ts';
import { Picture } from './Picture.tsx';
import styles from './Room.module.css';
import { words } from './words.ts';

export interface LobbyProps {
  text: string | undefined;
  status: string;
  data: Record<string, unknown>;
  onStart: () => void;
  onLeave: () => void;
}

/** What is coming, what is needed, and whether the camera sees the customer. */
export function Lobby({ text, status, data, onStart, onLeave }: LobbyProps) {
  const say = useSay();
  const left = useSecondsLeft(typeof data.lockedUntil === 'number' ? data.lockedUntil : undefined);
  const busy = status === 'arriving' || status === 'opening' || status === 'entering';
  return (
    <>
      <Text>{text ?? say(words.asked)}</Text>
      <section className={styles.prepare}>
        <h2>{say(words.prepare)}</h2>
        <ul>
          {[words.card, words.light, words.network].map((one) => (
            <li key={one.en}>{say(one)}</li>
          ))}
        </ul>
      </section>
      {data.native !== true && status !== 'arriving' && <Preview status={status} own={data.own} />}
      <Text quiet>{say(words.recorded)}</Text>
      <ActionBar>
        <Button onPress={onStart} loading={busy} disabled={!busy && left > 0}>
          {startWords(status, left, say)}
        </Button>
        {status !== 'arriving' && status !== 'entering' && (
          <Button look="secondary" onPress={onLeave}>
            {say(words.later)}
          </Button>
        )}
      </ActionBar>
    </>
  );
}

function startWords(status: string, left: number, say: ReturnType<typeof useSay>): string {
  if (status === 'arriving') return say(words.looking);
  if (status === 'entering') return say(words.entering);
  return status !== 'opening' && left > 0 ? say(words.locked, { seconds: left }) : say(words.start);
}

function Preview({ status, own }: { status: string; own: unknown }) {
  const say = useSay();
  return (
    <>
      <div className={styles.stage}>
        {own !== undefined && <Picture stream={own} label={say(words.own)} own />}
        {own === undefined && (
          <div className={styles.none}>
            {status === 'opening' ? <Waiting text={say(words.opening)} /> : say(words.noPicture)}
          </div>
        )}
      </div>
      <p className={styles.status}>{say(status === 'opening' ? words.allow : words.ready)}</p>
    </>
  );
}
