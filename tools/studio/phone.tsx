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
import styles from './phone.module.css';
import { Stage } from './stage.ts';

const words = {
  zh: {
    over: '客户已回到来处。',
    again: '重新开始此流程',
    outside: '客户此时在资方的页面上，工作台不会打开它。',
    comeBack: '从那里返回',
  },
  en: {
    over: 'The customer is back where they came from.',
    again: 'Start this flow again',
    outside: 'Here the customer is on the funder’s page. The studio does not open it.',
    comeBack: 'Come back from there',
  },
};

function Phone({ stage }: { stage: Stage }) {
  const state = useSyncExternalStore(stage.subscribe, stage.state);
  useEffect(() => {
    document.documentElement.lang = state?.language === 'en' ? 'en' : 'zh-CN';
  }, [state?.language]);
  if (!state || !stage.session) return null;
  return (
    <LanguageProvider language={state.language}>
      <LoadBoundary key={`${state.funder} ${state.flow}`}>
        <Running stage={stage} session={stage.session} />
      </LoadBoundary>
      {state.outside !== undefined && stage.world?.outside && (
        <Outside
          words={words[state.language]}
          url={state.outside}
          comeBack={stage.world.outside.comeBack}
        />
      )}
      {state.over && (
        <div className={styles.over}>
          <p>{words[state.language].over}</p>
          <button type="button" onClick={() => stage.open(state.flow)}>
            {words[state.language].again}
          </button>
        </div>
      )}
      <Toasts />
    </LanguageProvider>
  );
}

function Running({ stage, session }: { stage: Stage; session: Session }) {
  const view = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.view(),
  );
  return (
    <StepScreen
      view={view}
      back={() => stage.back()}
      leave={() => stage.back()}
      closeNotice={() => session.send({ type: 'arrival.read' })}
      takeOver={() => session.takeOver()}
    />
  );
}

interface OutsideProps {
  words: { outside: string; comeBack: string };
  url: string;
  comeBack: () => void;
}

function Outside({ words: { outside, comeBack: back }, url, comeBack }: OutsideProps) {
  return (
    <div className={styles.outside}>
      <p className={styles.address}>{url}</p>
      <p>{outside}</p>
      <button type="button" onClick={comeBack}>
        {back}
      </button>
    </div>
  );
}

/** A new screen or dialog takes the focus, but not while the focus is in the page beside the phone. */
function leaveFocusBeside(): void {
  const { parent, frameElement } = window;
  const isBeside = () => parent !== window && parent.document.activeElement !== frameElement;
  // oxlint-disable-next-line typescript/unbound-method -- called on its element below
  const { focus } = HTMLElement.prototype;
  Object.defineProperty(HTMLElement.prototype, 'focus', {
    value(this: HTMLElement, options?: FocusOptions) {
      if (!isBeside()) focus.call(this, options);
    },
  });
  // oxlint-disable-next-line typescript/unbound-method -- called on its dialog below
  const { showModal } = HTMLDialogElement.prototype;
  Object.defineProperty(HTMLDialogElement.prototype, 'showModal', {
    value(this: HTMLDialogElement) {
      const focused = isBeside() ? parent.document.activeElement : null;
      showModal.call(this);
      if (focused && 'focus' in focused) (focused as HTMLElement).focus();
    },
  });
}

function startStage(): Stage {
  const stage = new Stage(kindStates, showToast);
  // The frame around it, in the page around it.
  window.frameElement?.dispatchEvent(new CustomEvent('stage', { detail: stage }));
  return stage;
}

leaveFocusBeside();
createRoot(document.getElementById('phone') as HTMLElement).render(
  <StrictMode>
    <Phone stage={startStage()} />
  </StrictMode>,
);
