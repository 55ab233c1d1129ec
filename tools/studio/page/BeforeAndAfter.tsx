import { type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { Definition } from '../../../src/model/definition.ts';
import type { LocalizedText } from '../../../src/model/step-kind.ts';
import { useLanguage, useT } from '../../../src/ui/language.tsx';
import { PhoneFrame, roomForPhones } from '../PhoneFrame.tsx';
import type { Stage } from '../stage.ts';
import type { ChangesResult, ChangeWalk, VersionWalk, WalkedVersions } from '../wire.ts';
import { showFirstDifference } from './first-difference.ts';
import { request } from './request.ts';
import { useStage } from './use-stage.ts';
import type { Workspace } from './workspace.ts';

interface BeforeAndAfterProps {
  /** What changed, in a sentence. */
  title: string;
  walk: ChangeWalk;
  since: ChangesResult['since'];
  workspace: Workspace;
}

/** A button that opens two phones, each at the end of the walk in one of the versions. Nothing of them is there before. */
export function BeforeAndAfter({ title, ...phones }: BeforeAndAfterProps) {
  const t = useT();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        {t({ zh: '看前后对照…', en: 'See before and after…' })}
      </button>
      {isOpen && (
        <dialog
          ref={dialog}
          className="versions"
          aria-labelledby={id}
          onClose={() => setIsOpen(false)}
        >
          <div className="bar">
            <h2 id={id}>{title}</h2>
            <button type="button" onClick={() => dialog.current?.close()}>
              {t({ zh: '关闭', en: 'Close' })}
            </button>
          </div>
          <Phones {...phones} />
        </dialog>
      )}
    </>
  );
}

const captions: Record<ChangesResult['since'], LocalizedText> = {
  commit: { zh: '之前（上次提交）', en: 'Before (the last commit)' },
  saved: { zh: '之前（已保存的）', en: 'Before (as saved)' },
};

function Phones({ walk, since, workspace }: Omit<BeforeAndAfterProps, 'title'>) {
  const t = useT();
  const versions = useVersions(walk, workspace);
  if (!versions) return <p className="quiet">{t({ zh: '比较中…', en: 'comparing…' })}</p>;
  return <BothPhones versions={versions} walk={walk} since={since} />;
}

interface BothPhonesProps extends Pick<BeforeAndAfterProps, 'walk' | 'since'> {
  versions: WalkedVersions;
}

function BothPhones({ versions, walk, since }: BothPhonesProps) {
  const t = useT();
  const phones = useRef<HTMLDivElement>(null);
  useFirstDifference(phones);
  return (
    <div ref={phones} className="both">
      <Phone caption={t(captions[since])} definition={versions.before} walk={walk.before} />
      <Phone caption={t({ zh: '现在', en: 'Now' })} definition={versions.after} walk={walk.after} />
    </div>
  );
}

/** As they were when it was opened. */
function useVersions(
  { funder, before, after }: ChangeWalk,
  workspace: Workspace,
): WalkedVersions | undefined {
  const [versions, setVersions] = useState<WalkedVersions>();
  useEffect(() => {
    let isAwaited = true;
    const flows = { before: before.flow, after: after.flow };
    void request<WalkedVersions | null>('versions', {
      texts: workspace.texts(),
      funder,
      ...flows,
    }).then(
      (result) => isAwaited && setVersions(result ?? undefined),
      () => undefined,
    );
    return () => {
      isAwaited = false;
    };
  }, [workspace, funder, before.flow, after.flow]);
  return versions;
}

/** Milliseconds between two looks, and how many: the phones load, and walk. */
const [pause, looks] = [400, 40];

/** Once both phones stand still; later they are scrolled by hand alone. */
function useFirstDifference(phones: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    let [left, before] = [looks, ''];
    const timer = setInterval(() => {
      const frames = [...(phones.current?.querySelectorAll('iframe') ?? [])];
      const [one, other] = frames.map(({ contentDocument }) => contentDocument);
      const now = [one, other].map((page) => page?.body.textContent ?? '');
      const isStill = now.every((text) => text !== '') && now.join('\n') === before;
      before = now.join('\n');
      const isDone = one && other && isStill && showFirstDifference(one, other);
      if (isDone || --left === 0) clearInterval(timer);
    }, pause);
    return () => clearInterval(timer);
  }, [phones]);
}

interface PhoneProps {
  caption: string;
  definition: Definition;
  walk: VersionWalk;
}

function Phone({ caption, definition, walk }: PhoneProps) {
  const t = useT();
  const language = useLanguage();
  const [stage, setStage] = useState<Stage>();
  const [isWhole, setIsWhole] = useState(true);
  const [scale] = useState(() => roomForPhones(2));
  const walking = useStage(stage)?.walking;
  const start = useCallback(
    (started: Stage) => {
      started.load(definition);
      started.language(language);
      setIsWhole(started.follow(walk));
      setStage(started);
    },
    [definition, walk, language],
  );
  useEffect(() => () => stage?.close(), [stage]);
  const stuck = walking?.playing === false && !walking.verdict ? walking.words : undefined;
  return (
    <figure>
      <figcaption>{caption}</figcaption>
      <PhoneFrame address="/phone.html" title={caption} scale={scale} onStage={start} />
      {!isWhole && <p className="quiet">{t(notThere)}</p>}
      {stuck && <p className="bad">{t(stuck)}</p>}
    </figure>
  );
}

const notThere: LocalizedText = {
  zh: '这个版本走不到那里，这是能走到的最后一页。',
  en: 'This version does not come there: the last page it comes to.',
};
