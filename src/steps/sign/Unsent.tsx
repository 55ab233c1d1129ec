import { useState } from 'react';
import { useT } from '../../ui/language.tsx';
import { LeaveQuestion } from '../../ui/overlay/LeaveQuestion.tsx';
import { useLeaveGuard } from '../../ui/overlay/overlays.ts';
import { messages } from './messages.ts';

/** A drawn signature is lost with the page: Back asks first. */
export function Unsent() {
  const t = useT();
  const [leaving, setLeaving] = useState<{ goOn: () => void }>();
  const [left, setLeft] = useState(false);
  useLeaveGuard(leaving || left ? undefined : (goOn) => setLeaving({ goOn }));
  if (!leaving || left) return null;
  return (
    <LeaveQuestion
      title={t(messages.unsent)}
      text={t(messages.unsentMeans)}
      stay={t(messages.keepDrawing)}
      leave={t(messages.leave)}
      onStay={() => setLeaving(undefined)}
      onLeave={() => {
        setLeft(true);
        leaving.goOn();
      }}
    />
  );
}
