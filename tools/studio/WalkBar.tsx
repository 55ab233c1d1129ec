import { useT } from '../../src/ui/language.tsx';
import { endInWords } from './naming/state-words.ts';
import type { Stage } from './stage.ts';
import type { Walking } from './stage-state.ts';

/** How an example goes, and the ways to hold it or take one step of it. */
export function WalkBar({ stage, walking }: { stage: Stage; walking: Walking }) {
  const t = useT();
  const { verdict, playing, words } = walking;
  if (verdict) {
    const good = verdict.ends === verdict.expected;
    const ends = { ends: t(endInWords(verdict.ends)), expected: t(endInWords(verdict.expected)) };
    return (
      <output className={good ? 'verdict good' : 'verdict bad'}>
        {good
          ? t({ zh: '与示例一致：{ends}。', en: 'Ended as it says: {ends}.' }, ends)
          : t(
              {
                zh: '结束于“{ends}”，示例写的是“{expected}”。',
                en: 'Ended as "{ends}"; the example says "{expected}".',
              },
              ends,
            )}
      </output>
    );
  }
  return (
    <div className="walk">
      <button type="button" onClick={() => stage.play(!playing)}>
        {playing ? t({ zh: '暂停', en: 'Pause' }) : t({ zh: '播放', en: 'Play' })}
      </button>
      <button type="button" onClick={() => stage.next()} disabled={playing}>
        {t({ zh: '下一步', en: 'Next' })}
      </button>
      <button type="button" onClick={() => stage.hurry()}>
        {t({ zh: '到结尾', en: 'To the end' })}
      </button>
      <output>{words ? t(words) : '…'}</output>
    </div>
  );
}
