import { useEffect, useState } from 'react';
import { useLanguage, useT } from '../../../src/ui/language.tsx';
import type { LocalizedText } from '../../../src/model/step-kind.ts';
import type { ChangesResult, FunderName, ShownChange } from '../wire.ts';
import { BeforeAndAfter } from './BeforeAndAfter.tsx';
import { request } from './request.ts';
import type { ChecksState } from './checks.ts';
import { Commit } from './Commit.tsx';
import { SourceLink } from './SourceLink.tsx';
import type { StudioParts } from './open-studio.ts';

interface ChangesProps {
  parts: StudioParts;
  checked: ChecksState;
  funder: string;
}

/** What the texts do differently from the last commit, and whom it reaches. */
export function Changes({ parts, checked, funder }: ChangesProps) {
  const t = useT();
  const result = useChanges(parts, checked, funder);
  if (result === undefined)
    return <p className="quiet">{t({ zh: '比较中…', en: 'comparing…' })}</p>;
  const { since, changes, broken } = result;
  // A kind of payment is everybody's.
  const isOwn = ({ funders }: ShownChange) => funders.length === 0 || funders.includes(funder);
  const own = changes.filter(isOwn);
  const others = changes.filter((one) => !isOwn(one));
  const list = (some: readonly ShownChange[]) => (
    <ul className="changes">
      {some.map((change) => (
        <Change
          key={JSON.stringify([change.sentence, change.at, change.funders])}
          change={change}
          others={change.funders.filter((code) => code !== funder)}
          funders={checked.funders}
          since={since}
          parts={parts}
        />
      ))}
    </ul>
  );
  return (
    <>
      {changes.length === 0 && <p className="quiet">{t(nothing[since])}</p>}
      {broken.length > 0 && (
        <p className="quiet">
          {t({
            zh: `有问题、暂不比较的资方：${namesOf(broken, checked.funders, 'zh')}`,
            en: `Not compared until mended: ${namesOf(broken, checked.funders, 'en')}`,
          })}
        </p>
      )}
      {list(own)}
      {others.length > 0 && (
        <details className="changes-of-others">
          <summary>
            {t({
              zh: `与本资方无关的变化（${others.length}）`,
              en: `Changes that do not reach this funder (${others.length})`,
            })}
          </summary>
          {list(others)}
        </details>
      )}
      {since === 'commit' && <Commit parts={parts} changes={result} funders={checked.funders} />}
    </>
  );
}

const nothing: Record<ChangesResult['since'], LocalizedText> = {
  commit: {
    zh: '与上次提交相比，客户和平台看不到任何变化。',
    en: 'Neither customers nor the platform notice anything since the last commit.',
  },
  saved: {
    zh: '与已保存的相比，客户和平台看不到任何变化。',
    en: 'Neither customers nor the platform notice anything of what is not saved.',
  },
};

const classes: Record<ShownChange['class'], LocalizedText> = {
  breaking: { zh: '重要', en: 'important' },
  changed: { zh: '变化', en: 'changed' },
  words: { zh: '文字', en: 'words' },
};

function Change({
  change,
  others,
  funders,
  since,
  parts: { workspace },
}: {
  change: ShownChange;
  others: string[];
  funders: readonly FunderName[];
  since: ChangesResult['since'];
  parts: StudioParts;
}) {
  const t = useT();
  const language = useLanguage();
  const { sentence, details, at, walk } = change;
  return (
    <li>
      <p>
        <span className={change.class === 'breaking' ? 'tag bad' : 'tag'}>
          {t(classes[change.class])}
        </span>{' '}
        {sentence[language]} {at && <SourceLink workspace={workspace} {...at} />}
      </p>
      {details.map(({ setting, before, after }) => (
        <p key={`${setting} ${before.en} ${after.en}`} className="quiet">
          {setting}
          {t({ zh: '：', en: ': ' })}
          {after[language] === '' && t({ zh: '去掉 ', en: 'without ' })}
          {before[language] !== '' && <del>{before[language]}</del>}
          {before[language] === '' ? t({ zh: '新增 ', en: 'added ' }) : after[language] && ' → '}
          {after[language] !== '' && <ins>{after[language]}</ins>}
        </p>
      ))}
      {others.length > 0 && (
        <p className="others">
          {t({
            zh: `也影响另外 ${others.length} 家：${namesOf(others, funders, 'zh')}`,
            en: `Also reaches ${others.length} others: ${namesOf(others, funders, 'en')}`,
          })}
        </p>
      )}
      {walk && (
        <BeforeAndAfter
          title={sentence[language]}
          walk={walk}
          since={since}
          workspace={workspace}
        />
      )}
    </li>
  );
}

function namesOf(
  codes: readonly string[],
  funders: readonly FunderName[],
  language: 'zh' | 'en',
): string {
  return codes
    .map((code) => funders.find((one) => one.code === code)?.name?.[language] ?? code)
    .join(language === 'zh' ? '、' : ', ');
}

/** Requested again after every check. */
function useChanges({ workspace }: StudioParts, { texts }: ChecksState, funder: string) {
  const [result, setResult] = useState<ChangesResult>();
  useEffect(() => {
    let isAwaited = true;
    if (!texts) return undefined;
    void request<ChangesResult>('changes', { texts: workspace.texts(), funder }).then(
      (result) => isAwaited && setResult(result),
      () => undefined,
    );
    return () => {
      isAwaited = false;
    };
  }, [workspace, texts, funder]);
  return result;
}
