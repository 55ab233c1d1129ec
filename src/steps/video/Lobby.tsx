import { ActionBar } from '../../ui/page/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { useT } from '../../ui/language.tsx';
import { Text } from '../../ui/page/Text.tsx';
import { Waiting } from '../../ui/feedback/Waiting.tsx';
import { useSecondsLeft } from '../seconds-left.ts';
import type { VideoProps } from './inner-states.ts';
import { Picture } from './Picture.tsx';
import styles from './Room.module.css';
import { messages } from './messages.ts';

export interface LobbyProps {
  text: string | undefined;
  status: VideoProps['status'];
  data: VideoProps['data'];
  onStart: () => void;
  onLeave: () => void;
}

/** What the interview needs, and whether the camera works. */
export function Lobby({ text, status, data, onStart, onLeave }: LobbyProps) {
  const t = useT();
  const left = useSecondsLeft(data.lockedUntil);
  const busy = status === 'arriving' || status === 'opening' || status === 'entering';
  return (
    <>
      <Text>{text ?? t(messages.requested)}</Text>
      <section className={styles.prepare}>
        <h2>{t(messages.prepare)}</h2>
        <ul>
          {[messages.card, messages.light, messages.network].map((one) => (
            <li key={one.en}>{t(one)}</li>
          ))}
        </ul>
      </section>
      {data.native !== true && status !== 'arriving' && <Preview status={status} own={data.own} />}
      <Text quiet>{t(messages.recorded)}</Text>
      <ActionBar>
        <Button onPress={onStart} loading={busy} disabled={!busy && left > 0}>
          {startText(status, left, t)}
        </Button>
        {status !== 'arriving' && status !== 'entering' && (
          <Button variant="secondary" onPress={onLeave}>
            {t(messages.later)}
          </Button>
        )}
      </ActionBar>
    </>
  );
}

function startText(status: string, left: number, t: ReturnType<typeof useT>): string {
  if (status === 'arriving') return t(messages.looking);
  if (status === 'entering') return t(messages.entering);
  return status !== 'opening' && left > 0
    ? t(messages.locked, { seconds: left })
    : t(messages.start);
}

function Preview({ status, own }: { status: string; own: unknown }) {
  const t = useT();
  return (
    <>
      <div className={styles.stage}>
        {own !== undefined && <Picture stream={own} label={t(messages.own)} own />}
        {own === undefined && (
          <div className={styles.none}>
            {status === 'opening' ? <Waiting text={t(messages.opening)} /> : t(messages.noPicture)}
          </div>
        )}
      </div>
      <p className={styles.status}>{t(status === 'opening' ? messages.allow : messages.ready)}</p>
    </>
  );
}
