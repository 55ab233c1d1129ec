import { useState } from 'react';
import { useSay } from '../../ui/language.tsx';
import { LeaveQuestion } from '../../ui/LeaveQuestion.tsx';
import { useLeaveGuard } from '../../ui/masks.ts';
import { words } from './words.ts';

/** What is drawn is gone with the page: whoever goes back is asked. */
export function Unsent() {
  const say = useSay();
  const [leaving, setLeaving] = useState<{ goOn: () => void }>();
  const [left, setLeft] = useState(false);
  useLeaveGuard(leaving || left ? undefined : (goOn) => setLeaving({ goOn }));
  if (!leaving || left) return null;
  return (
    <LeaveQuestion
      title={say(words.unsent)}
      text={say(words.unsentMeans)}
      stay={say(words.keepDrawing)}
      leave={say(words.leave)}
      onStay={() => setLeaving(undefined)}
      onLeave={() => {
        setLeft(true);
        leaving.goOn();
      }}
    />
  );
}
