import { type RefObject, useEffect, useRef, useState } from 'react';
import type SignaturePad from 'signature_pad';
import { createStrokeScaler, spanOf } from './strokes.ts';

type SignatureResult = { type: 'picture'; picture: string } | { type: 'missing' | 'tooShort' };

/** Pixels: what spans less is a slip of the finger, not a name. */
const smallestSpan = 40;

/** A place to draw on, loaded when it is needed, that keeps what is drawn when the phone is turned. */
export function usePad(canvas: RefObject<HTMLCanvasElement | null>) {
  const pad = useRef<SignaturePad>(undefined);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');

  useEffect(() => {
    let isUnmounted = false;
    let stopWatching = () => {};
    import('signature_pad')
      .then(({ default: Pad }) => {
        const element = canvas.current;
        if (isUnmounted || element === null) return;
        const made = new Pad(element, {
          penColor: '#111',
          throttle: 0,
          minWidth: 0.8,
          maxWidth: 3,
        });
        pad.current = made;
        stopWatching = watchSize(element, made);
        setState('ready');
      })
      .catch(() => !isUnmounted && setState('failed'));
    return () => {
      isUnmounted = true;
      stopWatching();
      pad.current?.off();
      pad.current = undefined;
    };
  }, [canvas]);

  return {
    ready: state === 'ready',
    failed: state === 'failed',
    undo: () => pad.current?.fromData(pad.current.toData().slice(0, -1)),
    clear: () => pad.current?.clear(),
    take: (): SignatureResult => resultOf(pad.current),
  };
}

function resultOf(pad: SignaturePad | undefined): SignatureResult {
  if (pad === undefined || pad.isEmpty()) return { type: 'missing' };
  if (spanOf(pad.toData()) < smallestSpan) return { type: 'tooShort' };
  return { type: 'picture', picture: pad.toDataURL('image/png') };
}

/** Gives the canvas as many dots as the screen has, and fits what was drawn into its new size. */
function watchSize(element: HTMLCanvasElement, pad: SignaturePad): () => void {
  let before = { width: 0, height: 0 };
  const scaleToPad = createStrokeScaler();
  const fit = () => {
    const now = { width: element.clientWidth, height: element.clientHeight };
    if (now.width === before.width && now.height === before.height) return;
    const strokes = pad.toData();
    const ratio = Math.max(window.devicePixelRatio || 1, 1);
    element.width = now.width * ratio;
    element.height = now.height * ratio;
    element.getContext('2d')?.scale(ratio, ratio);
    pad.fromData(scaleToPad(strokes, before, now));
    before = now;
  };
  fit();
  window.addEventListener('resize', fit);
  return () => window.removeEventListener('resize', fit);
}
