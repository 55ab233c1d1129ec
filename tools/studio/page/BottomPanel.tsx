import { lazy, Suspense, useMemo, useState, useSyncExternalStore } from 'react';
import { useLanguage, useT } from '../../../src/ui/language.tsx';
import { Now } from '../Now.tsx';
import type { Stage } from '../stage.ts';
import { Changes } from './Changes.tsx';
import type { ChecksState } from './checks.ts';
import type { StudioParts } from './open-studio.ts';
import { Problems } from './Problems.tsx';
import { useStage } from './use-stage.ts';
import { Words } from './Words.tsx';
import { WordsImport } from './words-import.ts';

/** Lazy because it renders every screen of every step. */
const Errors = lazy(() => import('../Errors.tsx').then((module) => ({ default: module.Errors })));

interface BottomPanelProps {
  parts: StudioParts;
  checked: ChecksState;
  stage: Stage | undefined;
}

const tabs = ['problems', 'changes', 'now', 'errors', 'words'] as const;
type Tab = (typeof tabs)[number];

/** What is to be mended; what has changed; what the phone has answered and asked; every error the step can show; all words. */
export function BottomPanel({ parts, checked, stage }: BottomPanelProps) {
  const t = useT();
  const [tab, setTab] = useState<Tab>('problems');
  const { problems, isChecking, isLost, isWhole } = checked;
  const isKnown = isWhole || problems.length > 0;
  const count = problems.length;
  const names: Record<Tab, string> = {
    problems: isKnown
      ? t({ zh: `问题（${count}）`, en: `Problems (${count})` })
      : t({ zh: '问题', en: 'Problems' }),
    changes: t({ zh: '改了什么', en: 'What changed' }),
    now: t({ zh: '当前步骤', en: 'This step' }),
    errors: t({ zh: '可能的错误提示', en: 'Errors it can show' }),
    words: t({ zh: '文字表格', en: 'Words' }),
  };
  return (
    <section
      id="findings"
      tabIndex={-1}
      className="below"
      aria-label={t({ zh: '检查结果', en: 'Findings' })}
    >
      <div className="bar">
        <fieldset className="choice" aria-label={t({ zh: '下方内容', en: 'What is shown below' })}>
          {tabs.map((one) => (
            <button key={one} type="button" aria-pressed={tab === one} onClick={() => setTab(one)}>
              {names[one]}
            </button>
          ))}
        </fieldset>
        {isLost && (
          <p className="bad" role="alert">
            {t({
              zh: '工作台服务没有应答，输入的内容留在本浏览器。',
              en: 'The studio’s server does not answer. What you type is kept in this browser.',
            })}
          </p>
        )}
        <p className="quiet checking" aria-hidden="true">
          {isChecking && !isLost && t({ zh: '检查中…', en: 'checking…' })}
        </p>
        <output className="heard">{isKnown && names.problems}</output>
      </div>
      <div className="scroll">
        <Panel tab={tab} parts={parts} checked={checked} stage={stage} />
      </div>
    </section>
  );
}

function Panel({ tab, parts, checked, stage }: BottomPanelProps & { tab: Tab }) {
  const { address, workspace } = parts;
  const language = useLanguage();
  const state = useStage(stage);
  const { funder } = useSyncExternalStore(address.subscribe, address.place);
  // It stays while another tab is looked at.
  const words = useMemo(() => new WordsImport(workspace), [workspace]);
  const { definition } = checked;
  return (
    <>
      {tab === 'problems' && <Problems workspace={workspace} checked={checked} />}
      {tab === 'changes' && (
        <Changes parts={parts} checked={checked} funder={definition?.funder ?? ''} />
      )}
      {tab === 'now' && stage && state && definition && (
        <Now stage={stage} state={state} definition={definition} />
      )}
      {tab === 'errors' && definition && state && (
        <Suspense fallback={null}>
          <Errors definition={definition} at={state} language={language} stage={stage} />
        </Suspense>
      )}
      {tab === 'words' && (
        <Words workspace={workspace} checked={checked} funder={funder} words={words} />
      )}
    </>
  );
}
