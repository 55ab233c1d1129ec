/** The three steps from YAML: the app's own machine, screens and inputs. */
import { StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { browserStorage } from '../../../src/app/platform/browser-storage.ts';
import { now, sleepUntil } from '../../../src/app/platform/clock.ts';
import type { Definition } from '../../../src/model/definition.ts';
import { openSession, type Session } from '../../../src/machine/session.ts';
import { StepScreen } from '../../../src/screen/StepScreen.tsx';
import { useView } from '../../../src/screen/use-view.ts';
import { kindStates } from '../../../src/steps/registry/states.ts';
import { LanguageProvider } from '../../../src/ui/language.tsx';
import '../../../src/ui/theme.css';

const text = document.getElementById('definition')?.textContent ?? '';
const session = openSession({
  definition: JSON.parse(text) as Definition,
  flowId: 'three-steps',
  action: 100,
  order: { orderNo: 'A1' },
  host: { kind: 'web', system: 'other', version: '0.0.0' },
  language: 'zh',
  kinds: kindStates,
  effects: {
    call: () => Promise.reject(new Error('Bug: these steps call nothing')),
    open: () => Promise.reject(new Error('Bug: these steps open nothing')),
    sleep: sleepUntil,
    now,
    newId: () => crypto.randomUUID(),
    random: Math.random,
    toast: () => undefined,
    room: {
      open: () => Promise.reject(new Error('Bug: these steps make no calls')),
      connect: () => Promise.reject(new Error('Bug: these steps make no calls')),
      broken: () => Promise.reject(new Error('Bug: these steps make no calls')),
    },
  },
  storage: browserStorage,
  owner: 'bench',
});

function Flow(props: { session: Session }) {
  const view = useView(props.session);
  useEffect(() => {
    document.title = view.title;
  }, [view.title]);
  return (
    <StepScreen
      view={view}
      back={() => props.session.send({ type: 'back' })}
      leave={() => undefined}
      closeNotice={() => undefined}
      takeOver={() => undefined}
    />
  );
}

createRoot(document.getElementById('root') ?? document.body).render(
  <StrictMode>
    <LanguageProvider language="zh">
      <Flow session={session} />
    </LanguageProvider>
  </StrictMode>,
);
