import type { SignatureProps } from './signature-props.ts';
import { useState } from 'react';
import { Drawn } from './Drawn.tsx';
import { Typed } from './Typed.tsx';

/** Drawn with the finger, or typed by those who cannot draw. */
export function Signature(props: SignatureProps) {
  const [typing, setTyping] = useState(false);
  const [attempt, setAttempt] = useState(0);
  return typing ? (
    <Typed {...props} onDraw={() => setTyping(false)} />
  ) : (
    <Drawn
      {...props}
      key={attempt}
      onRetry={() => setAttempt(attempt + 1)}
      onType={() => setTyping(true)}
    />
  );
}
