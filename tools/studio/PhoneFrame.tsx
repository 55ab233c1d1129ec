import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Stage } from './stage.ts';

const width = 390;
const height = 844;

declare global {
  interface HTMLElementEventMap {
    /** The phone in a frame has started. */
    stage: CustomEvent<Stage>;
  }
}

interface PhoneFrameProps {
  address: string;
  title: string;
  onStage?: (stage: Stage) => void;
  /** Of the real size; absent: as large as the window allows. */
  scale?: number;
}

/** A phone of 390 × 844, made smaller where the window has no room for it. */
export function PhoneFrame({ address, title, onStage, scale: fixed }: PhoneFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const windowScale = useWindowScale();
  const scale = fixed ?? windowScale;
  useLayoutEffect(() => {
    const { current } = frame;
    const listen = ({ detail }: CustomEvent<Stage>) => onStage?.(detail);
    current?.addEventListener('stage', listen);
    return () => current?.removeEventListener('stage', listen);
  }, [onStage]);
  return (
    <div className="phone" style={{ width: width * scale + 20, height: height * scale + 20 }}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of our own, which hands its stage out */}
      <iframe
        ref={frame}
        src={address}
        title={title}
        width={width}
        height={height}
        loading={fixed === undefined ? 'eager' : 'lazy'}
        style={{ transform: `scale(${scale})` }}
      />
    </div>
  );
}

function useWindowScale(): number {
  const [scale, setScale] = useState(scaleForWindow);
  useEffect(() => {
    const update = () => setScale(scaleForWindow());
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, []);
  return scale;
}

/** Height of what is above and below the phone, in pixels. */
const around = 190;

/** Then it stands alone, below the rest. */
const narrow = '(max-width: 900px), (max-height: 420px)';

/** At least half of its size, to stay readable. */
function scaleForWindow(): number {
  if (window.matchMedia(narrow).matches) return Math.min(1, (window.innerWidth - 60) / width);
  const scale = Math.min(1, (window.innerHeight - around) / height, window.innerWidth / 4 / width);
  return Math.max(0.5, scale);
}

/** Of the real size, for phones beside each other in a dialog; as small as need be, to see all of them. */
export function roomForPhones(phones: number): number {
  const [frame, gap] = [20, 12];
  const across = (window.innerWidth * 0.96 - 40 - gap * (phones - 1)) / phones - frame;
  const down = window.innerHeight * 0.94 - 200 - frame;
  return Math.min(1, across / width, Math.max(down / height, 0.5));
}
