import { useEffect, useState } from 'react';
import { ActionBar } from '../../ui/page/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { useT } from '../../ui/language.tsx';
import { LeaveQuestion } from '../../ui/overlay/LeaveQuestion.tsx';
import { useLeaveGuard } from '../../ui/overlay/overlays.ts';
import { ProblemNote } from '../../ui/feedback/Problem.tsx';
import { Waiting } from '../../ui/feedback/Waiting.tsx';
import type { VideoProps } from './inner-states.ts';
import { Picture } from './Picture.tsx';
import styles from './Room.module.css';
import { messages } from './messages.ts';

export interface CallProps {
  status: 'connecting' | 'talking' | 'reconnecting';
  data: VideoProps['data'];
  onHangUp: () => void;
}

/** Both pictures, how the call is going, and the way to end it. */
export function Call({ status, data, onHangUp }: CallProps) {
  const t = useT();
  const away = useHasBeenAway();
  const [isDialogOpen, setDialogOpen] = useState(false);
  useLeaveGuard(isDialogOpen ? undefined : () => setDialogOpen(true));
  return (
    <>
      {away && <ProblemNote text={t(messages.away)} />}
      <div className={styles.stage}>
        {status === 'connecting' || data.other === undefined ? (
          <div className={styles.none}>
            {status === 'talking' ? t(messages.noPicture) : <Waiting text={t(messages[status])} />}
          </div>
        ) : (
          <Picture stream={data.other} label={t(messages.other)} />
        )}
        {data.own !== undefined && <Picture stream={data.own} label={t(messages.own)} own small />}
      </div>
      <output className={styles.status}>{t(messages[status])}</output>
      <ActionBar>
        <Button variant="danger" onPress={() => setDialogOpen(true)}>
          {t(messages.hangUp)}
        </Button>
      </ActionBar>
      {isDialogOpen && (
        <LeaveQuestion
          title={t(messages.hangUpSure)}
          text={t(messages.hangUpMeans)}
          stay={t(messages.stay)}
          leave={t(messages.hangUp)}
          onStay={() => setDialogOpen(false)}
          onLeave={onHangUp}
        />
      )}
    </>
  );
}

/** Whether the page was hidden during the call: most phones then stop the video. */
function useHasBeenAway(): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    const update = () => {
      if (document.visibilityState === 'hidden') setAway(true);
    };
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return away;
}
