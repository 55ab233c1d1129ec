/** Inside the phone frame: the real screens on a session of the stage. */
import { StrictMode, useEffect, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import type { Session } from '../../src/machine/session.ts';
import { LoadBoundary } from '../../src/screen/LoadBoundary.tsx';
import { StepScreen } from '../../src/screen/StepScreen.tsx';
import { kindStates } from '../../src/steps/registry/states.ts';
import { LanguageProvider } from '../../src/ui/language.tsx';
import { showToast, Toasts } from '../../src/ui/feedback/Toast.tsx';
import '../../src/ui/theme.css';
import type { Published } from './server.ts';
import styles from './phone.module.css';
import { Stage } from './stage.ts';

declare global {
  interface Window {
    /** Set by the page around the phone; called once the stage is there. */
    onStage?: (stage: Stage) => void;
  }
}

function Phone({ stage }: { stage: Stage }) {
  const state = useSyncExternalStore(stage.subscribe, stage.state);
  useEffect(() => {
    document.documentElement.lang = state?.language === 'en' ? 'en' : 'zh-CN';
  }, [state?.language]);
  if (!state || !stage.session) return null;
  return (
    <LanguageProvider language={state.language}>
      <LoadBoundary key={`${state.funder} ${state.flow}`}>
        <Running session={stage.session} />
      </LoadBoundary>
      {state.outside !== undefined && stage.world?.outside && (
        <Outside url={state.outside} comeBack={stage.world.outside.comeBack} />
      )}
      {state.over && (
        <div className={styles.over}>
          <p>The customer is back where they came from.</p>
          <button type="button" onClick={() => stage.open(state.flow)}>
            Start this flow again
          </button>
        </div>
      )}
      <Toasts />
    </LanguageProvider>
  );
}

function Running({ session }: { session: Session }) {
  const view = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.view(),
  );
  return (
    <StepScreen
      view={view}
      back={() => session.send({ type: 'back' })}
      leave={() => session.send({ type: 'back' })}
      closeNotice={() => session.send({ type: 'arrival.read' })}
      takeOver={() => session.takeOver()}
    />
  );
}

function Outside({ url, comeBack }: { url: string; comeBack: () => void }) {
  return (
    <div className={styles.outside}>
      <p className={styles.address}>{url}</p>
      <p>Here the customer is on the funder's page. The preview does not open it.</p>
      <button type="button" onClick={comeBack}>
        Come back from there
      </button>
    </div>
  );
}

function startStage(): Stage {
  const stage = new Stage(kindStates, showToast);
  const load = async () => {
    const answer = await fetch('/data/definitions.json');
    const { definitions } = (await answer.json()) as Published;
    const found = definitions.find(({ funder }) => funder === asked.get('funder'));
    if (found) stage.load(found);
  };
  void load();
  import.meta.hot?.on('definitions:changed', () => void load());
  window.parent.onStage?.(stage);
  return stage;
}

const asked = new URLSearchParams(window.location.search);
createRoot(document.getElementById('phone') as HTMLElement).render(
  <StrictMode>
    <Phone stage={startStage()} />
  </StrictMode>,
);
