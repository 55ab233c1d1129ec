/** The page around the phone: the funder's flows, its examples, and what is going on. */
import { StrictMode, useEffect, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import type { Definition } from '../../src/model/definition.ts';
import { Findings } from './Findings.tsx';
import { Gallery } from './Gallery.tsx';
import { Panel } from './Panel.tsx';
import { PhoneFrame } from './PhoneFrame.tsx';
import type { Published } from './server.ts';
import type { Stage } from './stage.ts';
import './studio.css';

function Studio() {
  const published = usePublished();
  const place = usePlace();
  if (!published) return null;
  const { definitions, findings } = published;
  const definition = definitions.find(({ funder }) => funder === place);
  return (
    <>
      {place === 'gallery' ? (
        <Gallery />
      ) : definition ? (
        <Funder key={definition.funder} definition={definition} all={definitions} />
      ) : (
        <p className="nothing">
          {findings === ''
            ? `There is no funder "${place}". `
            : 'It opens as soon as the files below are mended. '}
          {definitions.map(({ funder }) => (
            <a key={funder} href={`#/${funder}`}>
              {funder}
            </a>
          ))}
        </p>
      )}
      {findings !== '' && <Findings text={findings} />}
    </>
  );
}

function Funder({ definition, all }: { definition: Definition; all: Definition[] }) {
  const [stage, setStage] = useState<Stage>();
  return (
    <div className="studio">
      <PhoneFrame address={`/phone.html?funder=${definition.funder}`} onStage={setStage} />
      {stage ? <Beside definition={definition} all={all} stage={stage} /> : <main />}
    </div>
  );
}

function Beside(props: { definition: Definition; all: Definition[]; stage: Stage }) {
  const state = useSyncExternalStore(props.stage.subscribe, props.stage.state);
  return state ? <Panel {...props} state={state} /> : <main />;
}

/** Loaded anew whenever a file was saved. */
function usePublished(): Published | undefined {
  const [published, setPublished] = useState<Published>();
  useEffect(() => {
    const load = () =>
      void fetch('/data/definitions.json')
        .then((answer) => answer.json())
        .then((found) => setPublished(found as Published));
    load();
    import.meta.hot?.on('definitions:changed', load);
    return () => import.meta.hot?.off('definitions:changed', load);
  }, []);
  return published;
}

/** `#/GONGTOU_FINANCE` or `#/gallery`. */
function usePlace(): string {
  const [hash, setHash] = useState(window.location.hash);
  useEffect(() => {
    const look = () => setHash(window.location.hash);
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, []);
  return decodeURIComponent(hash.replace(/^#\/?/, ''));
}

createRoot(document.getElementById('studio') as HTMLElement).render(
  <StrictMode>
    <Studio />
  </StrictMode>,
);
