import { useState } from 'react';
import { ActionBar } from '../../ui/page/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { useT } from '../../ui/language.tsx';
import { LeaveQuestion } from '../../ui/overlay/LeaveQuestion.tsx';
import { useLeaveGuard } from '../../ui/overlay/overlays.ts';
import { Problem } from '../../ui/feedback/Problem.tsx';
import { Text } from '../../ui/page/Text.tsx';
import { Waiting } from '../../ui/feedback/Waiting.tsx';
import { useFocusRestored } from '../focus-restored.ts';
import { Unreachable } from '../Unreachable.tsx';
import { Call } from './Call.tsx';
import { Lobby } from './Lobby.tsx';
import type { VideoProps } from './inner-states.ts';
import { cuts, faults, messages } from './messages.ts';

export function Screen({ step, status, data, send }: VideoProps) {
  const t = useT();
  const retry = () => send({ type: 'video.retried' });
  const cancel = () => send({ type: 'video.cancelled' });
  useFocusRestored(status);
  switch (status) {
    case 'blocked': {
      const { title, text } = troubleOf(faults, data, 'denied');
      const denied = String(data.why).endsWith('denied');
      return (
        <Problem
          title={t(title)}
          text={t(text)}
          onRetry={retry}
          retryText={t(denied ? messages.allowed : messages.retry)}
          onAction={cancel}
          actionText={t(messages.later)}
        />
      );
    }
    case 'cut': {
      const { title, text } = troubleOf(cuts, data, 'connection');
      return (
        <Problem
          title={t(title)}
          text={t(text)}
          onRetry={retry}
          retryText={t(messages.again)}
          onAction={cancel}
          actionText={t(messages.later)}
        />
      );
    }
    case 'unreachable':
      return (
        <Unreachable data={data} onRetry={retry} onAction={cancel} actionText={messages.later} />
      );
    case 'in-app':
      return <Waiting text={t(messages.inApp)} />;
    case 'leaving':
      return <Waiting text={t(messages.leaving)} />;
    case 'waiting':
      return <WaitingRoom data={data} onLeave={cancel} />;
    case 'connecting':
    case 'talking':
    case 'reconnecting':
      return <Call status={status} data={data} onHangUp={() => send({ type: 'video.hung-up' })} />;
    default:
      return (
        <Lobby
          text={step.text}
          status={status}
          data={data}
          onStart={() => send({ type: 'video.started' })}
          onLeave={cancel}
        />
      );
  }
}

function troubleOf<T>(
  all: Readonly<Record<string, T>>,
  { why }: VideoProps['data'],
  usual: string,
): T {
  const message = typeof why === 'string' && Object.hasOwn(all, why) ? all[why] : all[usual];
  if (!message) throw new Error(`Bug: troubleOf knows no ${usual}`);
  return message;
}

function WaitingRoom({ data, onLeave }: { data: VideoProps['data']; onLeave: () => void }) {
  const t = useT();
  const { ahead = 0 } = data;
  const [isDialogOpen, setDialogOpen] = useState(false);
  useLeaveGuard(isDialogOpen ? undefined : () => setDialogOpen(true));
  return (
    <>
      <Waiting text={t(messages.waiting)} still={t(messages.stillWaiting)} />
      {ahead > 0 && <Text quiet>{t(messages.ahead, { count: ahead })}</Text>}
      <ActionBar>
        <Button variant="secondary" onPress={onLeave}>
          {t(messages.leave)}
        </Button>
      </ActionBar>
      {isDialogOpen && (
        <LeaveQuestion
          title={t(messages.leaveSure)}
          text={t(messages.leaveMeans)}
          stay={t(messages.goOnWaiting)}
          leave={t(messages.leave)}
          onStay={() => setDialogOpen(false)}
          onLeave={onLeave}
        />
      )}
    </>
  );
}
