/** The steps of a funder's one flow from YAML: the app's own machine, screens and inputs. */
import { StrictMode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { browserStorage } from '../../../src/app/platform/browser-storage.ts';
import { now, sleepUntil } from '../../../src/app/platform/clock.ts';
import type { Definition } from '../../../src/model/definition.ts';
import { openSession, type Session, type SessionOptions } from '../../../src/machine/session.ts';
import { StepScreen } from '../../../src/screen/StepScreen.tsx';
import { useView } from '../../../src/screen/use-view.ts';
import { kindStates } from '../../../src/steps/registry/states.ts';
import { LanguageProvider } from '../../../src/ui/language.tsx';
import '../../../src/ui/theme.css';

const text = document.getElementById('definition')?.textContent ?? '';
const definition = JSON.parse(text) as Definition;
const [flowId = ''] = Object.keys(definition.flows);
const options: SessionOptions = {
  definition,
  flowId,
  action: 100,
  order: { orderNo: 'A1' },
  host: { kind: 'web', system: 'other', version: '0.0.0' },
  language: 'zh',
  kinds: kindStates,
  effects: {
    call: (endpoint) =>
      Promise.resolve(
        endpoint === 'file.upload'
          ? { type: 'ok', result: { id: '1' } }
          : { type: 'failed', result: { code: 'unsupported', msg: '' } },
      ),
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
};

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

const root = createRoot(document.getElementById('root') ?? document.body);
let session: Session | undefined;

/** Leaves the flow and starts it again, as with an order of its own. */
function open(): void {
  session?.close();
  localStorage.clear();
  session = openSession(options);
  const key = crypto.randomUUID();
  const opened = session;
  flushSync(() =>
    root.render(
      <StrictMode key={key}>
        <LanguageProvider language="zh">
          <Flow session={opened} />
        </LanguageProvider>
      </StrictMode>,
    ),
  );
}

declare global {
  var openFlowAnew: () => Promise<void>;
}
globalThis.openFlowAnew = async () => {
  open();
  await new Promise((done) => setTimeout(done, 200));
};

open();
