import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { Language } from '../../../src/model/definition.ts';
import { useT } from '../../../src/ui/language.tsx';
import { LanguageChoice } from '../LanguageChoice.tsx';
import type { Stage } from '../stage.ts';
import type { TextPosition } from '../wire.ts';
import { AddFunder } from './AddFunder.tsx';
import type { ChecksState } from './checks.ts';
import { Conflict, ConflictBar } from './Conflict.tsx';
import { editorWords } from './editor-extensions.ts';
import type { StudioView } from './address.ts';
import { FileBar } from './FileBar.tsx';
import { FormPane } from './form/FormPane.tsx';
import { FunderPanel } from './FunderPanel.tsx';
import type { Workspace } from './workspace.ts';
import { underlineProblems, type StudioParts } from './open-studio.ts';
import { PaneLinks } from './PaneLinks.tsx';
import { PhonePanel } from './PhonePanel.tsx';
import { Drawing } from './Drawing.tsx';
import { BottomPanel } from './BottomPanel.tsx';

/** The editor is one for as long as the page is there, and its element too. */
function EditorPlace({ workspace, isHidden }: { workspace: Workspace; isHidden: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.append(workspace.view.dom), [workspace]);
  return <div className="text" hidden={isHidden} ref={place} />;
}

interface FileInViewProps {
  parts: StudioParts;
  checked: ChecksState;
  stage: Stage | undefined;
}

/** Its text, its form or the drawing of its flow. */
function FileInView({ parts, checked, stage }: FileInViewProps) {
  const { address, workspace, generated } = parts;
  const view = useSyncExternalStore(address.subscribeView, () => address.place().view);
  const show = (one: StudioView | undefined) => address.show(one);
  const edit = (file: string, at: TextPosition) => {
    // A hidden editor takes no focus.
    flushSync(() => show(undefined));
    void workspace.show(file, at, { focus: true });
  };
  return (
    <>
      <div>
        <FileBar workspace={workspace} generated={generated} view={view} show={show} />
        <ConflictBar workspace={workspace} />
      </div>
      <EditorPlace workspace={workspace} isHidden={view !== undefined} />
      {view === 'drawing' && <Drawing parts={parts} checked={checked} stage={stage} />}
      {view === 'form' && <FormPane parts={parts} checked={checked} stage={stage} edit={edit} />}
    </>
  );
}

interface StudioProps extends StudioParts {
  language: Language;
  speak: (language: Language) => void;
}

/** One page: the funder at the left, its text in the middle, the phone at the right, and below what is to be mended. */
export function Studio({ language, speak, ...parts }: StudioProps) {
  const t = useT();
  const { address, workspace, checks, generated } = parts;
  const { funder } = useSyncExternalStore(address.subscribe, address.place);
  const checked = useSyncExternalStore(checks.subscribe, checks.state);
  const [stage, setStage] = useState<Stage>();
  useEffect(() => workspace.speak(editorWords(language)), [workspace, language]);
  useEffect(
    () => underlineProblems({ workspace, checks }, language),
    [workspace, checks, language],
  );
  return (
    <div className="studio">
      <header className="top" aria-label={t({ zh: '工作台', en: 'Studio' })}>
        <h1>{t({ zh: '资方工作台', en: 'Funder studio' })}</h1>
        <a href="#/gallery">{t({ zh: '所有步骤类型', en: 'All step kinds' })}</a>
        <LanguageChoice
          label={t({ zh: '工作台的语言', en: 'Language of the studio' })}
          language={language}
          choose={speak}
        />
      </header>
      <PaneLinks />
      <nav
        id="flows"
        tabIndex={-1}
        className="left"
        aria-label={t({ zh: '资方与流程', en: 'Funder and flows' })}
      >
        <FunderPanel parts={parts} checked={checked} funder={funder} stage={stage} />
        <AddFunder
          address={address}
          funders={checked.funders}
          like={funder}
          onAdded={generated.refresh}
        />
      </nav>
      <main id="text" tabIndex={-1} className="middle" aria-label={t({ zh: '文件', en: 'File' })}>
        <FileInView parts={parts} checked={checked} stage={stage} />
        <BottomPanel parts={parts} checked={checked} stage={stage} />
        <Conflict workspace={workspace} />
      </main>
      <aside id="phone" tabIndex={-1} className="right" aria-label={t({ zh: '手机', en: 'Phone' })}>
        <PhonePanel
          address={address}
          workspace={workspace}
          checked={checked}
          language={language}
          stage={stage}
          onStage={setStage}
        />
      </aside>
    </div>
  );
}
