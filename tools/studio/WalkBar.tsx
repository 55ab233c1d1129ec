import type { Stage, Walking } from './stage.ts';

/** How an example goes, and the ways to hold it or take one step of it. */
export function WalkBar({ stage, walking }: { stage: Stage; walking: Walking }) {
  const { verdict, playing, words } = walking;
  if (verdict) {
    const good = verdict.ends === verdict.expected;
    return (
      <output className={good ? 'verdict good' : 'verdict bad'}>
        {good
          ? `Ended as it says: ${verdict.ends}.`
          : `Ended as "${verdict.ends}"; the example says "${verdict.expected}".`}
      </output>
    );
  }
  return (
    <div className="walk">
      <button type="button" onClick={() => stage.play(!playing)}>
        {playing ? 'Pause' : 'Play'}
      </button>
      <button type="button" onClick={() => stage.next()} disabled={playing}>
        Next
      </button>
      <button type="button" onClick={() => stage.hurry()}>
        To the end
      </button>
      <output>{words || '…'}</output>
    </div>
  );
}
