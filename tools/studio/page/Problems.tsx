import { useSyncExternalStore } from 'react';
import { useT } from '../../../src/ui/language.tsx';
import { useLanguage } from '../../../src/ui/language.tsx';
import type { ChecksState } from './checks.ts';
import { Hint } from './hint/Hint.tsx';
import { SourceLink } from './SourceLink.tsx';
import type { Workspace } from './workspace.ts';

/** Those of the file that is shown first. */
export function Problems({ workspace, checked }: { workspace: Workspace; checked: ChecksState }) {
  const t = useT();
  const language = useLanguage();
  const { file } = useSyncExternalStore(workspace.subscribe, workspace.state);
  const { problems, isWhole } = checked;
  if (problems.length === 0 && !isWhole)
    return <p className="quiet">{t({ zh: '检查中…', en: 'checking…' })}</p>;
  if (problems.length === 0)
    return (
      <>
        <p className="quiet">{t({ zh: '没有问题。', en: 'Nothing to mend.' })}</p>
        <p className="quiet">
          {t({
            zh: '这里没有检查对所有路径的要求（flows/properties.yaml）：请运行 npm run properties。',
            en: 'What must hold on every walk (flows/properties.yaml) is not looked at here: run npm run properties.',
          })}
        </p>
      </>
    );
  const here = (one: { file: string }) => Number(one.file === file);
  return (
    <ul className="problems">
      {problems
        .toSorted((a, b) => here(b) - here(a))
        .map((problem) => (
          <li
            key={`${problem.file} ${problem.from.line} ${problem.from.column} ${problem.message.en}`}
          >
            <SourceLink workspace={workspace} file={problem.file} from={problem.from} />
            <p>{problem.message[language]}</p>
            {problem.hint && (
              <p className="quiet">
                <Hint text={problem.hint[language]} />
              </p>
            )}
            {problem.fixes.map(({ title, edits }) => (
              <button
                key={title.en}
                type="button"
                onClick={() => void workspace.apply(edits).then(() => workspace.view.focus())}
              >
                {title[language]}
              </button>
            ))}
          </li>
        ))}
    </ul>
  );
}
